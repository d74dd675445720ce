/**
 * The drafts that the browser holds: one that arrives in the page's address, and the one of this tab, which survives a
 * reload. Storage may be off or full.
 */
import { type Draft, readDraft, type Suggestions } from '../../../drafts/draft.ts';
import { type DraftError, decodeDraft } from '../../../drafts/draft-link.ts';

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

const key = 'launch-draft';

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

/** An edit of a product that is there: its file when the form opened it, and what the form has made of it. */
export interface StoredEdit {
	readonly text: string;
	readonly draft: Draft;
}

const keyOfEdit = (slug: string): string => `launch-edit ${slug}`;

/** Stores the edit of a product in this tab. */
export function storeTabEdit(slug: string, edit: StoredEdit): void {
	try {
		sessionStorage.setItem(keyOfEdit(slug), JSON.stringify(edit));
	} catch {
		// Without storage, the page keeps the edit until it is closed.
	}
}

/** @returns `undefined` when this tab has no edit of the product, or none that can be read. */
export function readTabEdit(slug: string): StoredEdit | undefined {
	try {
		const stored = JSON.parse(sessionStorage.getItem(keyOfEdit(slug)) ?? 'null') as Record<string, unknown> | null;
		const draft = readDraft(stored?.['draft'])?.draft;
		return draft && typeof stored?.['text'] === 'string' ? { text: stored['text'], draft } : undefined;
	} catch {
		return undefined;
	}
}

/** Stores the draft of this tab. An empty draft is forgotten. */
export function storeTabDraft(stored: StoredDraft): void {
	// A plan may be chosen before the person has come.
	const { plan: _, ...draft } = stored.draft;
	const isEmpty = Object.keys({ ...stored.suggested, ...draft }).length === 0;
	try {
		if (isEmpty) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, JSON.stringify(stored));
	} catch {
		// Without storage, the page keeps the draft until it is closed.
	}
}

/**
 * Reads the draft of this tab. Anyone may have written what a browser stores, so every part is checked.
 *
 * @returns `undefined` when this tab has no draft, or none that can be read.
 */
export function readTabDraft(): StoredDraft | undefined {
	try {
		const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<
			Record<keyof StoredDraft, unknown>
		> | null;
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
