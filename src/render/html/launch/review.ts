/** The draft in the form: every change is checked, and shown as the row, the page and the file it becomes. */

import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import { type CheckMarkdown, checkDraft, type DraftReport } from '../../../drafts/check-draft.ts';
import { type Draft, isOwnPath, ownPath, type Suggestions } from '../../../drafts/draft.ts';
import { type DraftFile, draftFile } from '../../../drafts/draft-file.ts';
import type { OtherProduct } from '../../../drafts/find-duplicates.ts';
import { type ForgeStep, forgeUrl, type MailStep, mailStep } from '../../../drafts/forge-url.ts';
import { type DraftProblem, fieldOf, findingsOf } from '../../../drafts/problem.ts';
import { edit as editTexts, draft as t } from '../../../texts/sections.ts';
import { withoutTagline } from '../../shared/product-text.ts';
import { followArrows } from './arrow-keys.ts';
import { keepInPlace, showChosen } from './chosen.ts';
import { type StoredDraft, storeTabDraft } from './drafts.ts';
import { type FindingActions, labelOf, showFindings } from './findings.ts';
import {
	chooseWord,
	fillForm,
	findElement,
	followTyping,
	offerWeek,
	readForm,
	showProblems,
	showSuggestions,
} from './form.ts';
import { showDescription } from './show-description.ts';
import { showPage } from './show-page.ts';
import { remainingWords, type UnknownWord, unknownWords, withUnknownWords, wordRemedies } from './unknown-words.ts';

/** The change of a product that exists, where the form usually has a new one. */
export interface Revision {
	readonly slug: string;
	/** The names of the fields that differ from the file. Only their problems keep the draft from being proposed. */
	readonly changedFields: (draft: Draft) => readonly string[];
	readonly file: (draft: Draft) => DraftFile;
	/** Address of the product's icon; `undefined` if its file names none. */
	readonly icon: () => string | undefined;
	/** The lines of the file that differ, for people to read. */
	readonly changedLines: (draft: Draft) => string;
	readonly step: (file: DraftFile) => ForgeStep;
	/** Compares with the forge once more. @returns Why the change can't be proposed now. */
	readonly findObstacle: (draft: Draft) => Promise<string | undefined>;
	readonly reset: () => void;
	/** Keeps the edit for a reload. */
	readonly keep: (draft: Draft) => void;
}

export class Review {
	readonly form: HTMLFormElement;
	/** `undefined` for a new product. */
	revision: Revision | undefined;
	readonly #page: Document;
	readonly #vocabulary: Vocabulary;
	readonly #actions: FindingActions;
	/** Fields that a person or a draft has filled in, whose problems are shown. */
	readonly #touched = new Set<string>();
	/** Slugs of products that the person has called different ones. */
	readonly #dismissed = new Set<string>();
	#unknownWords: readonly UnknownWord[] = [];
	#suggested: Suggestions = {};
	/** `undefined` when the products of the catalog could not be loaded. */
	#products: readonly OtherProduct[] | undefined = [];
	#showsMissing = false;
	/** `undefined` until the Markdown parser is loaded. */
	#checkMarkdown: CheckMarkdown | undefined;
	#report: DraftReport;

	/** @param retry - Loads the products once more. */
	constructor(page: Document, vocabulary: Vocabulary, retry: () => void) {
		this.form = findElement(page, '#draft', HTMLFormElement);
		this.#page = page;
		this.#vocabulary = vocabulary;
		this.#report = checkDraft({}, vocabulary, []);
		this.#actions = {
			remediesOf: (problem) => this.#remediesOf(problem),
			dismiss: (slug) => {
				this.#dismissed.add(slug);
				this.#update();
			},
			retry,
		};
		followTyping(this.form);
		followArrows(findElement(this.form, '#categories', HTMLElement));
		this.form.addEventListener('input', (event) => keepInPlace(event, () => this.#update()));
		this.form.addEventListener('change', (event) => keepInPlace(event, () => this.#changeField(event.target)));
	}

	/** Everything that keeps the draft from being proposed. A field with an unknown word is not missing as well. */
	problems(): readonly DraftProblem[] {
		const all = this.#allProblems();
		const changed = this.revision?.changedFields(this.draft());
		return changed ? all.filter((problem) => changed.includes(fieldOf(problem))) : all;
	}

	#allProblems(): readonly DraftProblem[] {
		const isUnknown = (field: string): boolean => this.#unknownWords.some((word) => word.field === field);
		const own = this.#report.problems.filter(({ code, field }) => code !== 'missing' || !isUnknown(field));
		return findingsOf([...own, ...this.#unknownWords.map(({ problem }) => problem)], this.#report.draft);
	}

	file(): DraftFile {
		if (this.revision) return this.revision.file(this.draft());
		const { plan, period, ...listing } = this.#report.draft;
		const launch = plan !== undefined && period !== undefined && { plan, period };
		return draftFile({ ...listing, ...launch, slug: listing.slug ?? this.#report.suggested_slug }, this.#vocabulary);
	}

	step(): ForgeStep {
		return this.revision?.step(this.file()) ?? forgeUrl(this.file(), this.#vocabulary.forge);
	}

	/** `undefined` where the board takes no launches by email. */
	mail(): MailStep | undefined {
		const { submit_email } = this.#vocabulary;
		if (submit_email === undefined) return undefined;
		return mailStep(this.file(), submit_email, this.revision?.changedLines(this.draft()));
	}

	/** The draft with its unknown words. */
	draft(): Draft {
		return withUnknownWords(this.#report.draft, this.#unknownWords);
	}

	/** The draft, and what is known beside it. */
	stored(): StoredDraft {
		return {
			draft: this.draft(),
			dismissed: [...this.#dismissed],
			suggested: this.#suggested,
			showsMissing: this.#showsMissing,
		};
	}

	/** Puts a draft into the form; an empty one clears it. */
	fill({ draft, dismissed, suggested, showsMissing }: StoredDraft): void {
		const check = (input: Draft) => checkDraft(input, this.#vocabulary, this.#products ?? []);
		const whole = { ...suggested, ...draft };
		const known = check(whole);
		offerWeek(this.form, this.#vocabulary.launch_periods, known.draft.period);
		this.#report = check(draft);
		fillForm(this.form, this.#report.draft, suggested);
		this.#unknownWords = unknownWords(whole, known.problems, readForm(this.form, []).own);
		this.#suggested = suggested;
		showSuggestions(this.form, check(suggested).draft);
		for (const field of [...Object.keys(draft), ...Object.keys(draft.own ?? {}).map(ownPath)]) this.#touched.add(field);
		this.#dismissed.clear();
		for (const slug of dismissed) this.#dismissed.add(slug);
		this.#showsMissing = showsMissing;
		this.#update();
	}

	/** From here on, required fields that are empty are called missing. */
	showMissing(): void {
		this.#showsMissing = true;
		for (const problem of this.#report.problems) this.#touched.add(fieldOf(problem));
		this.#update();
	}

	/** Compares the draft with the products of the catalog, or says that it could not. */
	compareWith(products: readonly OtherProduct[] | undefined): void {
		this.#products = products;
		this.#update();
	}

	#changeField(target: EventTarget | null): void {
		const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
		this.#touched.add(name);
		const isUnchecked = target instanceof HTMLInputElement && target.type === 'checkbox' && !target.checked;
		const chosen = target instanceof HTMLInputElement && !isUnchecked ? target.value : undefined;
		this.#unknownWords = remainingWords(this.#unknownWords, name, chosen);
		this.#update();
	}

	#remediesOf(problem: DraftProblem): ReturnType<FindingActions['remediesOf']> {
		if (problem.code === 'slug_taken') {
			const slug = this.#report.suggested_slug;
			const apply = (): void => {
				findElement(this.form, '#slug', HTMLInputElement).value = slug;
				this.#update();
			};
			return [{ label: t.use({ word: slug }), apply }];
		}
		const isUnknown = this.#unknownWords.some((word) => word.problem === problem);
		if (isOwnPath(problem.field) && !isUnknown) return [];
		return wordRemedies(problem, this.#report.draft, this.#vocabulary).map((remedy) => ({
			...remedy,
			apply: () => {
				if (remedy.choice !== undefined) chooseWord(this.form, fieldOf(problem), remedy.choice);
				this.#unknownWords = this.#unknownWords.filter((word) => word.problem.field !== problem.field);
				this.#update();
			},
		}));
	}

	/** @param chosen - The categories until now, the main one first. */
	#update(chosen = this.#report.draft.categories): void {
		const input = readForm(this.form, chosen);
		if (input.description && !this.#checkMarkdown) void this.#loadParser();
		const slug = this.revision?.slug ?? input.slug;
		this.#report = checkDraft({ ...input, slug }, this.#vocabulary, this.#products ?? [], this.#checkMarkdown);
		const problems = this.problems();
		const { categories = [] } = this.#report.draft;
		showChosen(this.form, categories, (slug) => this.#update([slug, ...categories]));
		this.#showProblems(problems);
		this.#showPreview(problems);
		if (this.revision) this.revision.keep(this.draft());
		else storeTabDraft(this.stored());
	}

	/** It loads with the first description, as for the preview. */
	async #loadParser(): Promise<void> {
		const { checkMarkdown } = await import('../../../content/schemas/markdown.ts');
		this.#checkMarkdown = checkMarkdown;
		this.#update();
	}

	#showProblems(problems: readonly DraftProblem[]): void {
		const isShown = (problem: DraftProblem): boolean =>
			problem.code === 'missing' || problem.code === 'to_choose'
				? this.#showsMissing
				: this.#touched.has(fieldOf(problem)) || this.#unknownWords.some((word) => word.problem === problem);
		showProblems(this.form, problems, isShown);
		const names = new Map(this.#products?.map(({ slug, name }) => [slug, name]));
		const findings = {
			problems: problems
				.filter((problem) => this.#showsMissing && isShown(problem))
				.map((problem) => ({
					problem,
					word: this.#unknownWords.find((word) => word.problem === problem)?.word,
				})),
			duplicates: this.#report.duplicates
				.filter(({ slug }) => !this.#dismissed.has(slug))
				.map((duplicate) => {
					const field = duplicate.reason === 'website' ? 'website_url' : 'name';
					const name = names.get(duplicate.slug) ?? duplicate.slug;
					return { ...duplicate, name, field: this.#touched.has(field) ? field : undefined };
				}),
			isUnknown: this.#products === undefined,
		};
		showFindings(this.form, findings, this.#actions);
	}

	#showPreview(problems: readonly DraftProblem[]): void {
		const { draft, suggested_slug } = this.#report;
		const find = (selector: string): HTMLElement => findElement(this.#page, selector, HTMLElement);
		const all = this.#allProblems();
		const isSound = (field: string): boolean => !all.some((problem) => fieldOf(problem) === field);
		// The page of a product that exists shows its first launch, which the form doesn't know.
		const vocabulary = this.revision ? { ...this.#vocabulary, launch_periods: [] } : this.#vocabulary;
		const slug = this.revision?.slug ?? draft.slug ?? suggested_slug;
		showPage(find('.preview-page'), { ...draft, slug }, vocabulary, isSound, this.revision?.icon());
		const description = draft.description && withoutTagline(draft.description, draft.tagline);
		showDescription(find('.preview-text'), description, isSound('description'));
		const { path, text } = this.file();
		find('.file-path').textContent = path;
		find('.file-text').textContent = text;
		if (this.revision) this.#showChanges(this.revision);
		findElement(this.form, '#slug', HTMLInputElement).placeholder = suggested_slug;
		const { url, what_to_do } = this.step();
		for (const place of this.form.querySelectorAll<HTMLElement>('[data-plan]'))
			place.hidden = place.dataset['plan'] !== draft.plan;
		find('#next').textContent = problems.length === 0 && url === undefined ? what_to_do : '';
	}

	#showChanges({ changedFields, changedLines }: Revision): void {
		const place = findElement(this.form, '#changes', HTMLDetailsElement);
		const fields = changedFields(this.draft()).map((field) => t.quoted({ text: labelOf(this.form, field) }));
		const isChanged = fields.length > 0;
		const text = isChanged ? editTexts.youChange({ fields }) : editTexts.nothingChanged;
		findElement(place, 'summary', HTMLElement).textContent = text;
		const link = findElement(this.form, '.to-send', HTMLElement);
		link.textContent = editTexts.checkAndSend({ fields });
		link.hidden = !isChanged;
		findElement(place, 'pre', HTMLElement).textContent = changedLines(this.draft());
		place.hidden = false;
	}
}
