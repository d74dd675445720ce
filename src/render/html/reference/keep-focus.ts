/**
 * Keeps the keyboard on the button that sends a request. The console makes that button anew when an answer comes, which
 * would send whoever pressed it back to the top of the page.
 *
 * @param panel - What the console draws in.
 */
export function keepFocus(tree: ShadowRoot, panel: HTMLElement): void {
	let operation: Element | null = null;
	panel.addEventListener('click', ({ target }) => {
		operation = target instanceof Element && target.matches('.execute') ? target.closest('.opblock') : null;
	});
	const observer = new MutationObserver(() => {
		// Focus that is elsewhere was moved there by someone.
		if (tree.activeElement !== null || document.activeElement !== document.body) return;
		operation?.querySelector<HTMLElement>('.execute')?.focus();
	});
	observer.observe(panel, { childList: true, subtree: true });
}
