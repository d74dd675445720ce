/** The search at work: a field, what it has found, and one line that says how it goes. In the dialog and on the page. */

import { counted, grouped } from '../../../contract/text.ts';
import { productListPage, searchPage } from '../../../routes/paths.ts';
import { loadSearch } from '../../../search/load-search.ts';
import type { Exactness, Found, ProductSearch } from '../../../search/product-search.ts';
import { connectCombobox } from './combobox.ts';
import { resultItem } from './result-item.ts';

export interface SearchBox {
	readonly input: HTMLInputElement;
	readonly results: HTMLElement;
	/** Loads the index, if it is not there, and shows what the field asks for. */
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

/** @param element - Holds `searchBoxHtml`. */
export function connectSearch(element: HTMLElement, { limit, hasPage, onSearch }: SearchBoxOptions): SearchBox {
	const find = <Part extends HTMLElement>(selector: string): Part => {
		const part = element.querySelector<Part>(selector);
		if (!part) throw new Error(`The search has no \`${selector}\`.`);
		return part;
	};
	const input = find<HTMLInputElement>('input');
	const [status, results, more] = [find('.search-status'), find('.search-results'), find('.search-more')];
	let search: ProductSearch | undefined;
	const show = (line: readonly (Node | string)[], found?: Found, words = ''): void => {
		const hits = found?.hits ?? [];
		const isCut = hits.length > limit;
		status.replaceChildren(...line, isCut && !hasPage ? ` These are the best ${limit}.` : '');
		results.replaceChildren(...hits.slice(0, limit).map(resultItem));
		more.replaceChildren(...(isCut && hasPage ? [allResults(words, hits.length)] : []));
		updateCombobox();
	};
	const update = (): void => {
		// Half of a character, which a field may be cut to, has no place in an address.
		const words = input.value.trim().toWellFormed();
		onSearch?.(words);
		const found = words === '' ? undefined : search?.find(words);
		if (found) show(outcome(found, words), found, words);
		else if (search) show([]);
	};
	const start = async (): Promise<void> => {
		if (!search) show(['Loading…']);
		try {
			search ??= await loadSearch(fetchText);
			update();
		} catch {
			show(failure(() => void start().then(() => input.focus())));
		}
	};
	input.addEventListener('input', update);
	const updateCombobox = connectCombobox(input, results);
	return { input, results, start };
}

async function fetchText(path: string): Promise<string> {
	const response = await fetch(path);
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.text();
}

function outcome({ hits, complete, exactness }: Found, words: string): (Node | string)[] {
	const quote = document.createElement('q');
	quote.append(Object.assign(document.createElement('bdi'), { textContent: words }));
	if (hits.length === 0) return ['No product matches ', quote, '. Try fewer letters, or ', allProducts(), '.'];
	const rest = complete > 0 ? hits.length - complete : 0;
	const others = rest === 0 ? '' : ` ${grouped(rest)} more ${have(rest)} some of the words.`;
	return [sentences[exactness](exactness === 'some_words' ? hits.length : complete) + others];
}

const have = (count: number): string => (count === 1 ? 'has' : 'have');

const sentences: Readonly<Record<Exactness, (count: number) => string>> = {
	all_words: (count) => `${counted(count, 'product')} found.`,
	similar_words: (count) => `No product has these very words; ${grouped(count)} ${have(count)} similar ones.`,
	some_words: (count) => `No product has all of these words; ${grouped(count)} ${have(count)} some of them.`,
};

function failure(retry: () => void): (Node | string)[] {
	const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Try again' });
	button.addEventListener('click', retry);
	return ['The search could not be loaded. ', button, ' or ', allProducts(), '.'];
}

const link = (href: string, textContent: string): HTMLElement =>
	Object.assign(document.createElement('a'), { href, textContent });

const allProducts = (): HTMLElement => link(productListPage, 'browse all products');

const allResults = (words: string, count: number): HTMLElement =>
	link(`${searchPage}?q=${encodeURIComponent(words)}`, `All ${grouped(count)} results`);
