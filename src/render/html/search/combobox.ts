/**
 * The field and the list of results as a combobox (ARIA Authoring Practices): the focus stays in the field, arrows choose
 * a result, Enter opens it, the first one where none is chosen.
 *
 * @returns To be called when results were replaced: the chosen one stays chosen, if it is still there.
 */
export function connectCombobox(input: HTMLInputElement, list: HTMLElement): () => void {
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
	/** From the last one on, and from the first one back, to the field. */
	const step = (by: 1 | -1): void => {
		const places: readonly (HTMLElement | undefined)[] = [undefined, ...options()];
		const at = places.findIndex((option) => option?.id === chosen);
		choose(places.at((at + by) % places.length));
	};
	input.addEventListener('keydown', (event) => {
		const { key } = event;
		// Within an input method these keys choose a word.
		if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
		if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter') return;
		event.preventDefault();
		if (key === 'Enter') (options().find(({ id }) => id === chosen) ?? options()[0])?.click();
		else step(key === 'ArrowDown' ? 1 : -1);
	});
	input.addEventListener('input', () => choose(undefined));
	return () => {
		const own = options();
		input.setAttribute('aria-expanded', String(own.length > 0));
		choose(own.find(({ id }) => id === chosen));
	};
}
