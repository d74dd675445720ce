/** How long lists are cut into pages for readers. */
import { lists as t } from '../../texts/sections.ts';

/** About eight screens of a phone, and a page of the API where a request names no other size. */
export const pageLength = 50;

/** One page of a list. */
export interface PageOf<Item> {
	readonly items: readonly Item[];
	/** 1-based. */
	readonly page: number;
	/** At least one. */
	readonly pages: number;
}

export function pageOf<Item>(items: readonly Item[], page: number): PageOf<Item> {
	return {
		items: items.slice((page - 1) * pageLength, page * pageLength),
		page,
		pages: Math.max(1, Math.ceil(items.length / pageLength)),
	};
}

/** The page on which an entry stands, by its index in the list. */
export const pageAt = (index: number): number => Math.floor(index / pageLength) + 1;

/** The path itself for page 1, `<path>/page/2` and so on for the others. */
export const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}/page/${page}`);

/** The title of a page of a list. */
export const pageTitle = (title: string, page: number): string =>
	page === 1 ? title : t.pageTitle({ title, page: String(page) });

/** `Page 2 of 3.` */
export const pageOfText = (page: number, pages: number): string =>
	t.pageOf({ page: String(page), pages: String(pages) });

/** The numbers of every page after the first. */
export function laterPages(items: readonly unknown[]): number[] {
	const { pages } = pageOf(items, 1);
	return Array.from({ length: pages - 1 }, (_, index) => index + 2);
}
