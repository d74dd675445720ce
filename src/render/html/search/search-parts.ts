/** The elements of a search. The page has them in its HTML, so that nothing moves when its script comes. */
export interface SearchParts {
	readonly element: HTMLElement;
	readonly input: HTMLInputElement;
	/** One line that says how it goes. */
	readonly status: HTMLElement;
	readonly results: HTMLElement;
	/** What is near, and where more is. */
	readonly more: HTMLElement;
}

/** @param element - Has them already, as `SearchBox.astro` writes them. */
export function partsOf(element: HTMLElement): SearchParts {
	const find = <Part extends HTMLElement>(selector: string): Part => {
		const part = element.querySelector<Part>(selector);
		if (!part) throw new Error(`The search has no \`${selector}\`.`);
		return part;
	};
	return {
		element,
		input: find<HTMLInputElement>('input'),
		status: find('.search-status'),
		results: find('.search-results'),
		more: find('.search-more'),
	};
}

/** The same as `SearchBox.astro` writes. */
export function createParts(): SearchParts {
	const element = document.createElement('div');
	element.className = 'search-box';
	const label = element.appendChild(document.createElement('label'));
	label.htmlFor = 'search-words';
	label.textContent = 'Search products';
	const input = element.appendChild(document.createElement('input'));
	Object.assign(input, { id: 'search-words', type: 'search', maxLength: 200, autocomplete: 'off', spellcheck: false });
	input.enterKeyHint = 'search';
	input.dir = 'auto';
	const attributes = {
		autocapitalize: 'none',
		role: 'combobox',
		'aria-autocomplete': 'list',
		'aria-controls': 'search-results',
		'aria-expanded': 'false',
	};
	for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
	const status = element.appendChild(document.createElement('p'));
	status.className = 'search-status';
	status.setAttribute('role', 'status');
	const results = element.appendChild(document.createElement('div'));
	results.className = 'search-results';
	results.id = 'search-results';
	results.setAttribute('role', 'listbox');
	results.setAttribute('aria-label', 'Products');
	const more = element.appendChild(document.createElement('p'));
	more.className = 'search-more';
	return { element, input, status, results, more };
}
