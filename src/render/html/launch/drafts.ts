/**
 * The drafts that the browser holds: one that arrives in the page's address, the one of this tab, which survives a reload, and
 * the one that a person has saved on this device. Storage may be off or full.
 */
import { type Draft, readDraft, type Suggestions } from '../../../drafts/draft.ts';
import { type DraftError, decodeDraft } from '../../../drafts/draft-link.ts';
import { findElement } from './form.ts';

export interface StoredDraft {
	readonly draft: Draft;
	/** Slugs of products that the person has called different ones. */
	readonly dismissed: readonly string[];
	/** Plan and week that the link suggested. */
	readonly suggested: Suggestions;
	/** Whether empty required fields are called missing. */
	readonly showsMissing: boolean;
}

export const emptyDraft: StoredDraft = { draft: {}, dismissed: [], suggested: {}, showsMissing: false };

const keys = { tab: 'launch-draft-of-this-tab', device: 'launch-draft' };

/**
 * Takes the draft out of the page's address, and the fragment with it: anyone who copies the address later, or looks over
 * the history, does not find the draft there.
 *
 * @returns `undefined` when the fragment is empty or leads to a place on the page.
 */
export async function takeArrivingDraft(page: Document): Promise<Draft | DraftError | undefined> {
	const fragment = location.hash.slice(1);
	if (fragment === '' || page.getElementById(fragment)) return undefined;
	const draft = await decodeDraft(fragment);
	// Not before it is read: a reload in between would lose it.
	history.replaceState(null, '', location.pathname + location.search);
	return draft;
}

/** Stores the draft of this tab. An empty draft is forgotten. */
export function storeTabDraft(stored: StoredDraft): void {
	const isEmpty = Object.keys({ ...stored.suggested, ...stored.draft }).length === 0;
	isStored(() => {
		if (isEmpty) sessionStorage.removeItem(keys.tab);
		else sessionStorage.setItem(keys.tab, JSON.stringify(stored));
	});
}

/** @returns `undefined` when this tab has no draft, or none that can be read. */
export const readTabDraft = (): StoredDraft | undefined => readStored(() => sessionStorage.getItem(keys.tab));

/** @returns Whether the browser has stored it. */
export const saveDraft = (draft: StoredDraft): boolean =>
	isStored(() => localStorage.setItem(keys.device, JSON.stringify(draft)));

/** @returns Whether the saved draft is gone. */
export const forgetDraft = (): boolean => isStored(() => localStorage.removeItem(keys.device));

/** Offers the saved draft, if there is one: the person may go on with it or delete it. */
export function offerSavedDraft(page: Document, fill: (saved: StoredDraft) => void): void {
	const saved = readStored(() => localStorage.getItem(keys.device));
	if (!saved) return;
	const offer = findElement(page, '#saved', HTMLElement);
	const close = (): void => {
		offer.hidden = true;
		findElement(page, '#name', HTMLInputElement).focus();
	};
	findElement(offer, '.saved-name', HTMLElement).textContent = saved.draft.name ?? 'one without a name';
	findElement(offer, '#restore', HTMLButtonElement).addEventListener('click', () => {
		fill(saved);
		close();
	});
	findElement(offer, '#forget', HTMLButtonElement).addEventListener('click', () => {
		forgetDraft();
		close();
	});
	offer.hidden = false;
}

function isStored(store: () => void): boolean {
	try {
		store();
		return true;
	} catch {
		return false;
	}
}

/** Reads a `StoredDraft` as JSON. Anyone may have written what a browser stores, so that every part is checked. */
function readStored(read: () => string | null): StoredDraft | undefined {
	try {
		const stored = JSON.parse(read() ?? 'null') as Partial<Record<keyof StoredDraft, unknown>> | null;
		const draft = readDraft(stored?.draft)?.draft;
		if (!stored || !draft) return undefined;
		const dismissed = Array.isArray(stored.dismissed) ? stored.dismissed.map(String) : [];
		const { plan, period } = readDraft(stored.suggested)?.draft ?? {};
		const suggested = { ...(plan && { plan }), ...(period && { period }) };
		return { draft, dismissed, suggested, showsMissing: stored.showsMissing === true };
	} catch {
		return undefined;
	}
}
