import { describe, expect, test } from 'vitest';
import { ownRouteIssues, unusedComponents, wholeDocuments } from '../../../src/build/check/own-routes.ts';

const none = { pages: [] };

/** A route from a file in `src/pages`. */
const route = (pattern: string, isOnDemand = false) => ({
	...{ pattern, entrypoint: '', path: `src/pages${pattern}.astro` },
	onDemand: isOnDemand ? { pattern, checksOrigin: true } : undefined,
});

const source = (name: string, text = '') => ({ name, file: name, text });

describe('ownRouteIssues', () => {
	test.each([
		[
			'/products/[slug]',
			'`/products/[slug]` belongs to the software. To change it, write `src/components/Product.astro`. For another page, rename the file or its folder.',
		],
		['/categories/[name]', expect.stringContaining('write `src/components/Category.astro`.')],
		['/launches/[week]', expect.stringContaining('write `src/components/Week.astro`.')],
		['/robots.txt', '`/robots.txt` belongs to the software. For another page, rename the file or its folder.'],
	])('says what to do instead of %s', (pattern, message) => {
		const issues = ownRouteIssues(none, [route(pattern)]);
		expect(issues).toEqual([{ path: `src/pages${pattern}.astro`, line: 1, column: 1, field: 'file', message }]);
	});

	test('leaves other paths alone, below names of the software too', () => {
		const patterns = ['/[slug]', '/deals/[slug]', '/products/deals', '/launches/[week]/extra'];
		expect(
			ownRouteIssues(
				none,
				patterns.map((pattern) => route(pattern)),
			),
		).toEqual([]);
	});

	test.each([
		[
			false,
			'Would be published twice: `content/pages/about.md` is published at this path. Rename one of the two, or move this file to `src/pages/about.astro`.',
		],
		[true, 'Never runs: `content/pages/about.md` is published at this path. Rename one of the two.'],
	])('names a page of the content at the same path (rendered on request: %s)', (isOnDemand, message) => {
		const pages = [{ slug: 'about' }] as unknown as Parameters<typeof ownRouteIssues>[0]['pages'];
		expect(ownRouteIssues({ pages }, [route('/about', isOnDemand)])).toMatchObject([{ message }]);
	});
});

describe('unusedComponents', () => {
	test('names a component that takes no place and that nothing imports', () => {
		const found = unusedComponents([source('components/Products.astro'), source('components/Sidebar.astro')]);
		expect(found.map(({ path, message }) => [path, message])).toEqual([
			[
				'src/components/Products.astro',
				'Is not used: the software has no component `Products`, and no file in `src` imports it. Did you mean `Product`?',
			],
			[
				'src/components/Sidebar.astro',
				expect.stringContaining('Rename it to one of `Head`, `Header`, `Footer`, `Home`, '),
			],
		]);
	});

	test('leaves parts of other components alone', () => {
		const own = source('components/Product.astro', "import Deal from './Deal.astro';");
		expect(unusedComponents([own, source('components/Deal.astro'), source('components/forms/Field.astro')])).toEqual(
			[],
		);
	});
});

test('a page with an `<html>` element of its own gets a note at its place', () => {
	const text = '---\n---\n<!doctype html>\n  <html lang="en"></html>';
	const found = wholeDocuments([source('pages/landing/index.astro', text), source('components/Head.astro', text)]);
	expect(found).toMatchObject([{ path: 'src/pages/landing/index.astro', line: 4, column: 3, severity: 'note' }]);
	expect(found[0]?.message).toContain('`launch-catalog/components/Page.astro`');
});
