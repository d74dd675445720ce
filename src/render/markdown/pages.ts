/** The Markdown versions of single pages: home, categories, subscribe and pages of prose. */
import { counted } from '../../contract/text.ts';
import * as at from '../../routes/paths.ts';
import { untrustedNotice } from '../product-text.ts';
import type { CategoriesProps } from '../props/lists.ts';
import type { HomeProps, ProseProps, SubscribeProps } from '../props/pages.ts';
import { document, escapeText, facts, table } from './document.ts';
import { namedTable } from './product.ts';
import { placesTable } from './weeks.ts';

/** The home page: its weeks, the newest products, and where the rest is. */
export function homeMarkdown({ layout, lead, beside, newest }: HomeProps): string {
	const { base_url, site, pages } = layout;
	const weeks = [lead, beside].flatMap((week) => week ?? []);
	return document(layout, '/', site.name, [
		escapeText(site.description),
		weeks.some(({ count }) => count > 0) || newest.length > 0 ? untrustedNotice : '',
		...weeks.flatMap((week) => [
			`## Week ${week.slug}`,
			week.places.length > 0 ? placesTable(base_url, week, week.places) : 'No launches this week yet.',
			`[See the whole week](${base_url}${at.launchPeriodPage(week.slug)}.md)`,
		]),
		newest.length > 0 ? `## More new products\n\n${namedTable(base_url, newest)}` : '',
		`## Products\n\n[All products](${base_url}${at.markdownFile(at.productListPage)}), or as JSON at <${base_url}${at.productsPath}>.`,
		`## Categories\n\n[All categories](${base_url}${at.markdownFile(at.categoryListPage)})`,
		`## Past weeks\n\n[All weeks](${base_url}${at.markdownFile(at.launchPeriodListPage)})`,
		pages.length > 0
			? `## More\n\n${pages.map(({ slug, title }) => `- [${escapeText(title)}](${base_url}/${slug}.md)`).join('\n')}`
			: '',
	]);
}

/** Every category with its sentence. */
export function categoriesMarkdown({ layout, categories }: CategoriesProps): string {
	const lines = categories.map(({ slug, name, description, count }) => {
		const words = [`${escapeText(name)}.`, description && escapeText(description)].filter(Boolean).join(' ');
		return `- [${slug}](${layout.base_url}${at.categoryPage(slug)}.md): ${words} ${counted(count, 'product')}.`;
	});
	return document(layout, at.categoryListPage, 'Categories', [lines.join('\n') || 'There are no categories yet.']);
}

const digest = 'The winners feed is a weekly digest: the first ten places, other new products and corrections.';

/** How to follow the board. */
export function subscribeMarkdown({ layout, hasCalendar, categories }: SubscribeProps): string {
	const { base_url, site } = layout;
	const row = (name: string, feed: string) => [
		name,
		`<${base_url}${at.atomFeed(feed)}>`,
		`<${base_url}${at.jsonFeed(feed)}>`,
	];
	const rows = [
		row('Weekly winners', at.winnersFeed),
		row('New products', at.productsFeed),
		...categories.map(({ slug }) => row(`Category ${slug}`, at.listFeed(at.categoryPage(slug)))),
	];
	return document(layout, at.subscribePage, 'Subscribe', [
		'A week ends on Sunday night, UTC.',
		facts([
			['By email', site.newsletter_url && `<${site.newsletter_url}>`],
			['Calendar of weeks', hasCalendar ? `<${base_url}${at.calendarFile}>` : undefined],
		]),
		`## Feeds\n\n${table(['Feed', 'Atom', 'JSON Feed'], rows)}\n\n${digest}`,
	]);
}

/** A page of prose. Only the links of its Markdown are changed. */
export const proseMarkdown = ({ layout, page, text }: ProseProps): string =>
	document(layout, `/${page.slug}`, page.title, [escapeText(page.description), text]);
