import { chosenFields, type Suggestions } from '../../../drafts/draft.ts';
import { controls } from './form.ts';

/**
 * Says which plan and week a draft suggests, without choosing them.
 *
 * @param suggested - With slugs for words. What the form has no place for is reported as a problem instead.
 */
export function showSuggestions(form: HTMLFormElement, suggested: Suggestions): void {
	for (const field of chosenFields) {
		const line = form.querySelector(`#${field}-suggestion`);
		if (!line) continue;
		const name = nameOf(form, field, suggested[field]);
		line.textContent = name === undefined ? '' : `The draft suggests: ${name}. The choice is yours.`;
	}
}

/** What the form calls a value, in the words of the catalog. */
function nameOf(form: HTMLFormElement, field: string, slug: string | undefined): string | undefined {
	for (const control of controls(form, field)) {
		if (control instanceof HTMLSelectElement) {
			return [...control.options].find(({ value }) => value === slug && value !== '')?.text.trim();
		}
		if (control.value === slug) return control.dataset['name'];
	}
	return undefined;
}
