import { describe, expect, test } from 'vitest';
import { catalogExport } from '../../src/render/exports.ts';
import { launchPeriodDetail } from '../../src/render/json/responses.ts';
import { shownPlaces } from '../../src/render/leaderboard.ts';
import { productMarkdown } from '../../src/render/markdown/product.ts';
import { fillIn } from '../../src/render/markdown/prose.ts';
import { launchPeriodMarkdown } from '../../src/render/markdown/weeks.ts';
import { productPages } from '../../src/render/props/product.ts';
import { boardPlaces } from '../../src/render/props/week.ts';
import { product } from '../content/content-folder.ts';
import { catalogIn } from '../support/catalog.ts';

const issue = 'https://github.com/acme/board/issues/12';

/** A product with a launch in a closed and in an open week. */
function catalogWith(closed: string, open: string) {
	const launches = [
		`{ period: 2026-w46, approved: true, votes: 3, ${closed} }`,
		`{ period: 2026-w47, approved: true, votes: 9, ${open} }`,
	];
	const files = {
		'products/acme.md': product(`launches: [${launches.join(', ')}]`),
		'launch_periods/2026-w46.csv': 'position,product,score,votes,comments\n1,acme,3,3,0\n',
	};
	const catalog = catalogIn(files);
	const [active, finished] = catalog.launch_periods;
	if (!active || !finished) throw new Error('The weeks have not begun.');
	const linkIn = (period: typeof active) =>
		boardPlaces(catalog, period, shownPlaces(period)).map((place) => 'discussion' in place && place.discussion);
	return { catalog, active, finished, linkIn };
}

describe('the discussion of a launch', () => {
	test('is a link of its place, in Markdown as well, and a member of the dump alone', () => {
		const { catalog, active, finished, linkIn } = catalogWith(`discussion_url: ${issue}`, `discussion_url: ${issue}`);
		expect([...linkIn(active), ...linkIn(finished)]).toEqual([
			{ url: issue, text: 'Vote and comment on GitHub', isCounted: true },
			{ url: issue, text: 'Discussion on GitHub', isCounted: true },
		]);
		const [page] = productPages(catalog);
		for (const text of [
			launchPeriodMarkdown(catalog, active),
			launchPeriodMarkdown(catalog, finished),
			page ? productMarkdown(page.props) : '',
		]) {
			expect(text).toContain(' | Discussion |\n');
			expect(text).toContain(` | <${issue}> |\n`);
		}
		expect(JSON.parse(catalogExport(catalog)).launches).toMatchObject([
			{ launch_period: '2026-w47', discussion_url: issue },
			{ launch_period: '2026-w46', discussion_url: issue },
		]);
		expect(JSON.stringify(launchPeriodDetail(catalog, active))).not.toContain('github.com');
		expect(fillIn(catalog, 'Order. {votes_source}')).toMatch(/^Order\. Where a launch links to GitHub, .* one vote\.$/);
	});

	test('is only linked at another host', () => {
		const { catalog, active, linkIn } = catalogWith('', 'discussion_url: https://www.forum.example:8443/t/1');
		expect(linkIn(active)).toEqual([
			{ url: 'https://www.forum.example:8443/t/1', text: 'Discuss at forum.example:8443', isCounted: false },
		]);
		expect(fillIn(catalog, 'Order. {votes_source}')).toBe('Order.');
	});

	test('is said nowhere when no launch has one', () => {
		const { catalog, active, linkIn } = catalogWith('', '');
		expect(linkIn(active)).toEqual([undefined]);
		expect(launchPeriodMarkdown(catalog, active)).not.toContain('Discussion');
		expect(catalogExport(catalog)).not.toContain('discussion_url');
	});
});
