/** Reads the files of parts of names. */
import type { NamePartFile } from './index-files.ts';
import { unpackNumbers } from './packed-numbers.ts';

const space = 32;

/**
 * The products, packed, of each part that begins so. A file has thousands of parts, of which few do: none of them is put
 * together, and letters are compared only where a part differs from the one before.
 */
export function productsOfPart([shared, rests, products]: NamePartFile, beginning: string): string[] {
	let first = 0;
	let count = 0;
	/** Letters of the beginning with which the part at hand begins. */
	let matched = 0;
	let at = 0;
	for (const [index, alike] of unpackNumbers(shared).entries()) {
		if (alike <= matched) {
			matched = alike;
			while (matched < beginning.length && rests.charCodeAt(at) === beginning.charCodeAt(matched)) {
				matched++;
				at++;
			}
		}
		while (at < rests.length && rests.charCodeAt(at) !== space) at++;
		at++;
		if (matched === beginning.length) {
			if (count === 0) first = index;
			count++;
		} else if (count > 0) break;
	}
	return count === 0 ? [] : entriesOf(products, first, count);
}

/** Some of the texts between spaces. */
function entriesOf(text: string, first: number, count: number): string[] {
	let start = 0;
	for (let index = 0; index < first; index++) start = text.indexOf(' ', start) + 1;
	let end = start - 1;
	for (let index = 0; index < count && end < text.length; index++) {
		const next = text.indexOf(' ', end + 1);
		end = next < 0 ? text.length : next;
	}
	return text.slice(start, end).split(' ');
}
