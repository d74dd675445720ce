/** The search at work: a field, what it has found, and one line that says how it goes. In the dialog and on the page. */

import { grouped } from '../../../contract/counts.ts';
import { searchPage } from '../../../routes/paths.ts';
import { findProducts, type Search } from '../../../search/find-products.ts';
import { connectKeys } from './connect-keys.ts';
import { loadSearch } from './load-search.ts';
import { resultItem } from './result-item.ts';
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

export function createSearchBox({ limit, hasPage, onSearch }: SearchBoxOptions): SearchBox {
	const element = document.createElement('div');
	element.className = 'search-box';
	const input = createField(element);
	const status = element.appendChild(document.createElement('p'));
	status.className = 'search-status';
	status.setAttribute('role', 'status');
	const results = element.appendChild(document.createElement('ol'));
	results.className = 'search-results';
	results.setAttribute('aria-label', 'Products');
	const more = element.appendChild(document.createElement('p'));
	more.className = 'search-more';
	connectKeys(element, input);
	let search: Search | undefined;

	const show = (line: Line, items: readonly HTMLElement[] = [], rest: readonly HTMLElement[] = []): void => {
		status.replaceChildren(...line);
		results.replaceChildren(...items);
		more.replaceChildren(...rest);
	};
	const update = (): void => {
		if (!search) return;
		const words = input.value.trim();
		const found = findProducts(search, words);
		const { hits } = found;
		const isCut = hits.length > limit;
		show(
			words === '' ? [] : outcomeLine(found, words, isCut && !hasPage ? limit : undefined),
			hits.slice(0, limit).map((hit) => resultItem(hit, words)),
			isCut && hasPage ? [allResults(words, hits.length)] : [],
		);
		onSearch?.(words);
	};
	const start = async (): Promise<void> => {
		if (!search) {
			show(['Loading…']);
			try {
				search = await loadSearch();
			} catch {
				return show(failureLine(() => void start().then(() => input.focus())));
			}
		}
		update();
	};
	input.addEventListener('input', update);
	return { element, input, start };
}

function createField(box: HTMLElement): HTMLInputElement {
	const label = box.appendChild(document.createElement('label'));
	label.htmlFor = 'search-words';
	label.textContent = 'Search products';
	const input = box.appendChild(document.createElement('input'));
	Object.assign(input, { id: 'search-words', type: 'search', maxLength: 200, autocomplete: 'off', spellcheck: false });
	input.setAttribute('autocapitalize', 'none');
	input.enterKeyHint = 'search';
	input.dir = 'auto';
	return input;
}

function allResults(words: string, count: number): HTMLElement {
	const link = document.createElement('a');
	link.href = `${searchPage}?q=${encodeURIComponent(words)}`;
	link.textContent = `All ${grouped(count)} results`;
	return link;
}
