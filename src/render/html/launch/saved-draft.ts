/** The one draft that a person has saved in this browser. Storage may be off or full: then every call says so. */
import { type Draft, readDraft } from '../../../drafts/draft.ts';
import { findElement } from './find-element.ts';

const key = 'launch-draft';

/** Offers the saved draft, if there is one; the person may go on with it or delete it. */
export function offerSavedDraft(page: Document, fill: (draft: Draft) => void): void {
	const draft = savedDraft();
	if (!draft) return;
	const offer = findElement(page, '#saved', HTMLElement);
	const close = (): void => {
		offer.hidden = true;
		findElement(page, '#name', HTMLInputElement).focus();
	};
	findElement(offer, '.saved-name', HTMLElement).textContent = draft.name ?? 'one without a name';
	findElement(offer, '#restore', HTMLButtonElement).addEventListener('click', () => {
		fill(draft);
		close();
	});
	findElement(offer, '#forget', HTMLButtonElement).addEventListener('click', () => {
		forgetDraft();
		close();
	});
	offer.hidden = false;
}

/** @returns `undefined` when there is none, or none that can be read. */
function savedDraft(): Draft | undefined {
	try {
		const text = localStorage.getItem(key);
		return text === null ? undefined : readDraft(JSON.parse(text))?.draft;
	} catch {
		return undefined;
	}
}

/** @returns Whether the browser keeps it. */
export function saveDraft(draft: Draft): boolean {
	try {
		localStorage.setItem(key, JSON.stringify(draft));
		return true;
	} catch {
		return false;
	}
}

/** @returns Whether there is none any more. */
export function forgetDraft(): boolean {
	try {
		localStorage.removeItem(key);
		return true;
	} catch {
		return false;
	}
}
