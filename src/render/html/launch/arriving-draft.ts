import type { Draft } from '../../../drafts/draft.ts';
import { type DraftError, decodeDraft } from '../../../drafts/draft-link.ts';

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
