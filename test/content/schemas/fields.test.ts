import { globSync, readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import ajvFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { schemaFiles } from '../../../scripts/checkout/generate/schemas.ts';
import type { ContentSchemaName } from '../../../src/content/schemas/field-descriptions.ts';
import { contentJsonSchema, describeFields } from '../../../src/content/schemas/fields.ts';
import { productFrontMatter } from '../../../src/content/schemas/product.ts';
import { categoryFrontMatter, pageFrontMatter, siteFile, synonymsFile } from '../../../src/content/schemas/site.ts';
import { sponsorFrontMatter } from '../../../src/content/schemas/sponsor.ts';
import { textsFile } from '../../../src/content/schemas/texts.ts';
import { launchPeriodFrontMatter } from '../../../src/content/schemas/week.ts';
import { schemaNames } from '../../../src/urls/paths.ts';

const zodSchemas: Readonly<Record<ContentSchemaName, z.ZodObject>> = {
	product: productFrontMatter,
	launch_period: launchPeriodFrontMatter,
	category: categoryFrontMatter,
	page: pageFrontMatter,
	sponsor: sponsorFrontMatter,
	site: siteFile,
	texts: textsFile,
	synonyms: synonymsFile,
};

const ajv = new Ajv({ allErrors: true });
ajvFormats.default(ajv);
const compiled = Object.fromEntries(schemaNames.map((name) => [name, ajv.compile(contentJsonSchema(name))]));

const byZod = (name: ContentSchemaName, value: unknown): boolean => zodSchemas[name].safeParse(value).success;
const byJsonSchema = (name: ContentSchemaName, value: unknown): boolean =>
	(compiled[name] as ValidateFunction)(value) === true;
const both = (name: ContentSchemaName, value: unknown) => ({
	zod: byZod(name, value),
	json: byJsonSchema(name, value),
});

const product = { name: 'Acme', categories: ['writing'] };
const launched = (launch: object) => ({ ...product, launches: [{ period: '2026-w46', ...launch }] });
const correction = { date: '2026-11-20', product: 'acme', reason: 'Counted twice.' };
const week = { name: 'Week 46', starts_on: '2026-11-09', ends_on: '2026-11-15' };
const site = {
	name: 'Board',
	description: 'A board.',
	base_url: 'https://board.example',
	forge: { kind: 'github', repository: 'https://github.com/acme/board', branch: 'main' },
	plans: [{ slug: 'free', name: 'Free', description: 'One week.' }],
	pricing_models: [{ slug: 'free', name: 'Free' }],
	score: { votes: 1, comments: 0.5 },
};

const frozen = globSync('test/fixtures/content/*/*.md').map((file) => {
	const kind = file.split(sep).at(-2) ?? '';
	const name = kind === 'categories' ? 'category' : kind.slice(0, -1);
	return [name as ContentSchemaName, parse(readFileSync(file, 'utf8').split('\n---\n')[0] ?? '')] as const;
});

describe('the JSON Schemas of the content', () => {
	test('accept the frozen content', () => {
		expect(new Set(frozen.map(([name]) => name)).size).toBe(4);
		for (const [name, value] of frozen) expect([value, both(name, value)]).toEqual([value, { zod: true, json: true }]);
	});

	test.each<[ContentSchemaName, object]>([
		['product', { ...product, website_url: 'https://münchen.example/café?q=ü#ä' }],
		['product', { ...product, name: '日本 É: # 🚀 ي\u200d', maker: 'a'.repeat(80), tagline: 'a'.repeat(160) }],
		['product', { ...product, icon: 'acme.png', screenshot: 'acme.webp', screenshot_alt: 'A board.' }],
		['product', { ...product, average_rating: 4.6, reviews_count: 0, former_slugs: ['a-1'], price_label: '1.10' }],
		['product', launched({ plan: 'free', approved: false, votes: 0, comments: 1, score: -1.5 })],
		['launch_period', { ...week, corrections: [correction] }],
		['site', { ...site, policy: { script: ['https://a.example'], img: ['https://*.a.example:8443'] } }],
		['site', { ...site, analytics: { script: 'https://a.example/a.js', attributes: { 'data-site-id': 'a b' } } }],
		['synonyms', { synonyms: [['to do', 'todo']] }],
		['texts', { search: { title: 'Find', found: { one: 'One found.', other: '{count} found.' } } }],
	])('of %s accepts %j as zod does', (name, value) => {
		expect(both(name, value)).toEqual({ zod: true, json: true });
	});

	test.for<readonly [name: ContentSchemaName, sound: object, changes: readonly object[]]>([
		['product', product, [{ name: undefined }, { nam: 'x' }, { name: '' }, { name: 'a\nb' }, { name: 'a'.repeat(81) }]],
		['product', product, [{ name: 'a\u202eb' }, { categories: [] }, { categories: ['Writing'] }]],
		['product', product, [{ reviews_count: -1 }, { website_url: 'a.example' }, { website_url: 'https://a@b.example' }]],
		['product', product, [{ website_url: `https://acme.example/${'a'.repeat(2_000)}` }, { discoverable: 'yes' }]],
		['product', product, [{ icon: 'Acme.png' }, { icon: '../acme.png' }, { first_launched_on: '2026-02-30' }]],
		['product', product, [{ average_rating: 5.1 }, { launches: Array.from({ length: 521 }, () => ({ period: 'a' })) }]],
		['product', product, [{ period: undefined }, { votes: '214' }, { score: 1e10 }].map(launched)],
		['launch_period', week, [{ ends_on: null }, { corrections: [{ date: '2026-11-20', product: 'acme' }] }]],
		['site', site, [{ base_url: 'https://board.example/path' }, { forge: { ...site.forge, kind: 'githup' } }]],
		['site', site, [{ policy: { script: ['*'] } }, { policy: { style: [] } }, { analytics: { script: 'a.js' } }]],
		['site', site, [{ analytics: { script: 'https://a.example/a.js', attributes: { onload: 'a' } } }]],
		['site', site, [{ plans: [] }, { score: { votes: 1_001, comments: 0 } }, { notice: 'a'.repeat(301) }]],
	])('of %s refuse what zod refuses: %j with %j', ([name, sound, changes]) => {
		expect(both(name, sound)).toEqual({ zod: true, json: true });
		for (const change of changes) {
			const value = JSON.parse(JSON.stringify({ ...sound, ...change }));
			expect([change, both(name, value)]).toEqual([change, { zod: false, json: false }]);
		}
	});
});

const schema = { properties: { a: { items: { properties: { b: {} } } } } };

test('describeFields refuses a field without a description and a description without a field', () => {
	expect(() => describeFields('x', schema, { a: 'One.' })).toThrow('The field `a[].b` of `x` has no description.');
	expect(() => describeFields('x', schema, { a: 'One.', 'a[].b': 'Two.', c: 'Three.' })).toThrow(
		'`x` has no field `c`.',
	);
});

describe('what is generated from schemas', () => {
	const generated = schemaFiles();

	test.each(Object.entries(generated))('%s is current: `npm run generate` writes it', (path, text) => {
		expect(readFileSync(path, 'utf8')).toBe(text);
	});

	test('is all there is in public/schemas', () => {
		const published = readdirSync('public/schemas').map((name) => `public/schemas/${name}`);
		const written = Object.keys(generated).filter((path) => path.startsWith('public/'));
		expect(published).toEqual(written.sort());
	});
});
