/** The pages for developers. Their texts are English on every board; their names are in its language. */
import type { Page } from '../../catalog/catalog.ts';
import { isEnglish } from '../../texts/formats.ts';
import { layout as t } from '../../texts/sections.ts';
import {
	apiChangesPage,
	authPage,
	developersPage,
	editorsPage,
	referencePage,
	versionsPage,
} from '../../urls/paths.ts';

export const developerPages = () => [
	{ href: developersPage, label: t.developersPage },
	{ href: referencePage, label: t.referencePage },
	{ href: authPage, label: t.authPage },
	{ href: apiChangesPage, label: t.changelogPage },
	{ href: versionsPage, label: t.versionsPage },
];

/** Whether a page below the guide for developers is in another language than the board. */
export const isOnlyEnglish = (path: string, lang: string): boolean =>
	path.startsWith(`${developersPage}/`) && !isEnglish(lang);

/** The name of a page of prose, also where its text is in another language. */
export function nameOf({ slug, title, lang }: Omit<Page, 'body' | 'description'>): string {
	const guides = [...developerPages(), { href: editorsPage, label: t.editorsPage }];
	return (lang && guides.find(({ href }) => href === `/${slug}`)?.label) || title;
}
