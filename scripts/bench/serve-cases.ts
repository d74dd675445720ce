/** Request targets of the load tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPerPage, perPageBounds } from '../../src/contract/limits.ts';
import { Random } from '../seed/random.ts';

/**
 * @param folder - For files with one target per line.
 * @param slugs - Of every product.
 * @returns The files, by what they request.
 */
export function serveCases(folder: string, slugs: readonly string[]): ReadonlyMap<string, string> {
	const random = new Random(1);
	const shuffled = random.sample(slugs, Math.min(slugs.length, 5_000));
	const page = (size: number): string =>
		`/api/products?page=${random.integer(1, Math.ceil(slugs.length / size))}&per_page=${size}`;
	const cases: readonly (readonly [string, readonly string[]])[] = [
		[`${shuffled.length} products`, shuffled.map((slug) => `/api/products/${slug}`)],
		['any page as built', random.list(20_000, () => page(defaultPerPage))],
		[
			'any page, any size',
			random.list(20_000, () => page(random.integer(perPageBounds.minimum, perPageBounds.maximum))),
		],
		['HTML pages', shuffled.map((slug) => `/products/${slug}`)],
	];
	return new Map(
		cases.map(([name, targets], index) => {
			const file = join(folder, `targets-${index}.txt`);
			writeFileSync(file, `${targets.join('\n')}\n`);
			return [name, file];
		}),
	);
}
