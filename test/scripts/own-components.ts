/** Components of a board in the place of the software's, each marked so that a test finds it on a page. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { listFiles } from '../../src/build/files.ts';
import { writeFiles } from '../content/content-folder.ts';

const parts = ['Home', 'Week', 'Product', 'ProductItem', 'Place', 'Category', 'NotFound'] as const;
type Part = (typeof parts)[number];

const head = (name: Part, imports = '') =>
	`---\nimport type { ${name}Props } from 'launch-catalog/catalog';\n${imports}\ntype Props = ${name}Props;\n---\n`;

/** What each shows of its props. */
const replacements: Readonly<Record<Part, string>> = {
	Home: '<h1>Home of {Astro.props.layout.site.name}: {Astro.props.lead?.places.length} lead</h1>',
	Week: '<h1>Week {Astro.props.period.slug}: {Astro.props.count}</h1>',
	Product: `<h1>Product {product.slug}, beside {Astro.props.related.similar.length}</h1>
<Markdown text={product.description} />
{product.icon && <img src={iconFile(product.slug)} alt="" />}
{screenshot && <img {...screenshot} />}
<a href={listPage(layout, 'license', license)}>{license}</a><a href={productPage(product.slug)}>Here</a>`,
	ProductItem: '<li><a href={"/products/" + Astro.props.product.slug}>Item {Astro.props.product.name}</a></li>',
	Place: '<li><a href={"/products/" + Astro.props.place.product}>Place {Astro.props.place.position}</a></li>',
	Category: '<h1>Category {Astro.props.category.slug}: {Astro.props.items.length}</h1>',
	NotFound: '<h1>Nothing at {Astro.props.layout.base_url}</h1>',
};

const productParts = `import { iconFile, listPage, productPage, screenshotOf } from 'launch-catalog/catalog';
import Markdown from 'launch-catalog/components/Markdown.astro';
const { layout, product } = Astro.props;
const screenshot = screenshotOf(product);
const license = product.own?.['license'];
`;

/** The slots of each, beside the one without a name. */
const slots: Readonly<Record<Part, readonly string[]>> = {
	Home: ['after-week'],
	Week: ['before-list'],
	Product: ['after-facts'],
	ProductItem: ['in-link'],
	Place: [],
	Category: ['before-list'],
	NotFound: [],
};

function wrapper(name: Part): string {
	const filled = slots[name].map((slot) => `\t<i slot="${slot}">${name} ${slot}</i>\n`);
	const imported = `import ${name} from 'launch-catalog/components/${name}.astro';\n`;
	return `${head(name, imported)}<${name} {...Astro.props}>\n${filled.join('')}\t<i>${name} default</i>\n</${name}>\n`;
}

const written = (board: string, textOf: (name: Part) => string): string =>
	writeFiles(board, Object.fromEntries(parts.map((name) => [`src/components/${name}.astro`, textOf(name)])));

export const replaceAll = (board: string) =>
	written(board, (name) => `${head(name, name === 'Product' ? productParts : '')}${replacements[name]}\n`);

export const wrapAll = (board: string) => written(board, wrapper);

export function removeAll(board: string): void {
	for (const name of parts) rmSync(join(board, `src/components/${name}.astro`));
}

/** The pages on which each component is, of a board with a product in a week. */
const shownOn: Readonly<Record<Part, string>> = {
	Home: 'index.html',
	Week: 'launches/WEEK.html',
	Product: 'products/product-001.html',
	ProductItem: 'products.html',
	Place: 'launches/WEEK.html',
	Category: 'categories/CATEGORY.html',
	NotFound: '404.html',
};

interface Published {
	readonly client: string;
	readonly week: string;
	readonly category: string;
}

const shown = ({ client, week, category }: Published, name: Part): string =>
	readFileSync(join(client, shownOn[name].replace('WEEK', week).replace('CATEGORY', category)), 'utf8');

export function expectReplaced(published: Published): void {
	const { week, category } = published;
	const texts: Readonly<Record<Part, RegExp>> = {
		Home: /<h1>Home of Acme: \d+ lead</,
		Week: new RegExp(`<h1>Week ${week}: \\d+<`),
		Product: new RegExp(
			[
				'<h1>Product product-001, beside \\d+</h1>',
				'<div class="prose"><p dir="ltr">A description with a <a href="https://maker.example/docs" .*</div>',
				'<img src="/icons/product-001.png" alt="">',
				'<img src="/screenshots/product-001-800.webp" srcset="[^"]*" width="800" height="800" alt="A board">',
				'<a href="/by/license/c-f1deb75f">C\\+\\+</a><a href="/products/product-001">',
			].join('\\s*'),
			's',
		),
		ProductItem: /<li><a href="\/products\/product-001">Item Product 001</,
		Place: /<li><a>Place 1</,
		Category: new RegExp(`<h1>Category ${category}: \\d+<`),
		NotFound: /<h1>Nothing at https:\/\/board\.example</,
	};
	// The preview of the form for launches has the only leaderboard that these leave, without addresses.
	const form = readFileSync(join(published.client, 'launch.html'), 'utf8');
	for (const name of parts) expect(name === 'Place' ? form : shown(published, name)).toMatch(texts[name]);
}

/** That each slot is on its page, and nothing is left of components that replaced the software's. */
export function expectWrapped(published: Published): void {
	for (const name of parts) {
		for (const slot of [...slots[name], 'default']) expect(shown(published, name)).toContain(`<i>${name} ${slot}</i>`);
	}
	const pages = listFiles(published.client).filter((path) => path.endsWith('.html'));
	const stale = pages.filter((path) =>
		/<h1>(?:Home|Week|Product|Category|Nothing) |<a[^>]*>(?:Item|Place) /.test(
			readFileSync(join(published.client, path), 'utf8'),
		),
	);
	expect(stale).toEqual([]);
}
