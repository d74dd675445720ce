import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/catalog/catalog.ts';
import { loadCatalog } from '../../../src/catalog/load.ts';
import { digestHtml } from '../../../src/render/digest/digest-html.ts';
import { digestText } from '../../../src/render/digest/digest-text.ts';
import { previewOf, subjectOf } from '../../../src/render/digest/wording.ts';
import { type DigestProps, digestPages } from '../../../src/render/props/digest.ts';
import { tagsIn } from '../../../src/verify/markup.ts';
import { contentFolder } from '../../content/content-folder.ts';
import { body, hostileCatalog, lines, mark } from '../hostile-catalog.ts';
import { digestCatalog } from './sample.ts';

function propsOf(catalog: Catalog): DigestProps {
	const [page] = digestPages(catalog);
	if (!page) throw new Error('There is no digest.');
	return page.props;
}

describe('digestPages', () => {
	test('has each week that is over and has launches', () => {
		const slugs = (date: string) => digestPages(digestCatalog(date)).map(({ params }) => params.slug);
		expect(slugs('2026-11-20')).toEqual(['2026-w46']);
		expect(slugs('2026-11-23')).toEqual(['2026-w47', '2026-w46']);
		expect(slugs('2026-11-15')).toEqual([]);
	});

	test('has none where the build leaves digests out', () => {
		const catalog = digestCatalog();
		expect(digestPages({ ...catalog, extras: { ...catalog.extras, digests: false } })).toEqual([]);
	});

	test('shows ten places, what else was new, and the week that closes next', () => {
		const { places, count, newest, next } = propsOf(digestCatalog());
		expect(places.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		expect(count).toBe(12);
		expect(newest.map(({ slug }) => slug)).toEqual(['other-8', 'other-9']);
		expect(next).toEqual({ slug: '2026-w47', name: 'Week of 2026-11-16', ends_on: '2026-11-22', count: 1 });
	});

	test('stays as it is when its products are launched again in later weeks', () => {
		const [before, after] = [propsOf(digestCatalog('2026-11-20')), digestPages(digestCatalog('2026-12-20'))[1]?.props];
		expect(after).toEqual(before);
	});
});

describe('the subject and the preview of a digest', () => {
	test('say what came first, and in which week', () => {
		const props = propsOf(digestCatalog());
		expect(subjectOf(props)).toBe('Übersicht came first · Test Catalog, No. 46');
		expect(previewOf(props)).toBe('1. Übersicht, 2. Ink & Co, 3. مكتبة, of 12 launches.');
	});
});

describe('digestHtml', () => {
	const html = digestHtml(propsOf(digestCatalog()));

	test('has nothing that mail programs refuse: no script, frame, form or style sheet of another file', () => {
		const names = new Set(tagsIn(html).map(({ name }) => name));
		for (const refused of ['script', 'link', 'iframe', 'form', 'input', 'svg', 'video'])
			expect(names).not.toContain(refused);
		expect(html).not.toMatch(/\son[a-z]+=|url\(|@import/i);
	});

	test('has absolute addresses alone, all of them with https', () => {
		const addresses = tagsIn(html).flatMap(({ attributes: { href, src } }) =>
			[href, src].filter((each) => each !== undefined),
		);
		expect(addresses).toContain('https://catalog.example/products/ubersicht');
		expect(addresses).toContain('https://news.example/a?b=1&c=2');
		for (const address of addresses) expect(address).toMatch(/^https:\/\/(?:catalog|news)\.example\//);
	});

	test('arranges with tables that assistive technology does not take for tables', () => {
		const tables = tagsIn(html).filter(({ name }) => name === 'table');
		expect(tables.length).toBeGreaterThan(5);
		expect(tables.filter(({ attributes }) => attributes['role'] !== 'presentation')).toEqual([]);
	});

	test('has padding in cells alone, since Outlook for Windows knows no other', () => {
		const listed = loadCatalog({
			contentDir: contentFolder({
				'launch_periods/2026-w46.md':
					'---\nname: W\nstarts_on: 2026-11-09\nends_on: 2026-11-15\n---\n## Two\n\nA.\n\n- One\n- Two\n\n1. Three\n',
				'categories/tools.md': '---\nname: Tools\n---\n',
				'products/a.md':
					'---\nname: A\ncategories: [tools]\nlaunches: [{ period: 2026-w46, approved: true, votes: 1 }]\n---\n',
			}),
			date: '2026-11-20',
		});
		const tags = [html, digestHtml(propsOf(listed))].flatMap(tagsIn);
		expect(tags.map(({ name }) => name)).toEqual(expect.arrayContaining(['h2', 'ul', 'ol', 'p']));
		const padded = tags.filter(({ attributes: { style = '' } }) => /padding: [^;]*[1-9]/.test(style));
		expect(new Set(padded.map(({ name }) => name))).toEqual(new Set(['td']));
	});

	test('has no line that is longer than a mail may have', () => {
		const props = propsOf(digestCatalog());
		const introduction = `${'ä & b '.repeat(600)}\n\n- ${'[word](https://news.example/) '.repeat(20)}`;
		const long = digestHtml({ ...props, period: { ...props.period, introduction } });
		const lengths = long.split('\n').map((line) => Buffer.byteLength(line));
		expect(lengths.filter((length) => length > 998)).toEqual([]);
		const code = `${'a b '.repeat(40)}c`;
		expect(digestHtml({ ...props, period: { ...props.period, introduction: `\`\`\`\n${code}\n\`\`\`` } })).toContain(
			`<code>${code}\n</code>`,
		);
	});

	test('says its colours on the elements, and others for dark themes', () => {
		expect(html).toContain('style="margin: 0; padding: 0; background-color: #fdfcf9; color: #1d1e20');
		expect(html).toContain('@media (prefers-color-scheme: dark) { .paper { background-color: #17181b !important; }');
		expect(html).toContain('<meta name="color-scheme" content="light dark">');
	});

	test('has a place for the link of a mailing service, or the link', () => {
		expect(html).toContain('<!-- The unsubscribe link of your mailing service -->');
		const mailed = digestHtml(propsOf(digestCatalog()), { unsubscribe: '{{ unsubscribe_url }}"<b>' });
		expect(mailed).not.toContain('The unsubscribe link');
		expect(mailed).toContain('href="{{ unsubscribe_url }}&#x22;<b>"');
	});

	test('says a place whose product is withdrawn', () => {
		const props = propsOf(digestCatalog());
		const withdrawn = [{ position: 1, product: undefined }, ...props.places.slice(1)];
		expect(digestHtml({ ...props, places: withdrawn })).toMatch(/>1<\/td>\n<td[^>]*colspan="2">Withdrawn</);
		expect(subjectOf({ ...props, places: withdrawn })).toBe('Test Catalog, No. 46');
	});

	test.for(lines)('keeps the text %s of a maker text', (line) => {
		const catalog = hostileCatalog(line);
		const [period] = catalog.launch_periods;
		if (!period) throw new Error('There is no week.');
		const hostile = digestHtml(
			propsOf({ ...catalog, launch_periods: [{ ...period, status: 'finished', introduction: body }] }),
		);
		expect(hostile).toContain(mark);
		const names = new Set(tagsIn(hostile).map(({ name }) => name));
		for (const refused of ['script', 'img', 'iframe', 'link', 'base']) expect(names).not.toContain(refused);
	});
});

describe('digestText', () => {
	test('has the same as text', () => {
		const text = digestText(propsOf(digestCatalog()));
		expect(text).toMatch(/^Test Catalog\nNo\. 46 · 9–15 November 2026\n\nWeek of 2026-11-09\n=+\n\n/);
		expect(text).toContain(
			'\n1. Übersicht\n   Alles auf einen Blick\n   Score 41.5 · 40 votes, 3 comments\n   https://catalog.example/products/ubersicht\n\n2. Ink & Co\n   Writes "well"\n   30 votes\n',
		);
		expect(text).toContain(
			'Week of 2026-11-16 closes on 22 November 2026, at midnight UTC. 1\nproduct has launched in it.\n',
		);
	});

	test('has no line that is longer than mail should have, but for addresses', () => {
		const props = propsOf(digestCatalog());
		const tagline = 'word '.repeat(60).trim();
		const places = props.places.map((place) => (place.product === undefined ? place : { ...place, tagline }));
		const long = digestText({ ...props, places })
			.split('\n')
			.filter((line) => line.length > 72 && !line.includes('://'));
		expect(long).toEqual([]);
	});
});
