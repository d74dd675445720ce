import { describe, expect, test } from 'vitest';
import { type FeedEntry, feedSite, feedsOf } from '../../../src/render/feeds/feed.ts';
import { fullEntries } from '../../../src/render/feeds/feed-files.ts';
import { catalogOf } from '../../support/catalog.ts';

const catalog = catalogOf(['Acme', 'Beta', 'Gamma', 'Omega']);
const [feed] = feedsOf(catalog);

/** The entries of four products with descriptions of this length, which of them say everything. */
function fullOf(lengths: readonly number[]): boolean[] {
	if (!feed) throw new Error('There is no feed.');
	const entries = feed.entries.map((entry, index): FeedEntry => {
		const { content } = entry;
		if (!content || 'week' in content) throw new Error('It is a feed of weeks.');
		return { ...entry, content: { ...content, description: 'a'.repeat(lengths[index] ?? 0) } };
	});
	return fullEntries(feedSite(catalog), { ...feed, entries }).map(({ html }) => html !== undefined);
}

describe('fullEntries', () => {
	test('say everything as far as the feed has room, from the newest on', () => {
		expect(fullOf([60_000, 60_000, 60_000, 60_000])).toEqual([true, true, true, false]);
	});

	test('leave to others the room that one of them does not fit into', () => {
		expect(fullOf([300_000, 60_000, 60_000, 60_000])).toEqual([false, true, true, true]);
	});
});
