/**
 * Arrows lead from the field through the results and back; Enter in the field opens the first result.
 *
 * @param settled - Resolves when the results are those of what the field holds.
 */
export function connectKeys(box: HTMLElement, input: HTMLInputElement, settled: () => Promise<void>): void {
	const resultLinks = () => [...box.querySelectorAll('a')].filter((link) => !link.closest('[role=status]'));
	box.addEventListener('keydown', (event) => {
		const { key, target } = event;
		// Within an input method these keys choose a word.
		if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
		const places: readonly HTMLElement[] = [input, ...resultLinks()];
		const at = places.indexOf(target as HTMLElement);
		if (at < 0) return;
		const next = key === 'ArrowDown' ? places[at + 1] : key === 'ArrowUp' ? places[at - 1] : undefined;
		if (next) {
			event.preventDefault();
			next.focus();
		} else if (key === 'Enter' && target === input) {
			event.preventDefault();
			void settled().then(() => resultLinks()[0]?.click());
		} else if (key.length === 1 && key !== ' ' && target !== input) {
			// Who goes on writing writes in the field.
			input.focus();
		}
	});
}
