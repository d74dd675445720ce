/** Opens the launch form with a product that exists: its newest file at the forge, or one that the person pastes. */

import { forgeEditUrl } from '../../../content/schemas/forge.ts';
import { checkFileName } from '../../../content/schemas/names.ts';
import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import { type Draft, type DraftField, draftFields } from '../../../drafts/draft.ts';
import { editFile, type LineChange, readProductFile } from '../../../drafts/edit-file.ts';
import { editStep, fileApiUrl } from '../../../drafts/forge-file.ts';
import { forgeName } from '../../../drafts/forge-url.ts';
import { emptyDraft } from './drafts.ts';
import { findElement } from './form.ts';
import type { Review, Revision } from './review.ts';

/** Why the page has no file. The sentence is for the person. */
class Unreadable extends Error {}

/** A file in the form. */
interface Loaded {
	readonly text: string;
	/** What the form holds while nobody has changed it; `undefined` until it is filled in. */
	readonly draft: Draft | undefined;
	readonly isPasted: boolean;
}

/**
 * Fills in the form. Where the forge sends no file, the page says why, and the person can paste its text.
 *
 * @param slug - Of the product, from the address of the page.
 */
export async function openProduct(page: Document, review: Review, { forge }: Vocabulary, slug: string): Promise<void> {
	const place = findElement(page, '#paste', HTMLElement);
	const notice = findElement(page, '#notice', HTMLElement);
	const pasted = findElement(place, 'textarea', HTMLTextAreaElement);
	const path = `content/products/${slug}.md`;
	const address = forgeEditUrl(forge, path);
	const name = forgeName(forge);
	let loaded: Loaded | undefined;

	const changesOf = (draft: Draft): Partial<Record<DraftField, unknown>> => {
		const before = loaded?.draft ?? draft;
		const isChanged = (field: DraftField): boolean =>
			field !== 'slug' && JSON.stringify(draft[field]) !== JSON.stringify(before[field]);
		// A plan says nothing without a week, and a week needs one.
		const changed = draftFields.filter((field) => (field === 'plan' ? draft.period !== undefined : isChanged(field)));
		return Object.fromEntries(changed.map((field) => [field, draft[field]]));
	};
	const edit = (draft: Draft) => editFile(loaded?.text ?? '', changesOf(draft) as Draft);

	const show = (text: string, isPasted: boolean, changes: object = {}): void => {
		const file = readProductFile(text);
		if (!file) throw new Unreadable('This text has no front matter that can be read here.');
		const fill = (draft: Draft): void => review.fill({ ...emptyDraft, draft });
		loaded = { text, draft: undefined, isPasted };
		fill(file.draft);
		loaded = { text, draft: review.draft(), isPasted };
		fill({ ...file.draft, ...changes });
		findElement(page, 'h1', HTMLElement).textContent = `Edit ${file.draft.name ?? slug}`;
		for (const option of findElement(page, '#period', HTMLSelectElement).options) {
			option.disabled = file.weeks.includes(option.value);
		}
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

	const revision: Revision = {
		slug,
		changed: (draft) => new Set(Object.keys(changesOf(draft))),
		file: (draft) => ({ path, text: edit(draft)?.text ?? loaded?.text ?? '' }),
		lines: (draft) => edit(draft)?.changes.map(describe).join('\n\n') ?? '',
		step: (file) => editStep(file, forge, loaded?.isPasted === false),
		findObstacle: async (draft) => {
			const edited = edit(draft);
			if (!edited) return `This file is written in an unusual form. Change it on ${name} instead: ${address}`;
			if (edited.changes.length === 0) return 'Nothing has changed yet.';
			if (loaded?.isPasted) return undefined;
			try {
				const text = await readFile(fileApiUrl(forge, path), name);
				if (text === loaded?.text) return undefined;
				show(text, false, changesOf(draft));
			} catch (error) {
				const sentence = askForFile(error);
				pasted.focus();
				return sentence;
			}
			return `The file has changed on ${name} since you opened it. Your changes are now in the newest text: check them, and continue again.`;
		},
		reset: () => show(loaded?.text ?? '', loaded?.isPasted ?? false),
	};
	review.revise(revision);
	prepareForm(page);
	findElement(place, 'a', HTMLAnchorElement).href = address;
	findElement(place, 'button', HTMLButtonElement).addEventListener('click', () => {
		try {
			show(pasted.value, true, loaded && changesOf(review.draft()));
		} catch (error) {
			notice.textContent = askForFile(error);
		}
	});
	try {
		if (checkFileName(slug)) throw new Unreadable('No product has this address.');
		show(await readFile(fileApiUrl(forge, path), name), false);
	} catch (error) {
		notice.textContent = askForFile(error);
	}
}

const describe = ({ line, removed, added }: LineChange): string =>
	[`Line ${line}:`, ...removed.map((old) => `- ${old}`), ...added.map((text) => `+ ${text}`)].join('\n');

const timeoutMilliseconds = 10_000;

/** @throws {Unreadable} */
async function readFile(url: URL, forge: string): Promise<string> {
	const unreadable = `This page couldn’t read the file on ${forge}. You may be offline, or ${forge} doesn’t allow it.`;
	const response = await fetch(url, {
		// For GitHub, which sends a description of the file otherwise.
		headers: { Accept: 'application/vnd.github.raw+json, */*' },
		cache: 'no-store',
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
		signal: AbortSignal.timeout(timeoutMilliseconds),
	}).catch((cause) => {
		throw new Unreadable(unreadable, { cause });
	});
	if (response.status === 404) {
		throw new Unreadable(`${forge} has no file of this product. It may be renamed, deleted or private.`);
	}
	if (!response.ok) throw new Unreadable(`${forge} didn’t send the file (status ${response.status}). Try again later.`);
	try {
		// A byte order mark stays in the text, and so does whatever else the file has.
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await response.arrayBuffer());
	} catch (cause) {
		throw new Unreadable(unreadable, { cause });
	}
}

/** Words of the form that are for new products. */
function prepareForm(page: Document): void {
	page.title = page.title.replace('Submit a product', 'Edit a product');
	const find = (selector: string): HTMLElement => findElement(page, selector, HTMLElement);
	find('h1').textContent = 'Edit a product';
	find('.lead.scripted').textContent =
		'Correct what is wrong, and add what is missing or a new launch. An editor reviews your change.';
	find('#draft h2').textContent = 'The product';
	find('[data-field="slug"]').hidden = true;
	find('#launch-title').textContent = 'A new launch';
	find('#period option').textContent = 'No new launch';
	find('#period').removeAttribute('aria-required');
	for (const mark of page.querySelectorAll(':is([data-field="period"], [data-field="plan"]) .required')) mark.remove();
	find('#discard').textContent = 'Undo my changes';
}
