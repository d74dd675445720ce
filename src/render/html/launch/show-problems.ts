import { type DraftProblem, fieldOf } from '../../../drafts/problem.ts';
import { controls } from './form.ts';

/**
 * Writes problems beside their fields.
 *
 * @param isShown - Whether a problem may be seen: what nobody has had a chance to fill in is not called missing.
 */
export function showProblems(
	form: HTMLFormElement,
	problems: readonly DraftProblem[],
	isShown: (problem: DraftProblem) => boolean,
): void {
	for (const place of form.querySelectorAll<HTMLElement>('[data-field]')) {
		const field = place.dataset['field'] ?? '';
		const own = problems.filter((problem) => fieldOf(problem) === field && isShown(problem));
		const text = own.map(sentenceOf).join(' ');
		const line = place.querySelector('.problem');
		if (line && line.textContent !== text) line.textContent = text;
		for (const control of controls(form, field)) control.setAttribute('aria-invalid', String(text !== ''));
	}
}

/** What agents read of a problem, with words of the catalog in quotation marks. */
export const sentenceOf = ({ message, fix }: DraftProblem): string => `${message} ${fix}`.replace(/`([^`]*)`/g, '“$1”');
