import { type Draft, type DraftField, draftFields } from '../../../drafts/draft.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in the form, as the input of `checkDraft`. */
export function readForm(form: HTMLFormElement): Readonly<Record<DraftField, unknown>> {
	const data = new FormData(form);
	const entries = draftFields.map((field) => [field, field === 'categories' ? data.getAll(field) : data.get(field)]);
	return Object.fromEntries(entries) as Record<DraftField, unknown>;
}

/**
 * Puts a draft into the form. Where the form has no place for a word nothing is chosen, not even what is usual.
 *
 * @param draft - With slugs for words, as `checkDraft` gives it back.
 */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
	form.reset();
	for (const field of draftFields) {
		const value = draft[field];
		if (value === undefined) continue;
		const places = controls(form, field);
		const words = typeof value === 'string' ? [value] : value;
		for (const place of places) if (place instanceof HTMLInputElement && place.type === 'radio') place.checked = false;
		for (const word of words) put(places, word);
	}
}

/** Chooses a word of the vocabulary beside those that are chosen, or in place of the one that the field can hold. */
export function chooseWord(form: HTMLFormElement, field: string, word: string): void {
	put(controls(form, field), word);
}

export function controls(form: HTMLFormElement, field: string): Control[] {
	return [...form.elements].filter((element): element is Control => isControl(element) && element.name === field);
}

/** Moves the keyboard to a field, or to one of its choices. */
export function focusField(form: HTMLFormElement, field: string, choice?: string): void {
	const places = controls(form, field);
	(places.find(({ value }) => value === choice) ?? places[0])?.focus();
}

function isControl(element: Element): element is Control {
	return (
		element instanceof HTMLInputElement ||
		element instanceof HTMLSelectElement ||
		element instanceof HTMLTextAreaElement
	);
}

function put(places: readonly Control[], word: string): void {
	for (const place of places) {
		if (place instanceof HTMLInputElement && (place.type === 'checkbox' || place.type === 'radio')) {
			if (place.value === word) place.checked = true;
		} else if (place instanceof HTMLSelectElement) {
			place.value = [...place.options].some(({ value }) => value === word) ? word : '';
		} else place.value = word;
	}
}
