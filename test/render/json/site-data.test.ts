import { describe, expect, test } from 'vitest';
import { statusDocument } from '../../../src/render/json/site-data.ts';
import { catalogOf } from '../../support/catalog.ts';

describe('statusDocument', () => {
	test('tells version, dates, address and counts', () => {
		expect(statusDocument(catalogOf(['Acme', 'Zeta']), '1.0.0')).toEqual({
			version: '1.0.0',
			built_at: '2026-11-20T09:30:00Z',
			date: '2026-11-20',
			valid_until: '2026-11-23T00:00:00Z',
			base_url: 'https://catalog.example',
			counts: { products: 2, launch_periods: 0, categories: 1 },
		});
	});
});
