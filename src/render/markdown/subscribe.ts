import * as at from '../../routes/paths.ts';
import type { SubscribeProps } from '../props/subscribe.ts';
import { document, facts, table } from '../shared/markdown-document.ts';

const noEmail = 'not from this board; a service that turns feeds into email can send the winners feed';

/** How to follow the board. */
export function subscribeMarkdown({ layout, hasCalendar, categories }: SubscribeProps): string {
	const { base_url, site } = layout;
	const row = (name: string, feed: string) => [
		name,
		...[at.atomFeed, at.jsonFeed].map((of) => `<${base_url}${of(feed)}>`),
	];
	const rows = [
		row('Weekly winners', at.winnersFeed),
		row('New products', at.productsFeed),
		...categories.map(({ slug }) => row(`Category ${slug}`, at.listFeed(at.categoryPage(slug)))),
	];
	return document(layout, at.subscribePage, 'Subscribe', [
		'A week ends on Sunday night, UTC.',
		facts([
			['By email', site.newsletter_url ? `<${site.newsletter_url}>` : noEmail],
			['Calendar of weeks', hasCalendar ? `<${base_url}${at.calendarFile}>` : undefined],
		]),
		`## Feeds\n\n${table(['Feed', 'Atom', 'JSON Feed'], rows)}\n\nThe winners feed is a weekly digest: the first ten places, other new products and corrections.`,
	]);
}
