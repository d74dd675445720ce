/**
 * Connects the buttons that copy, where the browser has a clipboard: `data-copy` holds the text, and each block of code gets
 * a button of its own. Buttons with `data-share` share the `data-url` around them with the apps of the device.
 */

import { copy as t } from '../../../texts/sections.ts';

/** How long a button says what it has done. */
const shownFor = 2_000;

/** Tells assistive technology what has happened, without moving anything on the page. */
const announcement = Object.assign(document.createElement('p'), { className: 'unseen', role: 'status' });
document.body.append(announcement);

const clipboard: Clipboard | undefined = navigator.clipboard;

if (clipboard) {
	for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
		connect(button, () => button.dataset['copy'] ?? '');
	}
	for (const code of document.querySelectorAll('.code')) {
		const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy' });
		button.textContent = t.copy;
		button.ariaLabel = t.copyCode;
		code.append(button);
		// The text at the time of the click: a response may have replaced an example.
		connect(button, () => code.querySelector('pre')?.textContent?.trimEnd() ?? '');
	}
}

if ('share' in navigator) {
	for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
		button.addEventListener('click', () => void share(button.parentElement?.dataset['url'], button.dataset['title']));
		button.classList.add('ready');
	}
}

/** Readers may change their mind, for which the browser has an error. */
const share = (url = '', title = ''): Promise<void> => navigator.share({ url, title }).catch(() => {});

function connect(button: HTMLButtonElement, textOf: () => string): void {
	const label = button.textContent;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const show = (shown: string, announced: string) => {
		button.textContent = shown;
		// The same words again are no change, and would not be read out.
		announcement.textContent = announcement.textContent === announced ? `${announced}\u00a0` : announced;
		clearTimeout(timer);
		timer = setTimeout(() => {
			button.textContent = label;
		}, shownFor);
	};
	button.addEventListener('click', () => {
		clipboard?.writeText(textOf()).then(
			() => show(t.copied, t.copied),
			() => show(t.notCopied, t.blocked),
		);
	});
	button.classList.add('ready');
}
