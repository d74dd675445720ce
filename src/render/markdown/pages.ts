/** The Markdown versions of single pages: home, categories and pages of prose. */

import {
	archive as archiveTexts,
	facts as factTexts,
	layout as layoutTexts,
	lists as listTexts,
	search as searchTexts,
	home as t,
	weeks as weekTexts,
} from '../../texts/sections.ts';
import * as at from '../../urls/paths.ts';
import { apiAddress } from '../../urls/static-host.ts';
import type { CategoriesProps } from '../props/lists.ts';
import type { HomeProps, ProseProps } from '../props/pages.ts';
import { document, escapeText } from '../shared/markdown-document.ts';
import { namedTable } from './product.ts';
import { placesTable } from './weeks.ts';

/** The home page: its weeks, the newest products, and where the rest is. */
export function homeMarkdown({ layout, intro, lead, beside, newest }: HomeProps): string {
	const { base_url, site, pages } = layout;
	const weeks = [lead, beside].flatMap((week) => week ?? []);
	return document(layout, '/', site.name, [
		escapeText(intro?.page.description ?? site.description),
		intro ? `## ${escapeText(intro.page.title)}\n\n${intro.text}` : '',
		weeks.some(({ count }) => count > 0) || newest.length > 0 ? layoutTexts.untrusted : '',
		...weeks.flatMap((week) => [
			`## ${weekTexts.weekTitle({ slug: week.slug })}`,
			week.places.length > 0 ? placesTable(base_url, week, week.places) : weekTexts.noneYet,
			`[${t.seeWholeWeek}](${base_url}${at.launchPeriodPage(week.slug)}.md)`,
		]),
		newest.length > 0 ? `## ${t.moreNewProducts}\n\n${namedTable(base_url, newest)}` : '',
		`## ${factTexts.products}\n\n${t.productsOrJson({
			link: (text) => `[${text}](${base_url}${at.markdownFile(at.productListPage)})`,
			address: `<${base_url}${apiAddress(site, at.productsPath)}>`,
		})}`,
		`## ${factTexts.categories}\n\n[${searchTexts.allCategories}](${base_url}${at.markdownFile(at.categoryListPage)})`,
		`## ${archiveTexts.weeksLabel}\n\n[${archiveTexts.allWeeks}](${base_url}${at.markdownFile(at.launchPeriodListPage)})`,
		pages.length > 0
			? `## ${t.more}\n\n${pages.map(({ slug, title }) => `- [${escapeText(title)}](${base_url}/${slug}.md)`).join('\n')}`
			: '',
	]);
}

/** Every category with its sentence. */
export function categoriesMarkdown({ layout, categories }: CategoriesProps): string {
	const lines = categories.map(({ slug, name, description, count }) => {
		const words = [`${escapeText(name)}.`, description && escapeText(description)].filter(Boolean).join(' ');
		return `- [${slug}](${layout.base_url}${at.categoryPage(slug)}.md): ${words} ${listTexts.count({ count })}`;
	});
	return document(layout, at.categoryListPage, factTexts.categories, [lines.join('\n') || listTexts.noCategoriesYet]);
}

/** A page of prose. Only the links of its Markdown are changed. */
export const proseMarkdown = ({ layout, page, text }: ProseProps): string =>
	document(layout, `/${page.slug}`, page.title, [escapeText(page.description), text]);
