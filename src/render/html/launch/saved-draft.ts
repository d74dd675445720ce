/** The one draft that a person has saved in this browser. Storage may be off or full: then every call says so. */
import type { Draft } from '../../../drafts/draft.ts';
import { findElement } from './find-element.ts';
import { type KeptDraft, readKeptDraft } from './kept-draft.ts';

const key = 'launch-draft';

/** Offers the saved draft, if there is one; the person may go on with it or delete it. */
export function offerSavedDraft(page: Document, fill: (draft: Draft, saved: KeptDraft) => void): void {
	const saved = savedDraft();
	if (!saved) return;
	const offer = findElement(page, '#saved', HTMLElement);
	const close = (): void => {
		offer.hidden = true;
		findElement(page, '#name', HTMLInputElement).focus();
	};
	findElement(offer, '.saved-name', HTMLElement).textContent = saved.draft.name ?? 'one without a name';
	findElement(offer, '#restore', HTMLButtonElement).addEventListener('click', () => {
		fill(saved.draft, saved);
		close();
	});
	findElement(offer, '#forget', HTMLButtonElement).addEventListener('click', () => {
		forgetDraft();
		close();
	});
	offer.hidden = false;
}

/** @returns `undefined` when there is none, or none that can be read. */
function savedDraft(): KeptDraft | undefined {
	try {
		return readKeptDraft(localStorage.getItem(key));
	} catch {
		return undefined;
	}
}

/** @returns Whether the browser keeps it. */
export function saveDraft(draft: KeptDraft): boolean {
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
