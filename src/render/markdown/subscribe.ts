import { feeds as t } from '../../texts/sections.ts';
import * as at from '../../urls/paths.ts';
import type { SubscribeProps } from '../props/subscribe.ts';
import { document, facts, table } from '../shared/markdown-document.ts';

/** How to follow the board. */
export function subscribeMarkdown({ layout, hasCalendar, categories }: SubscribeProps): string {
	const { base_url, site } = layout;
	const form = site.newsletter && t.formAt({ address: `<${base_url}${at.subscribePage}>` });
	const row = (name: string, feed: string) => [
		name,
		...[at.atomFeed, at.jsonFeed].map((of) => `<${base_url}${of(feed)}>`),
	];
	const rows = [
		row(t.weeklyWinners, at.winnersFeed),
		row(t.products, at.productsFeed),
		...categories.map(({ slug }) => row(t.categoryFeed({ category: slug }), at.listFeed(at.categoryPage(slug)))),
	];
	return document(layout, at.subscribePage, t.title, [
		t.weekEnds,
		facts([
			[t.byEmail, form ?? (site.newsletter_url ? `<${site.newsletter_url}>` : t.notByEmail)],
			[t.calendarOfWeeks, hasCalendar ? `<${base_url}${at.calendarFile}>` : undefined],
		]),
		`## ${t.feeds}\n\n${table([t.feed, 'Atom', 'JSON Feed'], rows)}\n\n${t.digest}`,
	]);
}
