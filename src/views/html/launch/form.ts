import { type Draft, type DraftField, draftFields } from '../../../draft/draft.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in the form, as the input of `checkDraft`. */
export function readForm(form: HTMLFormElement): Readonly<Record<DraftField, unknown>> {
	const data = new FormData(form);
	const entries = draftFields.map((field) => [field, field === 'categories' ? data.getAll(field) : data.get(field)]);
	return Object.fromEntries(entries) as Record<DraftField, unknown>;
}

/**
 * Puts a draft into the form.
 *
 * @param draft - With slugs for words, as `checkDraft` gives it back.
 * @returns Fields with a word that the form has no place for.
 */
export function fillForm(form: HTMLFormElement, draft: Draft): ReadonlySet<string> {
	form.reset();
	const lost = new Set<string>();
	for (const field of draftFields) {
		const value = draft[field];
		if (value === undefined) continue;
		const words = typeof value === 'string' ? [value] : value;
		for (const word of words) if (!put(controls(form, field), word)) lost.add(field);
	}
	return lost;
}

export function controls(form: HTMLFormElement, field: string): Control[] {
	return [...form.elements].filter((element): element is Control => isControl(element) && element.name === field);
}

/** Moves the keyboard to a field. */
export function focusField(form: HTMLFormElement, field: string): void {
	controls(form, field)[0]?.focus();
}

function isControl(element: Element): element is Control {
	return (
		element instanceof HTMLInputElement ||
		element instanceof HTMLSelectElement ||
		element instanceof HTMLTextAreaElement
	);
}

/** @returns Whether there is a place for the word. */
function put(places: readonly Control[], word: string): boolean {
	for (const place of places) {
		if (place.type === 'checkbox' || place.type === 'radio') {
			if (place.value !== word || !(place instanceof HTMLInputElement)) continue;
			place.checked = true;
			return true;
		}
		if (place instanceof HTMLSelectElement && ![...place.options].some(({ value }) => value === word)) return false;
		place.value = word;
		return true;
	}
	return false;
}
