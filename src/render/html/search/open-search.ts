/** What every page loads of the search: a key and a link that open it. Everything else comes when it is opened. */

async function open(): Promise<void> {
	// The page of the search has its own field.
	const field = document.querySelector<HTMLInputElement>('#search-words');
	if (field && !field.closest('dialog')) return field.focus();
	try {
		const { openDialog } = await import('./search-dialog.ts');
		openDialog();
	} catch {
		location.assign('/search');
	}
}

const writes = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

addEventListener('keydown', (event) => {
	const { key, ctrlKey, metaKey, altKey, target } = event;
	if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented || writes(target)) return;
	event.preventDefault();
	void open();
});

document.querySelector('.search-link')?.addEventListener('click', (event) => {
	const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
	// A click that opens another tab opens the page.
	if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
	event.preventDefault();
	void open();
});
