/** What every page loads of the search: two keys and a link that open it. Everything else comes when it is opened. */

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

/** Where Ctrl edits texts and Cmd gives commands. */
const isApple = /\b(?:Macintosh|iPhone|iPad)\b/.test(navigator.userAgent);

/** `/`, but not where one writes, and Ctrl+K, on Apple's systems Cmd+K, everywhere. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
	if (key === '/') return !ctrlKey && !metaKey && !altKey && !writes(target);
	const [command, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
	return key.toLowerCase() === 'k' && command && !other && !altKey && !shiftKey;
}

addEventListener('keydown', (event) => {
	if (event.defaultPrevented || event.isComposing || !isShortcut(event)) return;
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
