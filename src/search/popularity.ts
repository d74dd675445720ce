/** How popular products are: a gentle prior, which decides between products that match alike. */
import { groupCapacity, groupsOfPopularity, type PopularityFile, type SearchHead } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import { unpackNumbers } from './packed-numbers.ts';

/** The highest step. */
const maximumStep = 15;

/** What a step adds to a score. */
const stepWeight = 0.06;

/** By what the score of a product is multiplied. */
export type Prior = (product: number) => number;

export const priorOf = (step: number): number => 1 + stepWeight * step;

/** Doubles from step to step, so that it changes seldom. @param score - Of the best week. */
export const stepOf = (score: number): number => Math.min(maximumStep, Math.floor(Math.log2(Math.max(0, score) + 1)));

export async function readPrior(reader: IndexReader, head: SearchHead): Promise<Prior> {
	const files = await Promise.all(head.popularity.map((name) => reader.file<PopularityFile>(name)));
	const steps = new Uint8Array(head.groups.length * groupCapacity);
	for (const [at, groups] of files.entries()) {
		for (const [group, packed] of groups.entries()) {
			steps.set(unpackNumbers(packed), (at * groupsOfPopularity + group) * groupCapacity);
		}
	}
	return (product) => priorOf(steps[product] ?? 0);
}
