import { describe, expect, test } from 'vitest';

import { shownPlaces } from '../../src/render/leaderboard.ts';
import { fillIn } from '../../src/render/markdown/prose.ts';
import { boardPlaces } from '../../src/render/props/week.ts';
import { product } from '../content/content-folder.ts';
import { catalogIn } from '../support/catalog.ts';

describe('the discussion of a launch', () => {
	test('is only linked at another host', () => {
		const launch = '{ period: 2026-w47, approved: true, votes: 9, discussion_url: https://www.forum.example:8443/t/1 }';
		const files = { 'products/acme.md': product(`launches: [${launch}]`) };
		const catalog = catalogIn(files);
		const places = catalog.launch_periods.slice(0, 1).flatMap((week) => boardPlaces(catalog, week, shownPlaces(week)));
		expect(places).toMatchObject([
			{
				discussion: {
					url: 'https://www.forum.example:8443/t/1',
					text: 'Discuss at forum.example:8443',
					isCounted: false,
				},
			},
		]);
		expect(fillIn(catalog, 'Order. {votes_source}')).toBe('Order.');
	});
});
