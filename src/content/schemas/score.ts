/** A score is published, and ranked, in millionths: sums of binary fractions would part 0.1 × 3 from 0.3. */
const steps = 1_000_000;

/** A score as it is published. Adding zero turns -0 into 0. */
export const roundScore = (exact: number): number => Math.round(exact * steps) / steps + 0;
