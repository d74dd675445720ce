/** Shows what is wrong in the content above a page of the dev server, which itself stays as it was before. Runs in browsers. */

const style = `
:host { position: fixed; inset: 0; z-index: 2147483647; }
dialog { width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; border: 0; padding: 0; overflow-y: auto; overscroll-behavior: contain; background: var(--paper, Canvas); }
.close { position: fixed; inset-block-start: 1rem; inset-inline-end: clamp(1rem, 4vw, 2.5rem); min-width: 2.75rem; min-height: 2.75rem; border: 1px solid var(--line, ButtonBorder); border-radius: .375rem; background: var(--paper, Canvas); color: inherit; font: inherit; font-size: 1.25rem; cursor: pointer; }
.open { position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; min-height: 2.75rem; padding: .25rem 1rem; border: 0; border-radius: .375rem; background: firebrick; color: white; font: 600 1rem/1.5 system-ui, sans-serif; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent, LinkText); outline-offset: 2px; }
main:focus { outline: none; }
:host(.closed) { inset: auto; }
`;

/** @param markup - Trusted: the server has escaped what editors wrote. */
export function showProblem(markup: { readonly html: string; readonly style: string; readonly title: string }): void {
	const before = document.querySelector<HTMLElement>('content-problem');
	// Every open page gets it, and a page that connects gets it once more: anyone who has closed it does not see it again.
	if (before?.dataset['markup'] === markup.html) return;
	before?.remove();
	const host = document.createElement('content-problem');
	host.dataset['markup'] = markup.html;
	const root = host.attachShadow({ mode: 'open' });
	root.innerHTML = `<style>${markup.style}${style}</style><dialog><main tabindex="-1" autofocus>${markup.html}</main><button class="close" aria-label="Show the page as it was before" title="Show the page (Esc)">×</button></dialog><button class="open" hidden></button>`;
	const [dialog, close, open] = [
		root.querySelector('dialog'),
		root.querySelector('.close'),
		root.querySelector('.open'),
	];
	if (!dialog || !close || !(open instanceof HTMLElement)) return;
	open.textContent = markup.title;
	const show = (isShown: boolean): void => {
		open.hidden = isShown;
		host.classList.toggle('closed', !isShown);
		if (isShown) dialog.showModal();
	};
	dialog.addEventListener('close', () => show(false));
	close.addEventListener('click', () => dialog.close());
	open.addEventListener('click', () => show(true));
	for (const button of root.querySelectorAll<HTMLElement>('[data-file]')) {
		// Vite's, which opens the editor that runs or that `LAUNCH_EDITOR` names.
		button.addEventListener('click', () => {
			void fetch(`/__open-in-editor?file=${encodeURIComponent(button.dataset['file'] ?? '')}`);
		});
	}
	document.body.append(host);
	show(true);
}
