import type { Draft } from '../../../drafts/draft.ts';
import { DraftError } from '../../../drafts/draft-link.ts';
import type { Vocabulary } from '../../../drafts/vocabulary.ts';
import { connectActions } from './actions.ts';
import { takeArrivingDraft } from './arriving-draft.ts';
import { findElement } from './find-element.ts';
import { keptDraft } from './kept-draft.ts';
import { loadKnownProducts } from './known-products.ts';
import { startReview } from './review.ts';
import { offerSavedDraft } from './saved-draft.ts';

/** Opens the form with the draft of the address, else with that of this tab, else empty. */
export async function openReview(page: Document): Promise<void> {
	const launch = findElement(page, '#launch', HTMLElement);
	const notice = findElement(page, '#notice', HTMLElement);
	// The same build wrote it, from a value of this type.
	const vocabulary = JSON.parse(launch.dataset['vocabulary'] ?? '') as Vocabulary;
	// The form writes over it as soon as it is at work.
	const kept = keptDraft();
	let comparing: Promise<void> | undefined;
	const compare = (): void => {
		comparing = loadKnownProducts().then(review.compareWith, () => review.compareWith(undefined));
	};
	const review = startReview(page, vocabulary, compare);
	compare();
	connectActions(page, review, () => comparing);
	const receive = (arriving: Draft | DraftError | undefined): boolean => {
		if (arriving === undefined) return false;
		notice.textContent = arriving instanceof DraftError ? arriving.message : arrived;
		if (arriving instanceof DraftError) return false;
		// A link does not choose for the person.
		const { plan, period, ...listing } = arriving;
		const suggested = { ...(plan && { plan }), ...(period && { period }) };
		review.fill(listing, { dismissed: [], suggested, showsMissing: true });
		// Who comes with a draft wants to see its page first.
		launch.prepend(findElement(page, '#preview', HTMLElement));
		return true;
	};
	if (!receive(await takeArrivingDraft(page))) {
		review.fill(kept?.draft ?? {}, kept);
		if (kept) notice.textContent ||= stillHere;
	}
	if (!kept) offerSavedDraft(page, review.fill);
	launch.hidden = false;
	addEventListener('hashchange', async () => receive(await takeArrivingDraft(page)));
}

const arrived = 'This draft came with the link you opened. Read it over before you propose it: it stands in your name.';
const stillHere = 'Your draft is still here, as you left it in this tab.';
