/** Facts that no catalog says of a product: its profit, its staff. */
import type { Reading } from '../reading.ts';
import { wordSet } from '../tokens.ts';

/** Where no product is named, they may be what one is looked for: `track my income`. */
const facts =
	wordSet(`profit profits turnover income earnings verdient verdienst einnahmen investors investoren staff headcount roadmap
	mailadresse telefonnummer margin gewinnmarge`);

/** Of a sentence about a product. */
export const asksForUnknownFact = ({ tokens, signs }: Reading): boolean =>
	signs.has('unknownFacts') || tokens.some(({ key }) => facts.has(key));
