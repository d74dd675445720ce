/** The search at work: a field, what it has found, and one line that says how it goes. In the dialog and on the page. */

import { grouped } from '../../../contract/counts.ts';
import { searchPage } from '../../../routes/paths.ts';
import { type Found, findProducts } from '../../../search/find-products.ts';
import { categoriesOf } from '../../../search/nearest.ts';
import { connectCombobox } from './combobox.ts';
import { lastCall } from './last-call.ts';
import { searchIndex } from './load-search.ts';
import { wordsToMark } from './marked-pieces.ts';
import { nearLine } from './near-line.ts';
import { resultItem } from './result-item.ts';
import type { SearchParts } from './search-parts.ts';
import { failureLine, type Line, outcomeLine } from './status-line.ts';

export interface SearchBox {
	readonly element: HTMLElement;
	readonly input: HTMLInputElement;
	/** Loads what is needed, if it is not there, and shows what the field asks for. */
	readonly start: () => Promise<void>;
}

export interface SearchBoxOptions {
	/** How many products are shown at most. */
	readonly limit: number;
	/** Whether there is a page with more of them. */
	readonly hasPage: boolean;
	/** Called with the words when results of them are shown. */
	readonly onSearch?: (words: string) => void;
}

/** What fits on a screen is shown before the rest is read. */
const firstCount = 8;

/** Whoever writes on is faster, in milliseconds. */
const pause = 100;

/** A search that takes longer says so. */
const slowAfter = 400;

export function connectSearch(parts: SearchParts, { limit, hasPage, onSearch }: SearchBoxOptions): SearchBox {
	const { element, input, status, results, more } = parts;
	const show = (line: Line): void => {
		status.replaceChildren(...line);
		results.replaceChildren();
		more.replaceChildren();
		combobox.update();
	};
	const fail = (): void => show(failureLine(() => void start().then(() => input.focus())));
	let shownTotal = 0;
	const showFound = (found: Found, words: string, nameOf: (category: string) => string | undefined): void => {
		const isCut = found.total > limit;
		const marks = wordsToMark(words, found.similar);
		const line = outcomeLine(found, words, isCut && !hasPage ? limit : undefined);
		const items = found.hits.map((hit) => resultItem(hit, marks, nameOf(hit.categories[0] ?? '')));
		const shown = [...results.children];
		const isSame = (count: number) => items.slice(0, count).every((item, at) => isSameResult(item, shown[at]));
		// The same results, or more of them, leave those that are shown, one of which may be chosen.
		if (items.length > firstCount && isSame(shown.length)) results.append(...items.slice(shown.length));
		else {
			const isKept = found.total === shownTotal && shown.length > 0 && isSame(items.length);
			if (!isKept) results.replaceChildren(...items);
			status.replaceChildren(...line);
			more.replaceChildren(
				...(isCut && hasPage ? [allResults(words, found.total), ' '] : []),
				...(found.nearest ? nearLine(found.nearest) : []),
			);
		}
		combobox.update();
		shownTotal = found.total;
	};
	/** Resolves when the first results are shown; the rest of them follow. */
	const search = async (isLast: () => boolean): Promise<void> => {
		// Half of a character, which a field may be cut to, has no place in an address.
		const words = input.value.trim().toWellFormed();
		onSearch?.(words);
		if (words === '') return show([]);
		const showUpTo = async (count: number): Promise<void> => {
			try {
				const [found, nameOf] = await Promise.all([findProducts(searchIndex(), words, { count }), categoryNames()]);
				clearTimeout(slow);
				if (!isLast()) return;
				if (!found) return fail();
				showFound(found, words, nameOf);
				if (found.total > count && count < limit) void showUpTo(limit);
			} catch {
				clearTimeout(slow);
				if (isLast()) fail();
			}
		};
		const slow = setTimeout(() => isLast() && status.replaceChildren('Searching…'), slowAfter);
		await showUpTo(Math.min(firstCount, limit));
	};
	const update = lastCall(search, pause);
	const start = async (): Promise<void> => {
		show(['Loading…']);
		const before = update.runs();
		try {
			if (!(await searchIndex().head())) return fail();
		} catch {
			return fail();
		}
		// Whoever has written meanwhile has begun a search, which waits for the same file.
		if (update.runs() === before) await update.now();
	};
	input.addEventListener('input', () => update.soon());
	const combobox = connectCombobox(input, results, update.settled);
	return { element, input, start };
}

/** Whether one of them is chosen does not matter. */
const isSameResult = (one: Element, other: Element | undefined): boolean =>
	one.id === other?.id && one.innerHTML === other.innerHTML;

/** Names of categories by slug; none where they cannot be read, because products are shown without them as well. */
async function categoryNames(): Promise<(slug: string) => string | undefined> {
	try {
		const head = await searchIndex().head();
		const categories = head ? await categoriesOf(searchIndex(), head) : [];
		const names = new Map(categories.map(({ slug, name }) => [slug, name]));
		return (slug) => names.get(slug);
	} catch {
		return () => undefined;
	}
}

function allResults(words: string, count: number): HTMLElement {
	const link = document.createElement('a');
	link.href = `${searchPage}?q=${encodeURIComponent(words)}`;
	link.textContent = `All ${grouped(count)} results`;
	return link;
}
