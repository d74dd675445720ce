import type { Draft } from '../../../drafts/draft.ts';
import { withText } from './show-page.ts';

/** `null` while nothing is shown. */
let shown: string | undefined | null = null;

/**
 * Shows the description as the public page will. The Markdown parser is the larger half of the page's scripts and loads
 * with the first description; until then, and for one that the content check refuses, its source is shown.
 */
export async function showDescription(place: HTMLElement, { description }: Draft, isSound: boolean): Promise<void> {
	if (shown === description && isSound) return;
	shown = isSound ? description : null;
	if (!description) return place.replaceChildren(withText('p', 'The maker has not written a description.', 'quiet'));
	if (place.childElementCount === 0 || !isSound) place.replaceChildren(withText('p', description, 'source'));
	if (!isSound) return;
	const { markdownElements } = await import('./markdown-elements.ts');
	if (shown === description) place.replaceChildren(...markdownElements(description));
}
