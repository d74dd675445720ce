/** The filters of the search page: lists of values with their numbers, and a button for each chosen one that takes it off. */
import { countsOf, foundProducts, narrow } from '../../../search/filters.ts';
import type { Found, ProductSearch } from '../../../search/product-search.ts';
import { filters as t } from '../../../texts/sections.ts';
import type { SearchFilters } from '../../../urls/paths.ts';
import { button } from '../element.ts';

export interface ConnectedFilters {
	readonly chosen: () => SearchFilters;
	/** Chooses what an address names, and says which of it is unknown. */
	readonly read: (query: URLSearchParams) => void;
	/** Leaves out what the filters do not accept, and shows how many each value would leave. */
	readonly apply: (found: Found, search: Pick<ProductSearch, 'products'>) => Found;
}

/** @param onChange - Called when a reader has chosen. */
export function connectFilters(element: HTMLElement, onChange: () => void): ConnectedFilters {
	const lists = Array.from(element.querySelectorAll('select'), (select) => ({ select, options: [...select.options] }));
	const marks = element.querySelector('.chosen-filters');
	const notice = element.querySelector('.notice');

	const chosen = (): SearchFilters =>
		Object.fromEntries(lists.flatMap(({ select: { name, value } }) => (value === '' ? [] : [[name, value]])));

	function read(query: URLSearchParams): void {
		const unknown = lists.flatMap(({ select, options }) => {
			const value = query.get(select.name) ?? '';
			const isKnown = options.some((option) => option.value === value);
			select.replaceChildren(...options);
			select.value = isKnown ? value : '';
			return isKnown ? [] : [t.unknown({ filter: select.previousElementSibling?.textContent ?? select.name, value })];
		});
		if (notice) notice.textContent = unknown.join(' ');
		showChosen();
	}

	function apply(found: Found, search: Pick<ProductSearch, 'products'>): Found {
		const [products, own] = [foundProducts(found, search), chosen()];
		for (const { select, options } of lists) {
			const counts = countsOf(products, select.name, own);
			const { value } = select;
			const shown = options.filter((option) => ['', value].includes(option.value) || counts.has(option.value));
			for (const option of shown) {
				const { name } = option.dataset;
				if (name !== undefined) option.textContent = t.choice({ name, count: counts.get(option.value) ?? 0 });
			}
			select.replaceChildren(...shown);
			select.value = value;
		}
		showChosen();
		return narrow(found, products, own);
	}

	function showChosen(): void {
		const set = lists.filter(({ select }) => select.value !== '');
		marks?.replaceChildren(...set.map(({ select }) => removal(select)));
	}

	function removal(select: HTMLSelectElement): HTMLElement {
		const name = select.selectedOptions[0]?.dataset['name'] ?? '';
		const mark = button('', `${name} ×`, () => {
			select.value = '';
			// The button goes away.
			select.focus();
			select.dispatchEvent(new Event('change', { bubbles: true }));
		});
		mark.ariaLabel = t.remove({ name });
		return mark;
	}

	element.addEventListener('change', () => {
		if (notice) notice.textContent = '';
		onChange();
	});
	return { chosen, read, apply };
}
