/** Opens the launch form with a product that exists: its newest file at the forge, or one that the person pastes. */

import { type Forge, forgeEditUrl } from '../../../content/schemas/forge.ts';
import { checkFileName } from '../../../content/schemas/names.ts';
import { type Draft, type DraftField, draftFields } from '../../../drafts/draft.ts';
import { editFile, type FieldChanges, readProductFile } from '../../../drafts/edit-file.ts';
import { editStep, fileApiUrl } from '../../../drafts/forge-file.ts';
import { forgeName } from '../../../drafts/forge-url.ts';
import { t } from '../../../texts/sections/edit.ts';
import { emptyDraft } from './drafts.ts';
import { findElement } from './form.ts';
import type { Review } from './review.ts';

/** Why the page has no file. The sentence is for the person. */
class Unreadable extends Error {}

/**
 * Fills in the form. Where the forge sends no file, the page says why, and the person can paste its text.
 *
 * @param slug - Of the product, from the address of the page.
 */
export async function openProduct(page: Document, review: Review, forge: Forge, slug: string): Promise<void> {
	prepareForm(page);
	const notice = findElement(page, '#notice', HTMLElement);
	// `../..` in a path leads out of the repository, so that there is no link and no editor.
	if (checkFileName(slug)) {
		notice.textContent = t.noProduct;
		return;
	}
	const place = findElement(page, '#paste', HTMLElement);
	const pasted = findElement(place, 'textarea', HTMLTextAreaElement);
	const path = `content/products/${slug}.md`;
	const address = forgeEditUrl(forge, path);
	const name = forgeName(forge);
	let text = '';
	let isPasted = false;
	/** What the form holds while nobody has changed it. */
	let unchanged: Draft | undefined;

	const changesOf = (draft: Draft): FieldChanges => {
		const before = unchanged ?? draft;
		const isChanged = (field: DraftField): boolean =>
			field !== 'slug' && JSON.stringify(draft[field]) !== JSON.stringify(before[field]);
		// A plan says nothing without a week, and a week needs one.
		const changed = draftFields.filter((field) => (field === 'plan' ? draft.period !== undefined : isChanged(field)));
		return Object.fromEntries(changed.map((field) => [field, draft[field]]));
	};
	const edit = (draft: Draft) => editFile(text, changesOf(draft));

	const show = (newText: string, changes: FieldChanges = {}): void => {
		const file = readProductFile(newText);
		if (!file) throw new Unreadable(t.noFrontMatter);
		// A week that is chosen already is no longer chosen, either.
		for (const option of findElement(page, '#period', HTMLSelectElement).options) {
			option.disabled = file.weeks.includes(option.value);
		}
		text = newText;
		unchanged = undefined;
		review.fill({ ...emptyDraft, draft: file.draft });
		unchanged = review.draft();
		review.fill({ ...emptyDraft, draft: { ...file.draft, ...changes } as Draft });
		findElement(page, 'h1', HTMLElement).textContent = t.editProduct({ product: file.draft.name ?? slug });
		findElement(page, '#launch', HTMLElement).hidden = false;
		place.hidden = true;
		notice.textContent = '';
	};
	/** Shows the box for the text of the file. @returns Why it is needed. */
	const askForFile = (error: unknown): string => {
		if (!(error instanceof Unreadable)) throw error;
		place.hidden = false;
		return error.message;
	};

	review.revision = {
		slug,
		changedFields: (draft) => Object.keys(changesOf(draft)),
		file: (draft) => ({ path, text: edit(draft)?.text ?? text }),
		changedLines: (draft) => edit(draft)?.changes ?? '',
		step: (file) => editStep(file, forge, !isPasted),
		findObstacle: async (draft) => {
			const edited = edit(draft);
			if (!edited) return t.unusualForm({ forge: name, address });
			if (edited.text === text) return t.nothingChanged;
			if (isPasted) return undefined;
			try {
				const newest = await readFile(fileApiUrl(forge, path), name);
				if (newest === text) return undefined;
				show(newest, changesOf(draft));
			} catch (error) {
				const sentence = askForFile(error);
				pasted.focus();
				return sentence;
			}
			return t.fileChanged({ forge: name });
		},
		reset: () => show(text),
	};
	const link = findElement(place, 'a', HTMLAnchorElement);
	Object.assign(link, { href: address, target: '_blank', rel: 'noopener' });
	const whole = Object.assign(link.cloneNode(), { textContent: t.wholeFile({ forge: name }) });
	findElement(page, '.lead.scripted', HTMLElement).append(' ', whole);
	findElement(place, 'button', HTMLButtonElement).addEventListener('click', () => {
		try {
			show(pasted.value, changesOf(review.draft()));
			isPasted = true;
		} catch (error) {
			notice.textContent = askForFile(error);
		}
	});
	try {
		show(await readFile(fileApiUrl(forge, path), name));
	} catch (error) {
		notice.textContent = askForFile(error);
	}
}

const timeoutMilliseconds = 10_000;

/** @throws {Unreadable} */
async function readFile(url: URL, forge: string): Promise<string> {
	try {
		// GitHub sends a description of the file without this `Accept`. No cache: the file may have changed a moment ago.
		const headers = { Accept: 'application/vnd.github.raw+json, */*' };
		const signal = AbortSignal.timeout(timeoutMilliseconds);
		const response = await fetch(url, { headers, signal, cache: 'no-store', referrerPolicy: 'no-referrer' });
		if (response.status === 404) throw new Unreadable(t.noFile({ forge }));
		if (!response.ok) throw new Unreadable(t.notSent({ forge, status: response.status }));
		// A byte order mark stays in the text, and so does whatever else the file has.
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await response.arrayBuffer());
	} catch (cause) {
		if (cause instanceof Unreadable) throw cause;
		throw new Unreadable(t.notRead({ forge }), { cause });
	}
}

/** Replaces the words of the form that are for new products, and leaves out of the preview what the form doesn't know. */
function prepareForm(page: Document): void {
	page.title = page.title.replace(findElement(page, 'h1', HTMLElement).textContent, t.title);
	const words = {
		h1: t.title,
		'.lead.scripted': t.lead,
		'#draft h2': t.theProduct,
		'#launch-title': t.newLaunch,
		'#period option': t.noNewLaunch,
		'#discard': t.undo,
	};
	for (const [selector, text] of Object.entries(words)) findElement(page, selector, HTMLElement).textContent = text;
	const { content } = findElement(page, '#preview-template', HTMLTemplateElement);
	for (const part of content.querySelectorAll('.leaderboard, .tile')) part.remove();
	findElement(page, '[data-field="slug"]', HTMLElement).hidden = true;
	findElement(page, '#period', HTMLElement).removeAttribute('aria-required');
	for (const mark of page.querySelectorAll(':is([data-field="period"], [data-field="plan"]) .required')) mark.remove();
}
