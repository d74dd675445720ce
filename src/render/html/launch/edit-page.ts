/** Opens the launch form with a product that exists: its newest file at the forge, or one that the person pastes. */

import { forgeEditUrl } from '../../../content/schemas/forge.ts';
import { checkFileName } from '../../../content/schemas/names.ts';
import { ownValueOf } from '../../../content/schemas/own-fields.ts';
import { excerpt } from '../../../content/schemas/text.ts';
import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import { type Draft, type DraftField, draftFields, isOwnPath, nameIn, ownPath } from '../../../drafts/draft.ts';
import { editFile, type FieldChanges, readProductFile } from '../../../drafts/edit-file.ts';
import { blobId, editStep, fileApiUrl } from '../../../drafts/forge-file.ts';
import { forgeName } from '../../../drafts/forge-url.ts';
import { edit as t } from '../../../texts/sections.ts';
import { iconFile } from '../../../urls/paths.ts';
import { button, element } from '../element.ts';
import { emptyDraft, readTabEdit, storeTabEdit } from './drafts.ts';
import { labelOf } from './findings.ts';
import { findElement, focusField } from './form.ts';
import type { Review } from './review.ts';

/** Why the page has no file. The sentence is for the person. */
class Unreadable extends Error {}

/**
 * Fills in the form. Where the forge sends no file, the page says why, and the person can paste its text.
 *
 * @param slug - Of the product, from the address of the page.
 */
export async function openProduct(
	page: Document,
	review: Review,
	{ forge, own_fields: ownFields = [] }: Pick<Vocabulary, 'forge' | 'own_fields'>,
	slug: string,
): Promise<void> {
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
	let hasIcon = false;
	let isPasted = false;
	/** The id that Git gives to the text, known before the person leaves for the forge. */
	let base = globalThis.isSecureContext ? '' : undefined;
	/** What the form holds while nobody has changed it. */
	let unchanged: Draft | undefined;

	const changesOf = (draft: Draft): FieldChanges => {
		const before = unchanged ?? draft;
		const isChanged = (field: DraftField): boolean =>
			field !== 'slug' && JSON.stringify(draft[field]) !== JSON.stringify(before[field]);
		// A plan says nothing without a week, and a week needs one.
		const changed = draftFields.filter((field) => (field === 'plan' ? draft.period !== undefined : isChanged(field)));
		const own = ownFields.flatMap((field) => {
			const text = draft.own?.[field.name];
			if (text === before.own?.[field.name]) return [];
			return [[field.name, text === undefined ? undefined : ownValueOf(field, text)]];
		});
		return {
			...Object.fromEntries(changed.map((field) => [field, draft[field]])),
			...(own.length > 0 && { own: Object.fromEntries(own) }),
		};
	};
	const edit = (draft: Draft) => editFile(text, changesOf(draft));
	/**
	 * Puts the changes into a newer text. Lists the fields that both have changed: the form has the person's value, and a button
	 * takes the other one.
	 */
	const merge = (newest: string): string => {
		const [before, own] = [unchanged, review.draft()];
		show(newest, changesOf(own));
		const theirs = unchanged ?? {};
		const isSame = (field: string, one?: Draft, other?: Draft): boolean =>
			JSON.stringify(valueIn(one, field)) === JSON.stringify(valueIn(other, field));
		const both = [...draftFields, ...ownFields.map(({ name }) => ownPath(name))].filter(
			(field) => !isSame(field, before, theirs) && !isSame(field, own, theirs) && !isSame(field, own, before),
		);
		for (const field of both) {
			const values = { theirs: textOf(valueIn(theirs, field)), own: textOf(valueIn(own, field)) };
			const text = t.bothChanged({ field: labelOf(review.form, field), forge: name, ...values });
			const take = button('', t.takeTheirs({ forge: name }), () => {
				review.fill({ ...emptyDraft, draft: withValue(review.draft(), field, theirs) });
				line.remove();
				focusField(review.form, field);
			});
			const line = element('p', {}, text, ' ', take);
			notice.append(line);
		}
		notice.querySelector('button')?.focus();
		return both.length > 0 ? t.chooseFirst : t.fileChanged({ forge: name });
	};

	const show = (newText: string, changes: FieldChanges = {}): void => {
		const names = ownFields.map(({ name }) => name);
		const file = readProductFile(newText, names);
		if (!file) throw new Unreadable(t.noFrontMatter);
		// A week that is chosen already is no longer chosen, either.
		for (const option of findElement(page, '#period', HTMLSelectElement).options) {
			option.disabled = file.weeks.includes(option.value);
		}
		text = newText;
		hasIcon = file.hasIcon;
		unchanged = undefined;
		review.fill({ ...emptyDraft, draft: file.draft });
		unchanged = review.draft();
		review.fill({ ...emptyDraft, draft: withChanges(file.draft, changes) });
		findElement(page, 'h1', HTMLElement).textContent = t.editProduct({ product: file.draft.name ?? slug });
		place.hidden = true;
		notice.textContent = '';
		const launch = findElement(page, '#launch', HTMLElement);
		if (!launch.hidden) return;
		launch.hidden = false;
		showField(page, review.form);
	};
	/** Shows the box for the text of the file. @returns Why it is needed. */
	const askForFile = (error: unknown): string => {
		if (!(error instanceof Unreadable)) throw error;
		place.hidden = false;
		return error.message;
	};

	review.revision = {
		slug,
		changedFields: (draft) => {
			const { own = {}, ...changes } = changesOf(draft);
			return [...Object.keys(changes), ...Object.keys(own).map(ownPath)];
		},
		file: (draft) => ({ path, text: edit(draft)?.text ?? text }),
		icon: () => (hasIcon ? iconFile(slug) : undefined),
		changedLines: (draft) => edit(draft)?.changes ?? '',
		step: (file) => editStep(file, forge, !isPasted, base),
		findObstacle: async (draft) => {
			const edited = edit(draft);
			if (!edited) return t.unusualForm({ forge: name, address });
			if (edited.text === text) return t.nothingChanged;
			if (isPasted) return undefined;
			if (base !== undefined) base = await blobId(text);
			try {
				const newest = await readFile(fileApiUrl(forge, path), name);
				return newest === text ? undefined : merge(newest);
			} catch (error) {
				const sentence = askForFile(error);
				pasted.focus();
				return sentence;
			}
		},
		reset: () => show(text),
		keep: (draft) => {
			if (unchanged) storeTabEdit(slug, { text, draft });
		},
	};
	const link = findElement(place, 'a', HTMLAnchorElement);
	Object.assign(link, { href: address, target: '_blank', rel: 'noopener' });
	const whole = Object.assign(link.cloneNode(), { textContent: t.wholeFile({ forge: name }) });
	findElement(page, '.lead.scripted', HTMLElement).append(' ', whole);
	findElement(place, 'button', HTMLButtonElement).addEventListener('click', () => {
		try {
			if (unchanged) findElement(page, '#outcome', HTMLElement).textContent = merge(pasted.value);
			else show(pasted.value);
			isPasted = true;
		} catch (error) {
			notice.textContent = askForFile(error);
		}
	});
	try {
		const stored = readTabEdit(slug);
		if (stored) {
			show(stored.text);
			review.fill({ ...emptyDraft, draft: stored.draft });
		}
		const newest = await readFile(fileApiUrl(forge, path), name);
		if (!stored) show(newest);
		else if (newest !== text) notice.prepend(merge(newest));
	} catch (error) {
		notice.textContent = askForFile(error);
	}
}

/** Moves the page and the keyboard to the field that the address names: what the link was about. */
function showField(page: Document, form: HTMLFormElement): void {
	const field = page.getElementById(location.hash.slice(1))?.closest<HTMLElement>('[data-field]');
	if (!field) return;
	focusField(form, field.dataset['field'] ?? '');
	field.scrollIntoView();
}

function withChanges(draft: Draft, { own: changed = {}, ...changes }: FieldChanges): Draft {
	const texts = Object.entries({ ...draft.own, ...changed }).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, String(value)]],
	);
	return { ...draft, ...changes, own: Object.fromEntries(texts) } as Draft;
}

/** A value by the name of its field in the form. */
const valueIn = (draft: Draft | undefined, field: string): string | readonly string[] | undefined =>
	isOwnPath(field) ? draft?.own?.[nameIn(field)] : draft?.[field as DraftField];

/** A draft with the value of another one in a field. */
function withValue(draft: Draft, field: string, from: Draft): Draft {
	const value = valueIn(from, field);
	if (!isOwnPath(field)) return { ...draft, [field]: value } as Draft;
	const { [nameIn(field)]: _, ...others } = draft.own ?? {};
	return { ...draft, own: typeof value === 'string' ? { ...others, [nameIn(field)]: value } : others };
}

/** A value for people, cut after 100 characters. */
const textOf = (value: string | readonly string[] | undefined): string => excerpt([value ?? '–'].flat().join(', '));

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
	content.querySelector('.leaderboard')?.remove();
	findElement(page, '#draft', HTMLElement).className = 'editing';
	findElement(page, '[data-field="slug"]', HTMLElement).hidden = true;
	findElement(page, '#period', HTMLElement).removeAttribute('aria-required');
	for (const mark of page.querySelectorAll(':is([data-field="period"], [data-field="plan"]) .required')) mark.remove();
}
