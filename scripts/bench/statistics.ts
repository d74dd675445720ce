/** The middle value; the mean of the two middle ones when their number is even. @param values - At least one. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length / 2;
	const [upper = Number.NaN, lower = upper] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle) - 1]];
	return (upper + lower) / 2;
}

/** Median, minimum and maximum as three cells of a table. */
export function spread(values: readonly number[], format: (value: number) => string): string[] {
	return [median(values), Math.min(...values), Math.max(...values)].map(format);
}

/** The median of `a ÷ b` over the rounds in which both were measured, so that what slows a whole round cancels out. */
export function medianRatio(a: readonly number[], b: readonly number[]): number {
	return median(a.map((value, round) => value / (b[round] ?? Number.NaN)));
}

export const seconds = (value: number): string => `${value.toFixed(2)} s`;
export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const whole = (value: number): string => Math.round(value).toLocaleString('en');
export const ratio = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));
