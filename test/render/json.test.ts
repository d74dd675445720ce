import { describe, expect, test } from 'vitest';
import type { LaunchPeriod } from '../../src/catalog/catalog.ts';
import { launchPeriodDetail, launchPeriodList } from '../../src/render/json/launch-period.ts';
import { openapiDocument } from '../../src/render/json/openapi.ts';
import { catalogOf } from '../support/synthetic-catalog.ts';

const catalog = catalogOf(['Acme']);

describe('launch periods', () => {
	const period = (index: number, rankings = 0): LaunchPeriod => ({
		slug: `2026-w${String(index).padStart(2, '0')}`,
		name: `Week ${index}`,
		status: 'finished',
		starts_on: '2026-01-05',
		ends_on: '2026-01-11',
		has_places: true,
		source: 'launch_periods/week.md',
		introduction: 'Kept out of the API.',
		withdrawn: [],
		corrections: [],
		rankings: Array.from({ length: rankings }, (_, at) => ({
			position: at + 1,
			product: `p-${at}`,
			name: 'P',
			tagline: undefined,
			score: 1,
			votes: 1,
			comments: 0,
		})),
	});

	test('are cut to 26 and 50', () => {
		const many = { ...catalog, launch_periods: Array.from({ length: 30 }, (_, index) => period(30 - index)) };
		expect(launchPeriodList(many).launch_periods).toHaveLength(26);
		expect(launchPeriodList(many).launch_periods[0]?.slug).toBe('2026-w30');
		expect(launchPeriodDetail(catalog, period(1, 60)).rankings).toHaveLength(50);
	});
});

describe('openapiDocument', () => {
	test('is the contract with the address of this site', () => {
		const source = 'openapi: 3.1.0\nservers:\n  - url: https://other.example\n    description: Base.\n';
		expect(openapiDocument(source, 'https://catalog.example')).toEqual({
			openapi: '3.1.0',
			servers: [{ url: 'https://catalog.example', description: 'Base.' }],
		});
	});
});
