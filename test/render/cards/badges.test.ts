import { describe, expect, test } from 'vitest';
import { bestBadgePlace } from '../../../src/catalog/best-launches.ts';
import { badgeSvg, embedCode, placesOf, siteBadge } from '../../../src/render/cards/badges.ts';
import { placeTitle } from '../../../src/render/shared/leaderboard.ts';
import { tagsIn } from '../../support/tags-in.ts';
import { xmlProblems } from '../../support/xml-validator.ts';
import { lines } from '../hostile-catalog.ts';
import { place, sampleOf, weeks } from './sample.ts';

const launches = [place(1, weeks.active), place(3), place(4, weeks.earlier)];

describe('badges', () => {
	test('are for places among the first three of weeks that are over', () => {
		const { catalog, product } = sampleOf('Acme', { launches });
		expect(placesOf(catalog, product).map(({ path, badge }) => [path, badge.title])).toEqual([
			['/badges/product-1/2026-w46.svg', '#3 of week 46, 2026 on Acme'],
		]);
		expect(siteBadge(catalog)).toMatchObject({
			path: '/badges/listed.svg',
			badge: { above: 'Listed on', below: 'Acme', title: 'Listed on Acme' },
		});
	});

	test('have the colors of the board, and no bars beside its logo', () => {
		const { catalog } = sampleOf('Acme', {});
		const colors = { light: { accent: '#0f766e', paper: '#ffffff' }, dark: { paper: '#000000' } };
		const svgOf = (own: object) => badgeSvg(siteBadge({ site: { ...catalog.site, ...own } }).badge);
		expect(svgOf({ colors })).toContain('.paper{fill:#000000;');
		expect(svgOf({ colors })).toContain('fill="#0f766e"');
		expect(svgOf({ logo: '/logo.svg' })).not.toContain('class="accent"');
	});

	test('have outlines in the font of the board, which fit, and text where it lacks a letter', () => {
		const { catalog } = sampleOf('Acme', {});
		const site = { ...catalog.site, font: { family: 'Wide', files: [] }, face: { css: '', preload: '', wider: 1.2 } };
		const outline = (text: string) => (text === 'Acme' ? { path: 'M0 0h9000', width: 9_000 } : undefined);
		const svg = badgeSvg(siteBadge({ site, outline }).badge);
		expect(svg).toContain('<path transform="translate(40 40) scale(0.00926)" d="M0 0h9000"');
		expect(svg).toContain('>Listed on</text>');
	});

	test('are none when the build makes no pictures', () => {
		const { catalog, product } = sampleOf('Acme', { launches });
		const without = { ...catalog, has_images: false };
		expect([placesOf(without, product), embedCode(without, product)]).toEqual([[], undefined]);
	});

	test.each([
		[
			'best, of equal ones the newest',
			[place(3), place(2, weeks.earlier), place(2, weeks.first)],
			'#2 of week 45, 2026',
		],
		['best place, not one of a week that is not over', [place(1, weeks.active), place(3)], '#3 of week 46, 2026'],
		['no place, where it was not among the first three', [place(4)], undefined],
	])('show the %s', (_, launches, title) => {
		const { catalog, product } = sampleOf('Acme', { launches });
		const best = bestBadgePlace(launches);
		expect(best && placeTitle(best)).toBe(title);
		expect(embedCode(catalog, product)?.title).toBe(`${title ?? 'Listed'} on Acme`);
	});
});

describe.each(['Acme', 'A > B ]]> "C"', 'مرحبا', ...lines])('a site called `%s`', (text) => {
	const { catalog, product } = sampleOf(text, { launches });
	const name = catalog.site.name;

	test('has badges that are sound', async () => {
		const badges = [siteBadge(catalog), ...placesOf(catalog, product)].map(({ badge }) => badgeSvg(badge));
		for (const { name, attributes } of badges.flatMap(tagsIn)) {
			expect(['svg', 'title', 'style', 'g', 'rect', 'text']).toContain(name);
			expect(Object.keys(attributes).filter((attribute) => /^on|href$|^style$/.test(attribute))).toEqual([]);
		}
		expect(await xmlProblems(badges)).toBe('');
	});

	test('gives HTML that is one picture in one link', () => {
		for (const code of [product, { ...product, launches: [] }].map((each) => embedCode(catalog, each))) {
			const { html = '', path, width, height } = code ?? {};
			const [, page, image, alt, size] =
				/^<a href="([^"<>]*)"><img src="([^"<>]*)" alt="([^"<>]*)" width="(\d+)" height="52"><\/a>$/.exec(html) ?? [];
			const { base_url } = catalog;
			expect([page, image]).toEqual([`${base_url}/products/product-1`, base_url + path]);
			expect([Number(size), height]).toEqual([width, 52]);
			const characters: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };
			expect(alt?.replace(/&(\w+);/g, (_, entity) => characters[entity] ?? '')).toContain(name);
		}
	});
});
