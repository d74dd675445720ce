/** What readers of times share: years and months. */

import type { Token } from '../tokens.ts';
import type { Calendar, TimeSpan } from './calendar.ts';
import { monthNames, ofWords } from './time-words.ts';

/** A span of time in a sentence; `undefined` is one that no calendar has, such as week 99. */
export interface FoundTime {
	readonly from: number;
	/** Behind the last token. */
	readonly end: number;
	readonly span: TimeSpan | undefined;
	/** Whether the sentence says that another one is meant. */
	readonly isTakenBack?: boolean;
}

export type Found = readonly [length: number, span: TimeSpan | undefined];
/** What begins at a token. */
export type Reader = (tokens: readonly Token[], at: number, calendar: Calendar) => Found | undefined;

export const yearOf = (key: string | undefined): number | undefined =>
	key !== undefined && /^(?:19|20)\d\d$/.test(key) ? Number(key) : undefined;

/** How many tokens a year behind this place takes, with `of` or `in` before it. */
export function yearBehind(tokens: readonly Token[], at: number): readonly [length: number, year: number | undefined] {
	const plain = yearOf(tokens[at]?.key);
	if (plain !== undefined) return [1, plain];
	const other = ofWords.has(tokens[at]?.key ?? '') ? yearOf(tokens[at + 1]?.key) : undefined;
	return other === undefined ? [0, undefined] : [2, other];
}

export const monthOf = (key: string | undefined): number => monthNames.findIndex((names) => names.has(key ?? '')) + 1;
