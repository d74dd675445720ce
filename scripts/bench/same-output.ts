/** Whether Hugo has written what we have; a bench of two programs that do different work would measure nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { BuildError } from '../../src/build/build-error.ts';
import type { Catalog } from '../../src/catalog/catalog.ts';

/** So many products are compared, evenly spread. */
const compared = 200;

/**
 * Three files for each product, and the same JSON, Markdown and HTML in them. Left out are spaces between elements, the
 * names of style sheets and fonts, and the elements of descriptions, which two Markdown libraries write in their own way.
 *
 * @param theirs - Folder of Hugo's files.
 * @param ours - What our build publishes.
 * @throws {BuildError} when something differs.
 */
export function requireSameOutput(theirs: string, ours: string, { products }: Catalog): void {
	const count = readdirSync(theirs).length;
	if (count !== 3 * products.length) throw new BuildError(`Hugo wrote ${count} files for ${products.length} products.`);
	const step = Math.ceil(products.length / compared);
	for (const { slug } of products.filter((_, index) => index % step === 0)) {
		for (const [ending, folder, meaning] of [
			['json', 'api/products', jsonMeaning],
			['md', 'products', markdownMeaning],
			['html', 'products', htmlMeaning],
		] as const) {
			const [their, our] = [join(theirs, `${slug}.${ending}`), join(ours, folder, `${slug}.${ending}`)].map((path) =>
				meaning(readFileSync(path, 'utf8')),
			);
			if (!isDeepStrictEqual(their, our)) {
				const where = `\`${slug}.${ending}\``;
				throw new BuildError(
					`Hugo's templates say something else in ${where} than our views. Mend \`hugo-layouts.ts\`.\n${firstDifference(their, our)}`,
				);
			}
		}
	}
}

function firstDifference(...values: readonly unknown[]): string {
	const [their = '', our = ''] = values.map((value) => JSON.stringify(value));
	const at = Math.max(0, Array.from(our).findIndex((_, index) => our[index] !== their[index]) - 20);
	return `Hugo: …${their.slice(at, at + 90)}\nWe:   …${our.slice(at, at + 90)}`;
}

const jsonMeaning = (text: string): unknown => JSON.parse(text);

const markdownMeaning = (text: string): unknown => text.replace(/\s+/g, ' ').trim();

function htmlMeaning(text: string): unknown {
	const data = between(text, '<script type="application/ld+json">', '</script>');
	const prose = between(text, '<div class="prose">', '</div></div><aside');
	const page = text
		.replace(data, '')
		.replace(prose, () => prose.replace(/<[^>]*(?:>|$)|&[lg]t;|>/g, ' '))
		.replace(/\/_astro\/[^"/]+\.(\w+)/g, '$1')
		.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
			String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
		)
		.replace(/&quot;/g, '"')
		.replace(/\s+/g, ' ')
		.replace(/ ?([<>]) ?/g, '$1');
	return { page, data: JSON.parse(data) as unknown };
}

/** Empty where one of the two marks is missing. */
function between(text: string, start: string, end: string): string {
	const from = text.indexOf(start) + start.length;
	const to = text.indexOf(end, from);
	return from < start.length || to < 0 ? '' : text.slice(from, to);
}
