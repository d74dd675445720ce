/** The launch page at work: every change of the form is checked, and shown as the page and the file it becomes. */
import { checkDraft, type DraftReport } from '../../../draft/check-draft.ts';
import type { Draft } from '../../../draft/draft.ts';
import { type DraftFile, draftFile } from '../../../draft/draft-file.ts';
import { DraftError } from '../../../draft/draft-link.ts';
import { type ForgeStep, forgeUrl } from '../../../draft/forge-url.ts';
import type { DraftProblem } from '../../../draft/problem.ts';
import type { Vocabulary } from '../../../draft/vocabulary.ts';
import { connectActions } from './actions.ts';
import { takeArrivingDraft } from './arriving-draft.ts';
import { findElement } from './find-element.ts';
import { fillForm, readForm } from './form.ts';
import { offerSavedDraft } from './saved-draft.ts';
import { showDescription } from './show-description.ts';
import { showPage } from './show-page.ts';
import { fieldOf, showProblems } from './show-problems.ts';

/** What the form holds at the moment, and what it comes to. */
export interface Review {
	readonly form: HTMLFormElement;
	readonly report: () => DraftReport;
	readonly file: () => DraftFile;
	readonly step: () => ForgeStep;
	/** Puts a draft into the form; an empty one clears it. */
	readonly fill: (draft: Draft) => void;
	/** From here on, required fields that are empty are called missing. */
	readonly showMissing: () => void;
}

export async function openReview(page: Document): Promise<void> {
	const launch = findElement(page, '#launch', HTMLElement);
	// The same build wrote it, from a value of this type.
	const vocabulary = JSON.parse(launch.dataset['vocabulary'] ?? '') as Vocabulary;
	const review = startReview(page, vocabulary);
	connectActions(page, review);
	launch.hidden = false;
	const receive = (arriving: Draft | DraftError | undefined): void => {
		if (arriving === undefined) return;
		const notice = findElement(page, '#notice', HTMLElement);
		notice.textContent = arriving instanceof DraftError ? arriving.message : arrived;
		if (arriving instanceof DraftError) return;
		review.fill(arriving);
		// Who comes with a draft wants to see its page first.
		launch.prepend(findElement(page, '#preview', HTMLElement));
	};
	receive(await takeArrivingDraft(page));
	offerSavedDraft(page, review.fill);
	addEventListener('hashchange', async () => receive(await takeArrivingDraft(page)));
}

const arrived = 'This draft came with the link you opened. Read it over before you propose it: it stands in your name.';

function startReview(page: Document, vocabulary: Vocabulary): Review {
	const form = findElement(page, '#draft', HTMLFormElement);
	const touched = new Set<string>();
	/** Words that came with a draft and that the form has no place for; told until the field is changed. */
	let lost: readonly DraftProblem[] = [];
	let showsMissing = false;
	let report = checkDraft({}, vocabulary, []);
	const file = () => draftFile(report.draft, vocabulary);
	const step = () => forgeUrl(file(), vocabulary.forge);
	const update = (): void => {
		report = checkDraft(readForm(form), vocabulary, []);
		showProblems(form, [...report.problems, ...lost], (problem) => {
			return problem.code === 'missing' ? showsMissing : touched.has(fieldOf(problem)) || lost.includes(problem);
		});
		const troubled = new Set(report.problems.map(fieldOf));
		showPage(findElement(page, '.preview-page', HTMLElement), report.draft, vocabulary, (name) => !troubled.has(name));
		showDescription(findElement(page, '.preview-text', HTMLElement), report.draft, !troubled.has('description'));
		const { path, text } = file();
		findElement(page, '.file-path', HTMLElement).textContent = path;
		findElement(page, '.file-text', HTMLElement).textContent = text;
		findElement(form, '#slug', HTMLInputElement).placeholder = report.suggested_slug;
		const { url, what_to_do } = step();
		findElement(page, '#next', HTMLElement).textContent = report.valid && url === undefined ? what_to_do : '';
	};
	const touch = ({ target }: Event): void => {
		const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
		touched.add(name);
		lost = lost.filter((problem) => fieldOf(problem) !== name);
		update();
	};
	form.addEventListener('input', update);
	form.addEventListener('change', touch);
	update();
	return {
		form,
		report: () => report,
		file,
		step,
		fill(draft) {
			const understood = checkDraft(draft, vocabulary, []);
			const fields = fillForm(form, understood.draft);
			lost = understood.problems.filter((problem) => problem.code === 'unknown_word' && fields.has(fieldOf(problem)));
			for (const field of Object.keys(draft)) touched.add(field);
			showsMissing = false;
			update();
		},
		showMissing() {
			showsMissing = true;
			for (const problem of report.problems) touched.add(fieldOf(problem));
			update();
		},
	};
}
