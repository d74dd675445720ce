import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { schemaOrgFaults } from '../support/schema-org.ts';

const folder = () => join(inject('release'), 'client');

describe('the structured data of published pages', () => {
	const found = () =>
		globSync('**/*.html', { cwd: folder() }).flatMap((page) => {
			const html = readFileSync(join(folder(), page), 'utf8');
			const [, text] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
			return text === undefined ? [] : { page, text };
		});

	test('holds only what the vocabulary of schema.org has', () => {
		const all = found();
		expect(all.length).toBeGreaterThan(100);
		expect(all.flatMap(({ page, text }) => schemaOrgFaults(JSON.parse(text)).map((fault) => [page, fault]))).toEqual(
			[],
		);
	});

	test('gives no number of a demonstration as a fact', () => {
		const figures = found().filter(({ text }) => /aggregateRating|interactionStatistic/.test(text));
		expect(figures.map(({ page }) => page)).toEqual([]);
	});
});
