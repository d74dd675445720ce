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

type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

const isModified = ({ ctrlKey, metaKey, altKey }: Keys): boolean => ctrlKey || metaKey || altKey;

/** `/`, but not where one writes, and Ctrl+K, on Apple's systems Cmd+K, everywhere. */
function isShortcut(event: KeyboardEvent): boolean {
	const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
	if (key === '/') return !isModified(event) && !writes(target);
	// One of the two, and the right one.
	return key.toLowerCase() === 'k' && ctrlKey !== metaKey && metaKey === isApple && !altKey && !shiftKey;
}

addEventListener('keydown', (event) => {
	if (event.defaultPrevented || event.isComposing || !isShortcut(event)) return;
	event.preventDefault();
	open();
});

document.querySelector('.search-link')?.addEventListener('click', (event) => {
	// A click that opens another tab opens the page.
	if (isModified(event as MouseEvent) || (event as MouseEvent).shiftKey) return;
	event.preventDefault();
	open();
});
