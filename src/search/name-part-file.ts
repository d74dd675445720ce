/** Reads the files of parts of names. */
import type { NamePartFile } from './index-files.ts';
import { unpackNumbers } from './packed-numbers.ts';

export type PartOfNames = readonly [part: string, products: string];

/** Each part as a whole. */
export function partsIn([shared, rests, products]: NamePartFile): PartOfNames[] {
	const [restList, productList] = [rests.split(' '), products.split(' ')];
	let part = '';
	return Array.from(unpackNumbers(shared), (alike, at): PartOfNames => {
		part = part.slice(0, alike) + restList[at];
		return [part, productList[at] ?? ''];
	});
}
