/** Request targets of the load tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPerPage, perPageBounds } from '../../src/contract/limits.ts';
import { Random } from '../seed/random.ts';

export interface ServeCase {
	readonly name: string;
	readonly targets: readonly string[];
	/** The targets, one per line. */
	readonly file: string;
}

/**
 * @param folder - For the lists of targets.
 * @param slugs - Of every product.
 */
export function serveCases(folder: string, slugs: readonly string[]): ServeCase[] {
	const random = new Random(1);
	const shuffled = random.sample(slugs, Math.min(slugs.length, 5_000));
	const page = (size: number): string =>
		`/api/products?page=${random.integer(1, Math.ceil(slugs.length / size))}&per_page=${size}`;
	const composed = random.list(20_000, () => page(random.integer(perPageBounds.minimum, perPageBounds.maximum)));
	// As large as composed ones on average.
	const built = random.list(20_000, () => page(defaultPerPage));
	const cases: readonly (readonly [string, readonly string[]])[] = [
		['one product', shuffled.slice(0, 1).map((slug) => `/api/products/${slug}`)],
		[`${shuffled.length} products`, shuffled.map((slug) => `/api/products/${slug}`)],
		['any page as built', built],
		['any page, any size', composed],
		['HTML pages', shuffled.map((slug) => `/products/${slug}`)],
	];
	return cases.map(([name, targets], index) => {
		const file = join(folder, `targets-${index}.txt`);
		writeFileSync(file, `${targets.join('\n')}\n`);
		return { name, targets, file };
	});
}
