/** The form of a draft: reading and filling its fields, and the problems and suggestions beside them. */

import { toNfc } from '../../../content/schemas/text.ts';
import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import {
	chosenFields,
	type Draft,
	type DraftField,
	draftFields,
	inOldOrder,
	isOwnPath,
	nameIn,
	type OwnTexts,
	ownPath,
	type Suggestions,
} from '../../../drafts/draft.ts';
import { type DraftProblem, fieldOf } from '../../../drafts/problem.ts';
import { draft as t } from '../../../texts/sections.ts';
import { datedWeek } from '../../shared/dates.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** An element that the page has. @throws {Error} when the page has no such element. */
export function findElement<Kind extends Element>(
	root: ParentNode,
	selector: string,
	kind: abstract new (...none: never[]) => Kind,
): Kind {
	const found = root.querySelector(selector);
	if (!(found instanceof kind)) throw new Error(`Cannot find \`${selector}\` on the page. Reload it.`);
	return found;
}

/** The values of the form, as the input of `checkDraft`. @param chosen - The categories until now, the main one first. */
export function readForm(
	form: HTMLFormElement,
	chosen: Draft['categories'],
): Readonly<Record<DraftField, unknown> & { own: OwnTexts }> {
	const data = new FormData(form);
	const categories = inOldOrder(chosen, data.getAll('categories').map(String));
	const entries = draftFields.map((field) => [field, field === 'categories' ? categories : data.get(field)]);
	const own = [...data].flatMap(([name, value]) => (isOwnPath(name) ? [[nameIn(name), value]] : []));
	return Object.fromEntries([...entries, ['own', Object.fromEntries(own)]]) as ReturnType<typeof readForm>;
}

/**
 * Puts a draft into the form. Where the form has no place for a word nothing is chosen, not even what is usual.
 *
 * @param draft - With slugs for words, as `checkDraft` gives it back.
 * @param suggested - What is usual is not chosen for a person to whom a link suggests something else.
 */
export function fillForm(form: HTMLFormElement, draft: Draft, suggested: Draft): void {
	form.reset();
	for (const field of draftFields) {
		const value = draft[field];
		const other = value ?? suggested[field];
		if (other === undefined) continue;
		const fields = controls(form, field);
		for (const control of fields) {
			if (!(control instanceof HTMLInputElement) || control.type !== 'radio') continue;
			control.checked = control.defaultChecked && control.value === other;
		}
		for (const word of [value ?? []].flat()) enter(fields, word);
	}
	for (const [name, text] of Object.entries(draft.own ?? {})) enter(controls(form, ownPath(name)), text);
	showCounts(form);
}

/** Chooses a word of the vocabulary beside those that are chosen, or in place of the one that the field can hold. */
export function chooseWord(form: HTMLFormElement, field: string, word: string): void {
	enter(controls(form, field), word);
}

/** Moves the keyboard to a field, or to one of its choices. */
export function focusField(form: HTMLFormElement, field: string, choice?: string): void {
	const fields = controls(form, field);
	(fields.find(({ value }) => value === choice) ?? fields[0])?.focus();
	// With its label, and with its problem.
	fields[0]?.closest('.field')?.scrollIntoView({ block: 'nearest' });
}

/**
 * Writes problems beside their fields.
 *
 * @param isShown - Whether a problem may be seen: an empty field that nobody has had a chance to fill in is not called missing.
 */
export function showProblems(
	form: HTMLFormElement,
	problems: readonly DraftProblem[],
	isShown: (problem: DraftProblem) => boolean,
): void {
	for (const element of form.querySelectorAll<HTMLElement>('[data-field]')) {
		const field = element.dataset['field'] ?? '';
		const own = problems.filter((problem) => fieldOf(problem) === field && isShown(problem));
		const text = own.map(sentenceOf).join(' ');
		const line = element.querySelector('.problem');
		if (line instanceof HTMLElement && line.textContent !== text) {
			line.style.minHeight = text === '' ? `${line.getBoundingClientRect().height}px` : '';
			line.textContent = text;
		}
		for (const control of controls(form, field)) control.setAttribute('aria-invalid', String(text !== ''));
	}
}

/** The sentence about a problem, with words of the catalog in quotation marks. */
export const sentenceOf = ({ message }: DraftProblem): string =>
	message.replace(/`([^`]*)`/g, t.quoted({ text: '$1' }));

/**
 * Says which plan and week a draft suggests, without choosing them.
 *
 * @param suggested - With slugs for words. A word that the form has no place for is reported as a problem instead.
 */
export function showSuggestions(form: HTMLFormElement, suggested: Suggestions): void {
	for (const field of chosenFields) {
		const line = form.querySelector(`#${field}-suggestion`);
		if (!line) continue;
		const name = nameOf(form, field, suggested[field]);
		line.textContent = name === undefined ? '' : t.suggests({ name });
	}
}

/** Adds a week that a draft names to the list, which has only the next ones. */
export function offerWeek(form: HTMLFormElement, weeks: Vocabulary['launch_periods'], slug: string | undefined): void {
	const list = findElement(form, '#period', HTMLSelectElement);
	const week = weeks.find((week) => week.slug === slug);
	if (week && ![...list.options].some(({ value }) => value === slug)) list.append(new Option(datedWeek(week), slug));
}

/** Counts letters down. A count is read aloud once the person pauses. */
export function followTyping(form: HTMLFormElement): void {
	let pause: ReturnType<typeof setTimeout> | undefined;
	form.addEventListener('input', ({ target }) => {
		showCounts(form);
		clearTimeout(pause);
		const count = target instanceof Element ? target.closest('.field')?.querySelector('[data-limit]') : undefined;
		const say = (): void => {
			findElement(form, '#left', HTMLElement).textContent = count?.textContent ?? '';
		};
		pause = setTimeout(say, 1_000);
	});
	// A tagline has several lines only on the screen.
	form.addEventListener('keydown', (event) => {
		if (event.key === 'Enter' && event.target === form.elements.namedItem('tagline')) event.preventDefault();
	});
}

function showCounts(form: HTMLFormElement): void {
	for (const place of form.querySelectorAll<HTMLElement>('[data-limit]')) {
		const [control] = controls(form, place.closest('.field')?.getAttribute('data-field') ?? '');
		const left = Number(place.dataset['limit']) - [...toNfc(control?.value ?? '').trim()].length;
		place.textContent = left < 0 ? t.charactersOver({ count: -left }) : t.charactersLeft({ count: left });
	}
}

/** The name of a value in the form. */
function nameOf(form: HTMLFormElement, field: string, slug: string | undefined): string | undefined {
	for (const control of controls(form, field)) {
		if (control instanceof HTMLSelectElement) {
			return [...control.options].find(({ value }) => value === slug && value !== '')?.text.trim();
		}
		if (control.value === slug) return control.dataset['name'];
	}
	return undefined;
}

const controls = (form: HTMLFormElement, field: string): Control[] =>
	[...form.elements].filter((element): element is Control => isControl(element) && element.name === field);

const isControl = (element: Element): element is Control =>
	element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

function enter(fields: readonly Control[], word: string): void {
	for (const field of fields) {
		if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
			if (field.value === word) field.checked = true;
		} else if (field instanceof HTMLSelectElement) {
			field.value = [...field.options].some(({ value }) => value === word) ? word : '';
		} else field.value = word;
	}
}
