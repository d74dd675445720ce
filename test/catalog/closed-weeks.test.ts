import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog, LaunchPeriod } from '../../src/catalog/catalog.ts';
import { recordText } from '../../src/content/schemas/record.ts';
import {
	approved,
	closedWeek,
	contentFolder,
	corrected,
	type Files,
	named,
	record,
	siteYaml,
} from '../content/content-folder.ts';
import { catalogIn, loadCatalog } from '../support/catalog.ts';

const weekFile = 'launch_periods/2026-w46.md';
const recordFile = 'launch_periods/2026-w46.csv';
const launched = (name: string, launch: string, ...lines: readonly string[]): string =>
	named(name, ...lines, `launches: [{period: 2026-w46, ${launch}}]`);

const catalogOf = (changes: Files = {}, date = '2026-11-20'): Catalog => catalogIn({ ...closedWeek, ...changes }, date);
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

	test('is ranked anew on a day on which it is not over', () => {
		const site = { 'site.yaml': siteYaml.replace('comments: 0.5', 'comments: 1000') };
		const places = ['1,beta,1007,7,1', '2,acme,9,9,0', '3,gamma,1,1,0'];
		expect(placesOf(weekOf(catalogOf(site, '2026-11-15')))).toEqual(places);
	});

	test('keeps the places of others when a product has become another one of the week', () => {
		const catalog = catalogOf({
			'products/acme.md': null,
			'products/beta.md': approved('Beta', 'votes: 7, comments: 1', 'former_slugs: [acme]'),
		});
		expect(placesOf(weekOf(catalog))).toEqual(recorded.slice(1));
		expect(weekOf(catalog).withdrawn).toEqual([1]);
		expect(catalog.products.find(({ slug }) => slug === 'beta')?.launches[0]?.position).toBe(2);
	});
});

describe('a correction of a closed week', () => {
	const reason = 'reason: Counted twice.';
	const was = (position: number, votes: number) =>
		`before: { position: ${position}, score: ${votes}, votes: ${votes}, comments: 0 }`;
	const published = (period: LaunchPeriod) =>
		period.corrections.map(({ product, before, now }) => `${product} ${before?.votes} ${now?.votes} ${now?.position}`);

	test('says what was published before, and what is now', () => {
		const correction = `{ date: 2026-11-18, product: acme, ${reason}, ${was(1, 12)} }`;
		const period = weekOf(catalogOf({ [weekFile]: corrected(correction) }));
		expect(period.corrections).toEqual([
			{
				...{ date: '2026-11-18', product: 'acme', name: 'Acme', reason: 'Counted twice.' },
				before: { position: 1, score: 12, votes: 12, comments: 0 },
				now: { position: 1, score: 9, votes: 9, comments: 0 },
			},
		]);
	});

	test('led to what the next one of the product found', () => {
		const lines = [
			`{ date: 2026-11-18, product: acme, ${reason}, ${was(2, 7)} }`,
			`{ date: 2026-11-17, product: acme, reason: First., ${was(1, 12)} }`,
			`{ date: 2026-11-17, product: gamma, reason: First., ${was(1, 3)} }`,
		];
		const period = weekOf(catalogOf({ [weekFile]: corrected(...lines) }));
		expect(published(period)).toEqual(['acme 12 7 2', 'gamma 3 1 3', 'acme 7 9 1']);
	});

	test('adds a product, and takes one out', () => {
		const period = weekOf(
			catalogOf({
				[recordFile]: record('1,,,,', '2,beta,7.5,7,1', '3,gamma,1,1,0', '4,late,3,3,0'),
				'products/late.md': approved('Late', 'votes: 3'),
				'products/acme.md': launched('Acme', 'votes: 9', 'first_launched_on: 2026-11-01'),
				[weekFile]: corrected(
					`{ date: 2026-11-18, product: late, ${reason} }`,
					`{ date: 2026-11-18, product: acme, reason: Never launched., ${was(1, 9)} }`,
				),
			}),
		);
		expect(placesOf(period)).toEqual(['2,beta,7.5,7,1', '3,gamma,1,1,0', '4,late,3,3,0']);
		expect(period.withdrawn).toEqual([1]);
		expect(published(period)).toEqual(['acme 9 undefined undefined', 'late undefined 3 4']);
	});

	test('of a product that is withdrawn does not name it', () => {
		const catalog = catalogOf({
			'products/acme.md': approved('MARKHIDDEN', 'votes: 4', 'discoverable: false'),
			[weekFile]: corrected(`{ date: 2026-11-18, product: acme, reason: MARKHIDDEN cheated., ${was(1, 9)} }`),
		});
		expect(weekOf(catalog).corrections).toEqual([]);
		expect(JSON.stringify({ ...catalog, releases: catalog.releases })).not.toContain('MARKHIDDEN');
	});
});

const slugs = ['p0', 'p1', 'p2', 'p3', 'p4'];
const counts = fc.integer({ min: 0, max: 4 });
const launches = fc.record({
	votes: counts,
	comments: counts,
	score: fc.option(counts, { nil: undefined, freq: 2 }),
	approved: fc.boolean(),
	discoverable: fc.boolean(),
	isRenamed: fc.boolean(),
});

/** An edit of one product's file; `undefined` deletes it. */
type EditedLaunch = typeof launches extends fc.Arbitrary<infer Launch> ? Launch : never;

function fileOf(slug: string, { votes, comments, score, approved, discoverable, isRenamed }: EditedLaunch): string {
	const own = score === undefined ? '' : `, score: ${score}`;
	const lines = [`discoverable: ${discoverable}`, ...(isRenamed ? [`former_slugs: [${slug}]`] : [])];
	return launched(slug, `approved: ${approved}, votes: ${votes}, comments: ${comments}${own}`, ...lines);
}

const rule = (weight: number): string => siteYaml.replace('comments: 0.5', `comments: ${weight}`);

const edits = fc.record({
	before: fc.tuple(...slugs.map(() => launches)),
	after: fc.tuple(...slugs.map(() => fc.option(launches, { nil: undefined, freq: 5 }))),
	weight: fc.integer({ min: 0, max: 5 }),
	late: fc.boolean(),
});

test('edits of a closed week change nothing of what is published but withdrawn places', () => {
	const met = { same: 0, withdrawn: 0 };
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
			for (const [index, edited] of after.entries()) {
				const slug = `p${index}`;
				rmSync(join(folder, `products/${slug}.md`));
				if (edited === undefined) continue;
				const name = edited.isRenamed ? `new-${slug}` : slug;
				if (edited.discoverable) present.set(slug, name);
				writeFileSync(join(folder, `products/${name}.md`), fileOf(slug, edited));
			}
			writeFileSync(join(folder, 'site.yaml'), rule(weight));
			if (late) writeFileSync(join(folder, 'products/late.md'), approved('Late', 'votes: 50'));
			const shown = closed.rankings.filter(({ product }) => present.has(product));
			const published = load();
			expect(published.rankings).toEqual(shown.map((place) => ({ ...place, product: present.get(place.product) })));
			const withdrawn = closed.rankings.filter((place) => !shown.includes(place));
			expect(published.withdrawn).toEqual(withdrawn.map(({ position }) => position));
			met[withdrawn.length > 0 ? 'withdrawn' : 'same']++;
		}),
		{ numRuns: 100 },
	);
	for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
});
