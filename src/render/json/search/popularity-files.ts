/** How popular products are, by their numbers: the score of the best week of each, in steps. */
import type { Product } from '../../../catalog/catalog.ts';
import { groupsOfPopularity, type PopularityFile } from '../../../search/index-files.ts';
import { packNumbers } from '../../../search/packed-numbers.ts';
import { stepOf } from '../../../search/popularity.ts';
import type { Group } from './number-products.ts';

export const stepOfProduct = ({ launches, votes }: Product): number =>
	stepOf(launches.length === 0 ? votes : Math.max(...launches.map(({ score }) => score)));

export function popularityFiles(groups: readonly Group[]): PopularityFile[] {
	const packed = groups.map(({ numbered }) => packNumbers(numbered.map(stepOfProduct)));
	const count = Math.ceil(packed.length / groupsOfPopularity);
	return Array.from({ length: count }, (_, at) => packed.slice(at * groupsOfPopularity, (at + 1) * groupsOfPopularity));
}
