/** The search in a dialog over any page. */
import { connectSearch, type SearchBox, searchBoxHtml } from './box.ts';

interface SearchDialog extends SearchBox {
	readonly dialog: HTMLDialogElement;
}

let built: SearchDialog | undefined;

/** Opens the dialog, which the first call builds. The browser gives the focus back when it is closed. */
export function openDialog(): void {
	built ??= createDialog();
	const { dialog, input, start } = built;
	if (!dialog.open) dialog.showModal();
	input.focus();
	input.select();
	void start();
}

function createDialog(): SearchDialog {
	const dialog = document.createElement('dialog');
	dialog.className = 'search-dialog';
	dialog.setAttribute('aria-label', 'Search');
	const element = Object.assign(document.createElement('div'), { className: 'search-box', innerHTML: searchBoxHtml });
	const close = Object.assign(document.createElement('button'), {
		...{ type: 'button', className: 'search-close', textContent: 'Close' },
	});
	close.addEventListener('click', () => dialog.close());
	dialog.append(element, close);
	dialog.addEventListener('click', ({ target }) => {
		// A click beside the content has the dialog itself as its target.
		if (target === dialog) dialog.close();
	});
	dialog.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || event.isComposing) return;
		// A search field would take the key to empty itself.
		event.preventDefault();
		dialog.close();
	});
	document.body.append(dialog);
	return { ...connectSearch(element, { limit: 8, hasPage: true }), dialog };
}
