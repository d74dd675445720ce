/** What the search index holds ready for broad beginnings of words: as many products as have such words, best first. */
import type { SearchHead } from '../search/index-files.ts';
import type { PublishedFiles } from './published-files.ts';
import { headFile, type ProductList, readBest } from './search-index.ts';
import type { Report } from './violation.ts';

/** As many as the page of the search shows. */
const shown = 50;

export class BestLists {
	/** Numbers of the products that have a term which begins so. */
	readonly #products: ReadonlyMap<string, Set<number>>;

	constructor({ best }: SearchHead) {
		this.#products = new Map(best.map(([beginning]) => [beginning, new Set()]));
	}

	add({ kind, key, numbers }: ProductList): void {
		if (kind !== 'terms') return;
		for (const [beginning, products] of this.#products) {
			if (key.startsWith(beginning)) for (const number of numbers) products.add(number);
		}
	}

	check(files: PublishedFiles, { best }: SearchHead, report: Report): void {
		for (const [beginning, name] of best) {
			const products = this.#products.get(beginning) ?? new Set();
			const { file, total, scored } = readBest(files, name, report);
			const say = (message: string) => report({ file, pointer: '', message });
			if (total !== products.size)
				say(`says that \`${beginning}\` begins words of ${total} products instead of ${products.size}.`);
			if (scored.length < Math.min(products.size, shown)) say(`has ${scored.length} products instead of ${shown}.`);
			const seen = new Set<number>();
			for (const [number] of scored) {
				if (!products.has(number)) say(`leads from \`${beginning}\` to the number ${number}, which has no such word.`);
				if (seen.has(number)) say(`has the number ${number} again.`);
				seen.add(number);
			}
		}
		if (this.#products.size < best.length)
			report({ file: headFile, pointer: '/best', message: 'has a beginning again.' });
	}
}
