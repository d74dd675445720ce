/** Two keys and a link that open the search. It is all that every page loads; the rest comes when the search is opened. */

function open(): void {
	// The search page has its own field.
	const field = document.querySelector<HTMLInputElement>('#search-words');
	if (field && !field.closest('dialog')) field.focus();
	else {
		import('./box.ts').then((box) => box.openDialog()).catch(() => location.assign('/search'));
	}
}

const writes = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));

/** On Apple's systems Ctrl edits texts and Cmd gives commands. All of Apple's browsers name Mac OS. */
const isApple = /Mac OS/.test(navigator.userAgent);

type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

const isModified = ({ ctrlKey, metaKey, altKey }: Keys): boolean => ctrlKey || metaKey || altKey;

/** `/` outside of fields, and everywhere Ctrl+K, which is Cmd+K on Apple's systems. */
function isShortcut(event: KeyboardEvent): boolean {
	const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
	if (key === '/') return !isModified(event) && !writes(target);
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
