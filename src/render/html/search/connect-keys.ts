/**
 * Arrows lead from the field through the results and back; Enter in the field opens the first result.
 * Both wait for the results of what the field holds: those of earlier words are about to be replaced.
 *
 * @param settled - Resolves when the results of what the field holds are shown.
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
		if (target === input && (key === 'ArrowDown' || key === 'Enter')) {
			event.preventDefault();
			void settled().then(() => (key === 'Enter' ? resultLinks()[0]?.click() : resultLinks()[0]?.focus()));
			return;
		}
		const next = key === 'ArrowDown' ? places[at + 1] : key === 'ArrowUp' ? places[at - 1] : undefined;
		if (next) {
			event.preventDefault();
			next.focus();
		} else if (key.length === 1 && key !== ' ' && target !== input) {
			// Who goes on writing writes in the field.
			input.focus();
		}
	});
}
