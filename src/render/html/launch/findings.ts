/** The list below the button: problems, with links to their fields, and likely duplicates. These are also named below their fields. */
import { excerpt } from '../../../content/schemas/text.ts';
import { idOf } from '../../../drafts/draft.ts';
import type { Duplicate } from '../../../drafts/find-duplicates.ts';
import { type DraftProblem, fieldOf } from '../../../drafts/problem.ts';
import { edit as editTexts, draft as t } from '../../../texts/sections.ts';
import { editPage } from '../../../urls/launch.ts';
import { productPage } from '../../../urls/paths.ts';
import { element } from '../element.ts';
import { findElement, focusField, sentenceOf } from './form.ts';
import type { WordRemedy } from './unknown-words.ts';

export interface Findings {
	/** Each with the word of the draft that is the problem. */
	readonly problems: readonly { readonly problem: DraftProblem; readonly word?: string | undefined }[];
	readonly duplicates: readonly LikelyDuplicate[];
	/** Whether the products of the catalog could not be loaded, so that duplicates are unknown. */
	readonly isUnknown: boolean;
}

interface LikelyDuplicate extends Duplicate {
	readonly name: string;
	/** The field below which it is named; `undefined` while the person is still writing there. */
	readonly field: string | undefined;
}

export interface FindingActions {
	/** Buttons that do something about a problem at once. */
	readonly remediesOf: (problem: DraftProblem) => readonly Remedy[];
	readonly dismiss: (slug: string) => void;
	readonly retry: () => void;
}

interface Remedy extends WordRemedy {
	readonly apply: () => void;
}

let shown = '';

export function showFindings(form: HTMLFormElement, findings: Findings, actions: FindingActions): void {
	const { problems, duplicates, isUnknown } = findings;
	const remedies = problems.map(({ problem }) => actions.remediesOf(problem));
	// A list that has not changed keeps its focus.
	const state = JSON.stringify([findings, remedies]);
	if (state === shown) return;
	shown = state;
	const page = form.ownerDocument;
	const place = findElement(page, '#findings', HTMLElement);
	place.hidden = problems.length + duplicates.length === 0 && !isUnknown;
	findElement(place, 'h2', HTMLElement).textContent = problems.length > 0 ? t.beforeYouSubmit : t.checkBefore;
	const lines = [
		...problems.map(({ problem, word }, index) =>
			line(problemText(form, problem, word), remedies[index] ?? [], problem),
		),
		...duplicates.map((duplicate) =>
			line(duplicateText(duplicate), [{ label: t.isDifferent, apply: () => actions.dismiss(duplicate.slug) }]),
		),
		...(isUnknown ? [line([t.productsNotLoaded], [{ label: t.tryAgain, apply: actions.retry }])] : []),
	];
	findElement(place, 'ul', HTMLElement).replaceChildren(...lines);
	for (const below of form.querySelectorAll<HTMLElement>('[data-same]')) {
		const own = duplicates.filter(({ field }) => below.closest(`[data-field="${field}"]`));
		below.replaceChildren(...own.flatMap((duplicate) => [...duplicateText(duplicate), ' ', editLink(duplicate), ' ']));
	}

	function line(text: (Node | string)[], remedies: readonly Remedy[], problem?: DraftProblem): HTMLLIElement {
		const item = page.createElement('li');
		const words = item.appendChild(page.createElement('span'));
		words.className = 'finding';
		words.append(...text);
		for (const { label, apply, choice } of remedies) {
			const button = page.createElement('button');
			button.type = 'button';
			button.textContent = label;
			button.addEventListener('click', () => {
				apply();
				// The button is gone with what it was for.
				if (problem) focusField(form, fieldOf(problem), choice);
				else (place.querySelector('button') ?? findElement(form, '#continue', HTMLElement)).focus();
			});
			item.append(button);
		}
		return item;
	}
}

/** Whether the sentence alone says which field it is about: “Enter a name.” */
const isRequest = ({ code }: DraftProblem): boolean => code === 'missing' || code === 'to_choose';

function problemText(form: HTMLFormElement, problem: DraftProblem, word: string | undefined): (Node | string)[] {
	const name = fieldOf(problem);
	const sentence = sentenceOf(problem);
	const field: Node = document.createElement('a');
	Object.assign(field, { href: `#${idOf(name)}`, textContent: isRequest(problem) ? sentence : labelOf(form, name) });
	field.addEventListener('click', (event) => {
		event.preventDefault();
		focusField(form, name);
	});
	if (isRequest(problem)) return [field];
	if (word === undefined) return t.problem<Node>({ field, problem: sentence });
	return t.problemOfWord<Node>({ field, word: excerpt(word), problem: sentence });
}

/** What the form calls a field. */
export function labelOf(form: HTMLFormElement, field: string): string {
	const label = form.querySelector(`[data-field="${field}"] > :is(label, legend)`);
	return label?.firstChild?.textContent?.trim() ?? field;
}

const duplicateText = (duplicate: LikelyDuplicate): (Node | string)[] =>
	t[`same_${duplicate.reason}`]<Node>({ product: productLink(duplicate) });

const editLink = ({ slug, name }: LikelyDuplicate): HTMLElement =>
	element('a', { href: editPage(slug) ?? '', target: '_blank' }, editTexts.editProduct({ product: name }));

function productLink({ slug, name }: { readonly slug: string; readonly name: string }): HTMLElement {
	const link = document.createElement('a');
	link.href = productPage(slug);
	link.target = '_blank';
	const text = link.appendChild(document.createElement('bdi'));
	text.textContent = name;
	return link;
}
