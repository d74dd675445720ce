/** The launch page at work: every change of the form is checked, and shown as the page and the file it becomes. */
import { checkDraft } from '../../../drafts/check-draft.ts';
import type { Draft, Suggestions } from '../../../drafts/draft.ts';
import { type DraftFile, draftFile } from '../../../drafts/draft-file.ts';
import type { OtherProduct } from '../../../drafts/find-duplicates.ts';
import { type ForgeStep, forgeUrl } from '../../../drafts/forge-url.ts';
import { type DraftProblem, fieldOf, findingsOf } from '../../../drafts/problem.ts';
import type { Vocabulary } from '../../../drafts/vocabulary.ts';
import { chosenFirst } from './chosen-first.ts';
import { findElement } from './find-element.ts';
import { type FindingActions, showFindings } from './findings.ts';
import { chooseWord, fillForm, readForm } from './form.ts';
import { type KeptDraft, keepDraft } from './kept-draft.ts';
import { type LostWord, lostWords, stillLost, withLostWords } from './lost-words.ts';
import { showDescription } from './show-description.ts';
import { showPage } from './show-page.ts';
import { showProblems } from './show-problems.ts';
import { showSuggestions } from './show-suggestions.ts';
import { wordRemedies } from './word-remedies.ts';

/** What the form holds at the moment, and what it comes to. */
export interface Review {
	readonly form: HTMLFormElement;
	/** The draft as far as it was understood, and as it came where it was not, with what is known beside it. */
	readonly kept: () => KeptDraft;
	/** Everything that keeps the draft from being proposed. */
	readonly problems: () => readonly DraftProblem[];
	readonly file: () => DraftFile;
	readonly step: () => ForgeStep;
	/** Puts a draft into the form; an empty one clears it. */
	readonly fill: (draft: Draft, known?: Omit<KeptDraft, 'draft'>) => void;
	/** From here on, required fields that are empty are called missing. */
	readonly showMissing: () => void;
	/** Compares the draft with the products of the catalog, or says that it could not. */
	readonly compareWith: (products: readonly OtherProduct[] | undefined) => void;
}

/** @param retry - Loads the products once more. */
export function startReview(page: Document, vocabulary: Vocabulary, retry: () => void): Review {
	const form = findElement(page, '#draft', HTMLFormElement);
	const touched = new Set<string>();
	const dismissed = new Set<string>();
	let lost: readonly LostWord[] = [];
	let suggested: Suggestions = {};
	let others: readonly OtherProduct[] = [];
	let isUnknown = false;
	let showsMissing = false;
	const bringChosenInSight = chosenFirst(form);
	let report = checkDraft({}, vocabulary, []);
	// What stands in the draft as a word of no list is not missing.
	const problems = (): readonly DraftProblem[] => {
		const isLost = ({ code, field }: DraftProblem) => code === 'missing' && lost.some((word) => word.field === field);
		const own = report.problems.filter((problem) => !isLost(problem));
		return findingsOf([...own, ...lost.map(({ problem }) => problem)], report.draft);
	};
	const file = () => {
		const { plan, period, ...listing } = report.draft;
		const launch = plan !== undefined && period !== undefined && { plan, period };
		return draftFile({ ...listing, ...launch, slug: listing.slug ?? report.suggested_slug }, vocabulary);
	};
	const step = () => forgeUrl(file(), vocabulary.forge);
	const kept = () => ({
		draft: withLostWords(report.draft, lost),
		dismissed: [...dismissed],
		suggested,
		showsMissing,
	});
	const actions: FindingActions = {
		remediesOf(problem) {
			const field = fieldOf(problem);
			if (problem.code === 'slug_taken') {
				const slug = report.suggested_slug;
				return [{ label: `Use ${slug}`, apply: () => set('slug', slug) }];
			}
			return wordRemedies(problem, report.draft, vocabulary).map((remedy) => ({
				...remedy,
				apply: () =>
					change(() => {
						if (remedy.choice !== undefined) chooseWord(form, field, remedy.choice);
						lost = lost.filter((word) => word.problem.field !== problem.field);
					}),
			}));
		},
		dismiss: (slug) => change(() => dismissed.add(slug)),
		retry,
	};
	const isShown = (problem: DraftProblem): boolean =>
		problem.code === 'missing' || problem.code === 'to_choose'
			? showsMissing
			: touched.has(fieldOf(problem)) || lost.some((word) => word.problem === problem);
	const update = (): void => {
		report = checkDraft(readForm(form), vocabulary, others);
		const all = problems();
		showProblems(form, all, isShown);
		const names = new Map(others.map(({ slug, name }) => [slug, name]));
		const duplicates = report.duplicates.filter(({ slug }) => !dismissed.has(slug));
		showFindings(
			form,
			{
				problems: all.filter(isShown).map((problem) => ({
					problem,
					word: lost.find((word) => word.problem === problem)?.word,
				})),
				duplicates: duplicates.map((one) => ({ ...one, name: names.get(one.slug) ?? one.slug })),
				isUnknown,
			},
			actions,
		);
		const troubled = new Set(all.map(fieldOf));
		showPage(findElement(page, '.preview-page', HTMLElement), report.draft, vocabulary, (name) => !troubled.has(name));
		showDescription(findElement(page, '.preview-text', HTMLElement), report.draft, !troubled.has('description'));
		const { path, text } = file();
		findElement(page, '.file-path', HTMLElement).textContent = path;
		findElement(page, '.file-text', HTMLElement).textContent = text;
		findElement(form, '#slug', HTMLInputElement).placeholder = report.suggested_slug;
		const { url, what_to_do } = step();
		findElement(page, '#next', HTMLElement).textContent = all.length === 0 && url === undefined ? what_to_do : '';
		keepDraft(kept());
	};
	const change = (act: () => void): void => {
		act();
		update();
	};
	const set = (field: 'slug', value: string): void => {
		change(() => {
			findElement(form, `#${field}`, HTMLInputElement).value = value;
		});
	};
	form.addEventListener('input', update);
	form.addEventListener('change', ({ target }) => {
		const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
		touched.add(name);
		const isUnchecked = target instanceof HTMLInputElement && target.type === 'checkbox' && !target.checked;
		const chosen = target instanceof HTMLInputElement && !isUnchecked ? target.value : undefined;
		change(() => {
			lost = stillLost(lost, name, chosen);
		});
	});
	return {
		form,
		kept,
		problems,
		file,
		step,
		fill(draft, known) {
			suggested = known?.suggested ?? {};
			fillForm(form, checkDraft(draft, vocabulary, others).draft);
			bringChosenInSight();
			const whole = { ...suggested, ...draft };
			lost = lostWords(whole, checkDraft(whole, vocabulary, others).problems);
			showSuggestions(form, checkDraft(suggested, vocabulary, []).draft);
			for (const field of Object.keys(draft)) touched.add(field);
			dismissed.clear();
			for (const slug of known?.dismissed ?? []) dismissed.add(slug);
			showsMissing = known?.showsMissing ?? false;
			update();
		},
		showMissing() {
			showsMissing = true;
			for (const problem of report.problems) touched.add(fieldOf(problem));
			update();
		},
		compareWith: (products) =>
			change(() => {
				others = products ?? [];
				isUnknown = products === undefined;
			}),
	};
}
