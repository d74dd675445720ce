/** Opens the launch page: loads the draft and the products to compare it with, and connects the buttons under the form. */

import { type Forge, repositoryPath } from '../../../content/schemas/forge.ts';
import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import type { Draft } from '../../../drafts/draft.ts';
import type { DraftFile } from '../../../drafts/draft-file.ts';
import { DraftError } from '../../../drafts/draft-link.ts';
import { type OtherProduct, otherProductsOf, type ProductLookups } from '../../../drafts/find-duplicates.ts';
import { fieldOf } from '../../../drafts/problem.ts';
import { draft as t } from '../../../texts/sections.ts';
import { namesFile, redirectsFile, websitesFile } from '../../../urls/paths.ts';
import { element } from '../element.ts';
import { emptyDraft, readTabDraft, takeArrivingDraft } from './drafts.ts';
import { findElement, focusField } from './form.ts';
import { Review } from './review.ts';

/** Opens the form with the product that the address names, or with the draft of the address, else with that of this tab, else empty. */
export async function openLaunchPage(page: Document): Promise<void> {
	const slug = new URLSearchParams(location.search).get('edit');
	const launch = findElement(page, '#launch', HTMLElement);
	const notice = findElement(page, '#notice', HTMLElement);
	// The same build wrote it, from a value of this type.
	const vocabulary = JSON.parse(launch.dataset['vocabulary'] ?? '') as Vocabulary;
	// The form overwrites it with its first change.
	const stored = readTabDraft();
	let comparing: Promise<void> | undefined;
	const compare = (): void => {
		comparing = loadProducts().then(
			(products) => review.compareWith(products),
			() => review.compareWith(undefined),
		);
	};
	const review = new Review(page, vocabulary, compare);
	connectActions(page, review, vocabulary.forge, () => comparing);
	if (slug !== null) {
		const { openProduct } = await import('./edit-page.ts');
		return openProduct(page, review, vocabulary, slug);
	}
	compare();
	const receive = (arriving: Draft | DraftError | undefined): boolean => {
		if (arriving === undefined) return false;
		notice.textContent = arriving instanceof DraftError ? arriving.message : t.arrived;
		if (arriving instanceof DraftError) return false;
		// A link does not choose for the person.
		const { plan, period, ...draft } = arriving;
		const suggested = { ...(plan && { plan }), ...(period && { period }) };
		review.fill({ draft, dismissed: [], suggested, showsMissing: true });
		// People who come with a draft want to see its page first.
		review.form.prepend(findElement(page, '#preview', HTMLElement));
		return true;
	};
	if (!receive(await takeArrivingDraft(page))) {
		review.fill(stored ?? emptyDraft);
		if (stored) notice.textContent ||= t.stillHere;
	}
	launch.hidden = false;
	addEventListener('hashchange', async () => receive(await takeArrivingDraft(page)));
}

/** The products of this site, to find a taken address and a likely duplicate. Only this page asks for them. */
async function loadProducts(): Promise<readonly OtherProduct[]> {
	const [names, websites, moved] = await Promise.all([namesFile, websitesFile, redirectsFile].map(loadJson));
	// The same build wrote them, from values of these types.
	return otherProductsOf({ names, websites, moved } as ProductLookups);
}

/** The buttons of the page wait for the products, and nobody who presses one should wait for longer. */
const timeoutMilliseconds = 10_000;

async function loadJson(path: string): Promise<unknown> {
	const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMilliseconds) });
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.json();
}

/**
 * Connects the buttons under the form. Each says in one line what it has done.
 *
 * @param comparing - Settles when the products of the catalog are loaded; `undefined` before the page has asked for them.
 */
function connectActions(
	page: Document,
	review: Review,
	forge: Forge,
	comparing: () => Promise<void> | undefined,
): void {
	const say = (text: string): void => {
		findElement(page, '#outcome', HTMLElement).textContent = text;
	};
	/** Says what was the last step, and shows the form for the newsletter, if there is one. */
	const finish = (text: string): void => {
		say(text);
		// It would say the same again.
		findElement(page, '#next', HTMLElement).textContent = '';
		page.querySelector('#newsletter')?.removeAttribute('hidden');
	};
	// The next change may have solved what the line says.
	for (const change of ['input', 'change']) review.form.addEventListener(change, () => say(''));
	const on = (button: string, act: () => void | Promise<void>): void => {
		findElement(page, button, HTMLButtonElement).addEventListener('click', () => void act());
	};
	/** Moves the keyboard to the first problem. @returns Whether there is none. */
	const isReady = async (): Promise<boolean> => {
		say(t.checking);
		await comparing();
		const [first] = review.problems();
		const obstacle = first ? undefined : await review.revision?.findObstacle(review.draft());
		say(obstacle ?? '');
		if (!first) return !obstacle;
		review.showMissing();
		say(t.fixFirst);
		focusField(review.form, fieldOf(first));
		return false;
	};
	const inRepository = () => ({ path: repositoryPath(forge, review.file().path) });
	const copy = async (): Promise<boolean> => {
		const copied = await copyFile(review.file());
		say(copied ? t.copied(inRepository()) : t.copyingBlocked);
		if (!copied) findElement(page, '.preview details', HTMLDetailsElement).open = true;
		return copied;
	};
	review.form.addEventListener('submit', async (event) => {
		event.preventDefault();
		if (!(await isReady())) return;
		const { url, form_url, what_to_do } = review.step();
		if (url === undefined && !(await copy())) return;
		// Beside this page, so that the draft stays at hand; the forge learns nothing of the page.
		window.open(url ?? form_url, '_blank', 'noopener,noreferrer');
		finish(what_to_do);
	});
	page.querySelector('#email')?.addEventListener('click', async () => {
		const mail = (await isReady()) && review.mail();
		if (!mail) return;
		if (mail.isAttached) downloadFile(review.file());
		location.assign(mail.url);
		finish(mail.isAttached ? t.tooLongForEmail : t.emailOpens);
	});
	on('#copy', async () => {
		if (await isReady()) await copy();
	});
	on('#download', async () => {
		if (!(await isReady())) return;
		downloadFile(review.file());
		finish(t.downloaded(inRepository()));
	});
	on('#discard', () => {
		if (review.revision) review.revision.reset();
		else review.fill(emptyDraft);
		findElement(page, '#notice', HTMLElement).textContent = '';
		say(t.discarded);
	});
}

/** @returns Whether the browser took it: it may forbid the clipboard. */
async function copyFile({ text }: DraftFile): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

function downloadFile({ path, text }: DraftFile): void {
	const href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
	element('a', { href, download: path.slice(path.lastIndexOf('/') + 1) }).click();
	URL.revokeObjectURL(href);
}
