/** The search box: a field, its results, and one line that says how the search goes. In the dialog and on the page. */

import { everyProduct } from '../../../search/filters.ts';
import { type Found, loadSearch, type ProductSearch, type SearchHit } from '../../../search/product-search.ts';
import { nameKey } from '../../../search/terms.ts';
import { search as t } from '../../../texts/sections.ts';
import { button, element, find } from '../element.ts';
import type { ConnectedFilters } from './filters.ts';
import { allResults, categoryItems, failedOutcome, outcome, resultItem, saveElement, weekItems } from './results.ts';

/** The elements of the box, which the page has before its script comes. Filters are between them. */
export const searchFieldHtml = (): string => `<label for="search-words">${t.label}</label>
<input id="search-words" type="text" inputmode="search" maxlength="200" autocomplete="off" spellcheck="false" autocapitalize="none"
enterkeyhint="search" dir="auto" role="combobox" aria-autocomplete="list" aria-controls="search-results" aria-expanded="false">`;
export const searchResultsHtml = (): string => `<p class="search-status" role="status"></p>
<div class="search-list"><div class="search-results" id="search-results" role="listbox" aria-label="${t.results}"></div>
<div class="search-saves"></div></div>
<p class="search-more"></p>`;

export interface SearchBox {
	readonly input: HTMLInputElement;
	readonly results: HTMLElement;
	/** Loads the index on the first call, and shows the results for the words in the field. */
	readonly start: () => Promise<void>;
}

export interface SearchBoxOptions {
	/** The largest number of products to show; a link leads to the page with all of them. */
	readonly limit?: number;
	/** Called with the words whenever they change. */
	readonly onSearch?: (words: string) => void;
	readonly filters?: Pick<ConnectedFilters, 'chosen' | 'apply'> | undefined;
}

/** The products of a search, and the categories and weeks above them. */
interface Shown extends Pick<Found, 'hits' | 'complete'> {
	readonly pages: readonly HTMLElement[];
	readonly words: string;
}

const nothing: Shown = { hits: [], complete: 0, pages: [], words: '' };

/** Results that are shown while one writes; the others follow after a pause, in milliseconds. */
const atOnce = 50;
const pause = 200;
/** How many products with only some of the words are shown before a button shows more. */
const fewOthers = 10;

/** @param root - Holds `searchFieldHtml()` and `searchResultsHtml()`. */
export function connectSearch(
	root: HTMLElement,
	{ limit = Number.POSITIVE_INFINITY, onSearch, filters }: SearchBoxOptions,
): SearchBox {
	const input = find<HTMLInputElement>('input', root);
	const [status, results] = [find('.search-status', root), find('.search-results', root)];
	/** A list box can't have buttons: those that save products are beside it. */
	const [saves, more] = [find('.search-saves', root), find('.search-more', root)];
	let search: ProductSearch | undefined;
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const append = (hits: readonly SearchHit[]): void => {
		results.append(...hits.map(resultItem));
		saves.append(...hits.map(saveElement));
		void import('../saved/shelf.ts').then(({ addButtons }) => addButtons(saves));
	};
	const show = (line: readonly (Node | string)[], { hits, complete, pages, words }: Shown = nothing): void => {
		status.replaceChildren(...line);
		results.replaceChildren(...pages);
		saves.replaceChildren();
		const end = Math.min(limit, complete > 0 ? complete + fewOthers : atOnce);
		append(hits.slice(0, Math.min(end, atOnce)));
		clearTimeout(waiting);
		waiting = setTimeout(append, pause, hits.slice(atOnce, end));
		const offerFrom = (from: number): void => {
			const count = Math.min(atOnce, hits.length - from);
			const showNext = () => {
				append(hits.slice(from, from + count));
				offerFrom(from + count);
				document.getElementById(`search-result-${hits[from]?.slug}`)?.focus();
			};
			more.replaceChildren(...(count > 0 ? [button('copy ready', t.showMore({ count }), showNext)] : []));
		};
		if (end === limit) more.replaceChildren(...(hits.length > end ? [allResults(words, hits.length)] : []));
		else offerFrom(end);
		updateCombobox();
	};
	let loading: Promise<void> | undefined;
	const load = (start: () => Promise<void>): Promise<void> => {
		loading ??= start().finally(() => {
			loading = undefined;
		});
		return loading;
	};
	const loadIndex = async (): Promise<void> => {
		search = await openIndex();
	};
	/** Half of a character, which a field may be cut to, has no place in an address. */
	const wordsIn = (): string => input.value.trim().toWellFormed();
	/** @returns The search, if descriptions may hold more. */
	const update = (): ProductSearch | undefined => {
		const words = wordsIn();
		const isFiltered = filters !== undefined && Object.keys(filters.chosen()).length > 0;
		if (!search || (words === '' && !filters)) {
			show([]);
			return undefined;
		}
		const all = words === '' ? everyProduct(search) : search.find(words);
		const found = filters?.apply(all, search) ?? all;
		if (words === '' && !isFiltered) {
			show([]);
			return undefined;
		}
		// Enter opens the first result, so a product with exactly this name comes before categories.
		const isNamed = found.hits[0] !== undefined && nameKey(found.hits[0].name) === nameKey(words);
		const categories = isNamed ? [] : categoryItems(words, search);
		const pages = isFiltered ? [] : [...categories, ...weekItems(words, search)];
		const { needsDescriptions } = found;
		show(needsDescriptions ? [t.loading] : outcome(found, words, { hasPages: pages.length > 0, isFiltered }), {
			...found,
			pages,
			words,
		});
		return needsDescriptions ? search : undefined;
	};
	const start = async (): Promise<void> => {
		const words = wordsIn();
		/** Whether the words are still those that this call searches for: only the newest goes on. */
		const isNewest = () => words === wordsIn();
		if (!search) show([t.loading]);
		try {
			if (!search) await load(loadIndex);
			const further = isNewest() ? update() : undefined;
			if (!further) return;
			await load(() => further.loadDescriptions(fetchText));
			if (isNewest()) update();
		} catch {
			const retry = () => {
				input.focus();
				void start();
			};
			if (!search || isNewest()) status.replaceChildren(...failedOutcome(retry));
		}
	};
	input.addEventListener('input', () => {
		onSearch?.(wordsIn());
		void start();
	});
	const updateCombobox = connectCombobox(input, results);
	return { input, results, start };
}

interface SearchDialog extends SearchBox {
	readonly dialog: HTMLDialogElement;
}

let built: SearchDialog | undefined;

/** Opens the dialog, which the first call builds. The browser gives the focus back when it is closed. */
export function openDialog(): void {
	built ??= createDialog();
	const { dialog, input, start } = built;
	if (!dialog.open) dialog.showModal();
	input.focus();
	input.select();
	void start();
}

function createDialog(): SearchDialog {
	const box = element('div', { className: 'search-box', innerHTML: searchFieldHtml() + searchResultsHtml() });
	const close = button('search-close', t.close, () => dialog.close());
	const dialog = element('dialog', { className: 'search-dialog', ariaLabel: t.title }, box, close);
	dialog.addEventListener('click', ({ target }) => {
		// A click beside the content has the dialog itself as its target.
		if (target === dialog) dialog.close();
	});
	dialog.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || event.isComposing) return;
		// A search field would take the key to empty itself.
		event.preventDefault();
		dialog.close();
	});
	document.body.append(dialog);
	return { ...connectSearch(box, { limit: 8 }), dialog };
}

/** For scripts that load all of this later than themselves. */
export { lineElement, tileElement } from './results.ts';

/** Loads the products that the search knows. */
export const openIndex = (): Promise<ProductSearch> => loadSearch(fetchText);

async function fetchText(path: string): Promise<string> {
	const response = await fetch(path);
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.text();
}

/**
 * Makes a combobox of the field and the list (ARIA Authoring Practices): the focus stays in the field, arrows choose
 * a result, and Enter opens it, or the first one when none is chosen. On touch screens, it then shows the results.
 *
 * @returns A function to call when results were replaced: the chosen one stays chosen, if it is still there.
 */
function connectCombobox(input: HTMLInputElement, list: HTMLElement): () => void {
	const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
	let chosen: string | undefined;
	const choose = (option: HTMLElement | undefined): void => {
		chosen = option?.id;
		for (const own of options()) own.setAttribute('aria-selected', String(own === option));
		if (!option) {
			input.removeAttribute('aria-activedescendant');
			return;
		}
		input.setAttribute('aria-activedescendant', option.id);
		option.scrollIntoView({ block: 'nearest' });
	};
	/** Steps through the results and the field in a circle. */
	const step = (by: 1 | -1): void => {
		const places: readonly (HTMLElement | undefined)[] = [undefined, ...options()];
		const at = places.findIndex((option) => option?.id === chosen);
		choose(places.at((at + by) % places.length));
	};
	input.addEventListener('keydown', (event) => {
		const { key } = event;
		// In an input method these keys choose a word.
		if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
		if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter') return;
		event.preventDefault();
		const option = options().find(({ id }) => id === chosen);
		if (key !== 'Enter') step(key === 'ArrowDown' ? 1 : -1);
		else if (option) option.click();
		// Its key for searching closes a keyboard on the screen, which covers most of the results.
		else if (matchMedia('(pointer: coarse)').matches) input.blur();
		else options()[0]?.click();
	});
	input.addEventListener('input', () => choose(undefined));
	return () => {
		const own = options();
		input.setAttribute('aria-expanded', String(own.length > 0));
		choose(own.find(({ id }) => id === chosen));
	};
}
