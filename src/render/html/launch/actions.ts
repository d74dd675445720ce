/** The buttons under the form. Each says in one line what has come of it. */
import { fieldOf } from '../../../drafts/problem.ts';
import { findElement } from './find-element.ts';
import { focusField } from './form.ts';
import { copyFile, downloadFile, openForge } from './hand-over.ts';
import type { Review } from './review.ts';
import { forgetDraft, saveDraft } from './saved-draft.ts';

/** @param comparing - Settles when it is known which products there are; `undefined` before anybody has asked. */
export function connectActions(page: Document, review: Review, comparing: () => Promise<void> | undefined): void {
	const say = (text: string): void => {
		findElement(page, '#outcome', HTMLElement).textContent = text;
	};
	// What was missing may be there now.
	for (const change of ['input', 'change']) review.form.addEventListener(change, () => say(''));
	const on = (button: string, act: () => void | Promise<void>): void => {
		findElement(page, button, HTMLButtonElement).addEventListener('click', () => void act());
	};
	/** Leads to the first problem. @returns Whether there is none. */
	const isReady = async (): Promise<boolean> => {
		say('Comparing with the products of the catalog …');
		await comparing();
		say('');
		const [first] = review.problems();
		if (!first) return true;
		review.showMissing();
		const count = review.problems().length;
		say(count === 1 ? 'One field needs another look.' : `${count} things need another look.`);
		focusField(review.form, fieldOf(first));
		return false;
	};
	const copy = async (): Promise<boolean> => {
		const copied = await copyFile(review.file());
		say(copied ? `Copied. The file's name is ${review.file().path}.` : forbidden);
		if (!copied) findElement(page, '.preview details', HTMLDetailsElement).open = true;
		return copied;
	};
	review.form.addEventListener('submit', async (event) => {
		event.preventDefault();
		if (!(await isReady())) return;
		const { url, form_url, what_to_do } = review.step();
		if (url === undefined && !(await copy())) return;
		openForge(url ?? form_url);
		say(url === undefined ? what_to_do : 'The forge has opened beside this page, with the file filled in.');
	});
	on('#copy', async () => {
		if (await isReady()) await copy();
	});
	on('#download', async () => {
		if (!(await isReady())) return;
		downloadFile(review.file());
		say(`Downloaded. Put it into the repository as ${review.file().path}.`);
	});
	on('#save', () => {
		say(saveDraft(review.kept()) ? 'Saved in this browser, on this device only.' : noStorage);
	});
	on('#discard', () => {
		const forgotten = forgetDraft();
		review.fill({});
		findElement(page, '#saved', HTMLElement).hidden = true;
		findElement(page, '#notice', HTMLElement).textContent = '';
		say(forgotten ? 'Discarded. Nothing of it is left.' : noStorage);
	});
}

const forbidden = 'The browser does not let this page copy. Select the text of the file and copy it, or download it.';
const noStorage = 'The browser does not let this page store anything. Copy or download the file instead.';
