import { remark } from 'remark';
import { describe, expect, test } from 'vitest';
import { badgeSvg, embedCodes, listed, placesOf } from '../../../src/render/cards/badges.ts';
import { tagsIn } from '../../support/tags-in.ts';
import { xmlProblems } from '../../support/xml-validator.ts';
import { lines } from '../hostile-catalog.ts';
import { place, sampleOf, weeks } from './sample.ts';

const launches = [place(1, weeks.active), place(3), place(4, { ...weeks.finished, slug: '2026-w45' })];

describe('badges', () => {
	test('are for places among the first three of weeks that are over', () => {
		const { catalog, product } = sampleOf('Acme', { launches });
		expect(placesOf(catalog, product).map(({ path, badge }) => [path, badge.title])).toEqual([
			['/badges/product-1/2026-w46.svg', '#3 of week 46, 2026 on Acme'],
		]);
		expect(listed(catalog)).toEqual({
			path: '/badges/listed.svg',
			badge: { above: 'Listed on', below: 'Acme', title: 'Listed on Acme' },
		});
	});

	test('are none when the build makes no pictures', () => {
		const { catalog, product } = sampleOf('Acme', { launches });
		const without = { ...catalog, has_images: false };
		expect([placesOf(without, product), embedCodes(without, product)]).toEqual([[], []]);
	});

	test('tell those who do not see them what they say', () => {
		const svg = badgeSvg({ above: 'Listed on', below: 'Acme & Co', title: 'Listed on Acme & Co' });
		expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="Listed on Acme &#x26; Co"/);
		expect(svg).toContain('<title>Listed on Acme &#x26; Co</title>');
	});
});

describe.each(['Acme', 'A > B ]]> "C"', 'مرحبا', ...lines])('a site called `%s`', (text) => {
	const { catalog, product } = sampleOf(text, { launches });
	const name = catalog.site.name;

	test('has badges that are sound', async () => {
		const badges = [listed(catalog), ...placesOf(catalog, product)].map(({ badge }) => badgeSvg(badge));
		for (const { name, attributes } of badges.flatMap(tagsIn)) {
			expect(['svg', 'title', 'style', 'g', 'rect', 'text']).toContain(name);
			expect(Object.keys(attributes).filter((attribute) => /^on|href$|^style$/.test(attribute))).toEqual([]);
		}
		expect(await xmlProblems(badges)).toBe('');
	});

	test('gives Markdown that is one picture in one link', () => {
		for (const { markdown, title, path } of embedCodes(catalog, product)) {
			const image = { type: 'image', url: `https://catalog.example${path}`, alt: title };
			const link = { type: 'link', url: 'https://catalog.example/products/product-1', children: [image] };
			expect(remark().parse(markdown).children).toMatchObject([{ type: 'paragraph', children: [link] }]);
			expect(title).toContain(name);
		}
	});

	test('gives HTML that is one picture in one link', () => {
		for (const { html, path, width, height } of embedCodes(catalog, product)) {
			const [, page, image, alt, size] =
				/^<a href="([^"<>]*)"><img src="([^"<>]*)" alt="([^"<>]*)" width="(\d+)" height="52"><\/a>$/.exec(html) ?? [];
			expect([page, image, Number(size), height]).toEqual([
				'https://catalog.example/products/product-1',
				`https://catalog.example${path}`,
				width,
				52,
			]);
			const characters: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };
			expect(alt?.replace(/&(\w+);/g, (_, entity) => characters[entity] ?? '')).toContain(name);
		}
	});
});
