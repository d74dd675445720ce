/** What every page loads of the search: two keys and a link that open it. Everything else comes when it is opened. */

function open(): void {
	// The page of the search has its own field.
	const field = document.querySelector<HTMLInputElement>('#search-words');
	if (field && !field.closest('dialog')) field.focus();
	else {
		import('./search-dialog.ts').then(({ openDialog }) => openDialog()).catch(() => location.assign('/search'));
	}
}

const writes = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Where Ctrl edits texts and Cmd gives commands: all of Apple's browsers name Mac OS. */
const isApple = navigator.userAgent.includes('Mac OS');

/** `/`, but not where one writes, and Ctrl+K, on Apple's systems Cmd+K, everywhere. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
	if (key === '/') return !ctrlKey && !metaKey && !altKey && !writes(target);
	const [command, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
	return key.toLowerCase() === 'k' && command && !other && !altKey && !shiftKey;
}

addEventListener('keydown', (event) => {
	if (event.defaultPrevented || event.isComposing || !isShortcut(event)) return;
	event.preventDefault();
	open();
});

document.querySelector('.search-link')?.addEventListener('click', (event) => {
	const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
	// A click that opens another tab opens the page.
	if (ctrlKey || metaKey || shiftKey || altKey) return;
	event.preventDefault();
	open();
});
