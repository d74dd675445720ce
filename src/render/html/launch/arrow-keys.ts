const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Makes a long list of checkboxes one stop of the Tab key. Arrow keys go through it, from the field that filters it too. */
export function followArrows(group: HTMLElement): void {
	const boxes = [...group.querySelectorAll<HTMLInputElement>('.choices.many input')];
	const shown = (): HTMLInputElement[] => boxes.filter((box) => box.offsetParent !== null);
	const stopAt = (stop: EventTarget | null | undefined): void => {
		for (const box of boxes) box.tabIndex = box === stop ? 0 : -1;
	};
	stopAt(boxes[0]);
	// The field may have hidden the stop.
	group.addEventListener('input', () => {
		if (!shown().some(({ tabIndex }) => tabIndex === 0)) stopAt(shown()[0]);
	});
	group.addEventListener('keydown', (event) => {
		const { target } = event;
		if (!(target instanceof HTMLInputElement)) return;
		const from = shown().indexOf(target);
		const isField = target.matches('.filter');
		const step = isField && event.key !== 'ArrowDown' ? undefined : steps[event.key];
		if (step === undefined || (from < 0 && !isField)) return;
		event.preventDefault();
		shown()
			.at(Math.max(0, Math.min(shown().length - 1, from + step)))
			?.focus();
	});
	group.addEventListener('focusin', ({ target }) => {
		if (boxes.some((box) => box === target)) stopAt(target);
	});
}
