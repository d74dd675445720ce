import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog, LaunchPeriod } from '../../src/catalog/catalog.ts';
import { loadCatalog } from '../../src/catalog/load.ts';
import { ContentError } from '../../src/content/issue.ts';
import { recordText } from '../../src/content/schemas/record.ts';
import { contentFolder, type Files, product, siteYaml, week } from '../content/content-folder.ts';

const weekFile = 'launch_periods/2026-w46.md';
const recordFile = 'launch_periods/2026-w46.csv';
const record = (...rows: readonly string[]): string =>
	`position,product,score,votes,comments\n${rows.map((row) => `${row}\n`).join('')}`;
const named = (name: string, launch: string, ...lines: readonly string[]): string =>
	product(...lines, `launches: [{period: 2026-w46, ${launch}}]`).replace('name: Acme', `name: ${name}`);
const approved = (name: string, facts: string, ...lines: readonly string[]): string =>
	named(name, `approved: true, ${facts}`, ...lines);
const corrected = (...corrections: readonly string[]): string =>
	week('Week 46', '2026-11-09', '2026-11-15').replace(
		'\n---\n',
		`\ncorrections:\n${corrections.map((one) => `  - ${one}\n`).join('')}---\n`,
	);

const files: Files = {
	[recordFile]: record('1,acme,9,9,0', '2,beta,7.5,7,1', '3,gamma,1,1,0'),
	'products/acme.md': approved('Acme', 'votes: 9'),
	'products/beta.md': approved('Beta', 'votes: 7, comments: 1'),
	'products/gamma.md': approved('Gamma', 'votes: 1'),
};

const catalogOf = (changes: Files = {}, date = '2026-11-20'): Catalog =>
	loadCatalog({ contentDir: contentFolder({ ...files, ...changes }), date });
const weekOf = ({ launch_periods }: Catalog): LaunchPeriod => {
	const found = launch_periods.find(({ slug }) => slug === '2026-w46');
	if (!found) throw new Error('The week has not begun.');
	return found;
};
const placesOf = (period: LaunchPeriod): string[] =>
	period.rankings.map(({ position, product, score, votes, comments }) =>
		[position, product, score, votes, comments].join(),
	);

describe('a closed week', () => {
	const recorded = ['1,acme,9,9,0', '2,beta,7.5,7,1', '3,gamma,1,1,0'];

	test('is published as it is recorded', () => {
		const period = weekOf(catalogOf());
		expect(placesOf(period)).toEqual(recorded);
		expect(period).toMatchObject({ withdrawn: [], corrections: [] });
	});

	test('keeps its scores when the rule of the site changes', () => {
		const catalog = catalogOf({ 'site.yaml': siteYaml.replace('comments: 0.5', 'comments: 1000') });
		expect(placesOf(weekOf(catalog))).toEqual(recorded);
		expect(catalog.products.map(({ launches }) => launches[0]?.score)).toEqual([9, 7.5, 1]);
	});

	test('is ranked anew on a day on which it is not over', () => {
		const site = { 'site.yaml': siteYaml.replace('comments: 0.5', 'comments: 1000') };
		expect(placesOf(weekOf(catalogOf(site, '2026-11-15')))).toEqual([
			'1,beta,1007,7,1',
			'2,acme,9,9,0',
			'3,gamma,1,1,0',
		]);
	});

	test('follows a renamed product', () => {
		const renamed = {
			'products/acme.md': null,
			'products/new.md': approved('Acme', 'votes: 9', 'former_slugs: [acme]'),
		};
		expect(placesOf(weekOf(catalogOf(renamed)))).toEqual(['1,new,9,9,0', ...recorded.slice(1)]);
	});

	test.each([
		['is not discoverable', { 'products/acme.md': approved('Acme', 'votes: 9', 'discoverable: false') }],
		['is deleted', { 'products/acme.md': null }],
		[
			'has become another one of the week',
			{
				'products/acme.md': null,
				'products/beta.md': approved('Beta', 'votes: 7, comments: 1', 'former_slugs: [acme]'),
			},
		],
	])('keeps the places of others when a product %s', (_title, changes) => {
		const catalog = catalogOf(changes);
		expect(placesOf(weekOf(catalog))).toEqual(recorded.slice(1));
		expect(weekOf(catalog).withdrawn).toEqual([1]);
		expect(catalog.products.find(({ slug }) => slug === 'beta')?.launches[0]?.position).toBe(2);
	});

	test('has withdrawn places where the record has no product', () => {
		const changes = { [recordFile]: record('1,,,,', '2,beta,7.5,7,1', '3,gamma,1,1,0'), 'products/acme.md': null };
		expect(weekOf(catalogOf(changes))).toMatchObject({ withdrawn: [1], rankings: [{ position: 2 }, { position: 3 }] });
	});
});

describe('a correction', () => {
	const reason = 'reason: Counted twice.';

	test('publishes the figures of the product and leaves its place', () => {
		const catalog = catalogOf({
			'products/acme.md': approved('Acme', 'votes: 4'),
			[weekFile]: corrected(`{ date: 2026-11-18, product: acme, ${reason} }`),
		});
		expect(placesOf(weekOf(catalog))).toEqual(['1,acme,4,4,0', '2,beta,7.5,7,1', '3,gamma,1,1,0']);
		expect(catalog.products[0]?.votes).toBe(4);
		expect(weekOf(catalog).corrections).toEqual([
			{
				date: '2026-11-18',
				product: 'acme',
				name: 'Acme',
				reason: 'Counted twice.',
				change: {
					before: { position: 1, score: 9, votes: 9, comments: 0 },
					now: { position: 1, score: 4, votes: 4, comments: 0 },
				},
			},
		]);
	});

	test('moves products', () => {
		const period = weekOf(
			catalogOf({
				'products/acme.md': approved('Acme', 'votes: 4'),
				[weekFile]: corrected(
					`{ date: 2026-11-18, product: beta, ${reason}, position: 1 }`,
					`{ date: 2026-11-18, product: acme, ${reason}, position: 2 }`,
				),
			}),
		);
		expect(placesOf(period)).toEqual(['1,beta,7.5,7,1', '2,acme,4,4,0', '3,gamma,1,1,0']);
		expect(period.corrections.map(({ product }) => product)).toEqual(['acme', 'beta']);
	});

	test('publishes a score of its own, and the recorded one of a product that only moves', () => {
		const period = weekOf(
			catalogOf({
				'site.yaml': siteYaml.replace('comments: 0.5', 'comments: 1000'),
				'products/acme.md': approved('Acme', 'votes: 9, score: 2.5'),
				[weekFile]: corrected(
					`{ date: 2026-11-18, product: beta, ${reason}, position: 1 }`,
					`{ date: 2026-11-18, product: acme, ${reason}, position: 2 }`,
				),
			}),
		);
		expect(placesOf(period)).toEqual(['1,beta,7.5,7,1', '2,acme,2.5,9,0', '3,gamma,1,1,0']);
	});

	test('of the same product later replaces one before, of whose figures nothing is known', () => {
		const period = weekOf(
			catalogOf({
				'products/acme.md': approved('Acme', 'votes: 4'),
				[weekFile]: corrected(
					`{ date: 2026-11-18, product: acme, ${reason}, position: 3 }`,
					`{ date: 2026-11-17, product: acme, reason: First., position: 2 }`,
					`{ date: 2026-11-17, product: gamma, reason: First., position: 1 }`,
				),
			}),
		);
		expect(placesOf(period)).toEqual(['1,gamma,1,1,0', '2,beta,7.5,7,1', '3,acme,4,4,0']);
		expect(period.corrections.map(({ product, change }) => [product, change?.now?.position])).toEqual([
			['acme', undefined],
			['gamma', 1],
			['acme', 3],
		]);
	});

	test('adds a product, and takes one out', () => {
		const period = weekOf(
			catalogOf({
				'products/acme.md': named('Acme', 'votes: 9', 'first_launched_on: 2026-11-01'),
				'products/late.md': approved('Late', 'votes: 3'),
				[weekFile]: corrected(
					`{ date: 2026-11-18, product: late, ${reason}, position: 4 }`,
					`{ date: 2026-11-18, product: acme, reason: Never launched. }`,
				),
			}),
		);
		expect(placesOf(period)).toEqual(['2,beta,7.5,7,1', '3,gamma,1,1,0', '4,late,3,3,0']);
		expect(period.withdrawn).toEqual([1]);
		expect(
			period.corrections.map(({ product, change }) => [product, change?.before?.position, change?.now?.position]),
		).toEqual([
			['acme', 1, undefined],
			['late', undefined, 4],
		]);
	});

	test('of a product that is withdrawn does not name it', () => {
		const catalog = catalogOf({
			'products/acme.md': approved('MARKHIDDEN', 'votes: 4', 'discoverable: false'),
			[weekFile]: corrected(`{ date: 2026-11-18, product: acme, reason: MARKHIDDEN cheated. }`),
		});
		expect(weekOf(catalog).corrections).toEqual([]);
		expect(JSON.stringify({ ...catalog, releases: catalog.releases })).not.toContain('MARKHIDDEN');
	});
});

/** An edit of one product's file; `undefined` deletes it. */
interface EditedLaunch {
	readonly votes: number;
	readonly comments: number;
	readonly score: number | undefined;
	readonly approved: boolean;
	readonly discoverable: boolean;
	readonly isRenamed: boolean;
	readonly isCorrected: boolean;
}

const slugs = ['p0', 'p1', 'p2', 'p3', 'p4'];
const counts = fc.integer({ min: 0, max: 4 });
const launches = fc.record<EditedLaunch>({
	votes: counts,
	comments: counts,
	score: fc.option(counts, { nil: undefined, freq: 2 }),
	approved: fc.boolean(),
	discoverable: fc.boolean(),
	isRenamed: fc.boolean(),
	isCorrected: fc.boolean(),
});

function fileOf(slug: string, { votes, comments, score, approved, discoverable, isRenamed }: EditedLaunch): string {
	const own = score === undefined ? '' : `, score: ${score}`;
	const lines = [`discoverable: ${discoverable}`, ...(isRenamed ? [`former_slugs: [${slug}]`] : [])];
	return named(slug, `approved: ${approved}, votes: ${votes}, comments: ${comments}${own}`, ...lines);
}

const rule = (weight: number): string => siteYaml.replace('comments: 0.5', `comments: ${weight}`);

describe('edits of a closed week', () => {
	const edits = fc.record({
		before: fc.tuple(...slugs.map(() => launches)),
		// A part of an edit alone, so that many of them contradict nothing.
		after: fc.tuple(
			...slugs.map(() =>
				fc.option(
					launches.chain((launch) =>
						fc
							.subarray(
								['votes', 'comments', 'score', 'approved', 'discoverable', 'isRenamed', 'isCorrected'] as const,
								{ maxLength: 2 },
							)
							.map((keys) => Object.fromEntries(keys.map((key) => [key, launch[key]])) as Partial<EditedLaunch>),
					),
					{ nil: undefined, freq: 5 },
				),
			),
		),
		weight: fc.integer({ min: 0, max: 5 }),
		late: fc.boolean(),
	});

	test('leave what is published, but for withdrawn places and the products that corrections name, or are refused', () => {
		const met = { accepted: 0, refused: 0, withdrawn: 0, corrected: 0 };
		fc.assert(
			fc.property(edits, ({ before, after, weight, late }) => {
				const plain = before.map((launch) => ({ ...launch, isRenamed: false }));
				const folder = contentFolder(
					Object.fromEntries(plain.map((launch, index) => [`products/p${index}.md`, fileOf(`p${index}`, launch)])),
				);
				const load = () => weekOf(loadCatalog({ contentDir: folder, date: '2026-11-20' }));
				const closed = load();
				writeFileSync(join(folder, recordFile), recordText(closed.rankings));
				expect(load()).toEqual(closed);
				const present = new Map<string, string>();
				const named: string[] = [];
				for (const [index, change] of after.entries()) {
					const slug = `p${index}`;
					rmSync(join(folder, `products/${slug}.md`));
					if (change === undefined) continue;
					const edited = { ...(plain[index] as EditedLaunch), isCorrected: false, ...change };
					const name = edited.isRenamed ? `new-${slug}` : slug;
					present.set(slug, name);
					if (edited.isCorrected && closed.rankings.some(({ product }) => product === slug)) named.push(slug);
					writeFileSync(join(folder, `products/${name}.md`), fileOf(slug, edited));
				}
				const lines = named.map((slug) => `{ date: 2026-11-18, product: ${slug}, reason: Edited. }`);
				if (lines.length > 0) writeFileSync(join(folder, weekFile), corrected(...lines));
				writeFileSync(join(folder, 'site.yaml'), rule(weight));
				if (late) writeFileSync(join(folder, 'products/late.md'), waiting);
				let edited: LaunchPeriod;
				try {
					edited = load();
				} catch (error) {
					if (!(error instanceof ContentError)) throw error;
					met.refused++;
					return;
				}
				met.accepted++;
				if (named.length > 0) met.corrected++;
				if (edited.withdrawn.length > 0) met.withdrawn++;
				const expected = closed.rankings.map((place) => ({ ...place, product: present.get(place.product) ?? '' }));
				for (const place of edited.rankings) {
					const same = expected.find(({ product }) => product === place.product);
					expect(place.position).toBe(same?.position);
					if (!named.some((slug) => present.get(slug) === place.product)) expect(place).toEqual(same);
				}
				const shown = edited.rankings.map(({ position }) => position);
				expect([...shown, ...edited.withdrawn].sort((a, b) => a - b)).toEqual(expected.map(({ position }) => position));
			}),
			{ numRuns: 300 },
		);
		for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
	});
});

const waiting = named('Late', 'approved: false, votes: 50');

test('a record is read as it was written', () => {
	const folder = contentFolder(files);
	const period = weekOf(loadCatalog({ contentDir: folder, date: '2026-11-20' }));
	expect(recordText(period.rankings)).toBe(readFileSync(join(folder, recordFile), 'utf8'));
});
