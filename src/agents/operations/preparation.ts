/** What is found out about a draft of a launch: what it needs, what it may say, what it may repeat, and where it goes on. */
import { counted } from '../../contract/counts.ts';
import { checkDraft } from '../../drafts/check-draft.ts';
import {
	chosenFields,
	type DraftField,
	draftFields,
	readDraft,
	requiredFields,
	type Suggestions,
} from '../../drafts/draft.ts';
import { reviewLink } from '../../drafts/draft-link.ts';
import { type Duplicate, type OtherProduct, sameness } from '../../drafts/find-duplicates.ts';
import { type DraftProblem, fieldOf, findingsOf } from '../../drafts/problem.ts';
import { type OpenWeek, openWeeks, type Vocabulary } from '../../drafts/vocabulary.ts';
import { productPage } from '../../routes/paths.ts';
import { nextSteps } from './next-steps.ts';

export interface Preparation {
	/** Whether the listing passes the check of the catalog. The choices of the person are still to come. */
	readonly valid: boolean;
	/** The list that the person sees on the page as well, with the choices among them. */
	readonly problems: readonly DraftProblem[];
	readonly missing_fields: readonly string[];
	/** What else a listing may say and this one does not. */
	readonly optional_fields: readonly string[];
	/** Members of the call that are no fields of a draft. */
	readonly ignored: string | undefined;
	readonly duplicates: readonly (Duplicate & { readonly message: string; readonly url: string })[];
	readonly suggested_slug: string;
	/** The plan and the week of the draft, which the page shows to the person as suggestions. */
	readonly suggested: Suggestions;
	/** Values that fields without a sound value may have. */
	readonly allowed: Allowed;
	/** Characters, entries of `categories`, bytes of `description`. */
	readonly limits: Readonly<Partial<Record<DraftField, number>>>;
	/** The next weeks that take launches, and the one that the draft suggests; only while something is missing. */
	readonly launch_periods?: readonly OpenWeek[];
	/** How many weeks take launches. */
	readonly launch_period_count: number;
	/** Only while something is missing. */
	readonly plans?: Vocabulary['plans'];
	readonly review_url: string;
	readonly left_out: readonly string[];
	readonly next_steps: readonly string[];
}

interface Known {
	readonly vocabulary: Vocabulary;
	readonly others: readonly OtherProduct[];
	readonly baseUrl: string;
	/** Whether plans, weeks and all next steps are given again. */
	readonly repeat: boolean;
}

export interface Allowed {
	/** Slugs; left out where there are more than 40, which `list_categories` gives. */
	readonly categories?: readonly string[];
	readonly category_count?: number;
	readonly pricing_models?: readonly string[];
}

/** @param input - The draft. */
export async function prepareDraft(
	input: unknown,
	{ vocabulary, others, baseUrl, repeat }: Known,
): Promise<Preparation> {
	const read = readDraft(input);
	const { valid, problems, duplicates, suggested_slug, missing_fields, draft } = checkDraft(
		read?.draft ?? {},
		vocabulary,
		others,
	);
	const isWrong = (field: DraftField): boolean => problems.some((known) => fieldOf(known) === field);
	const tooLong = problems.filter(({ code }) => code === 'too_long').map(fieldOf);
	const unusable = draftFields.filter((field) => tooLong.includes(field));
	const { url, left_out } = await reviewLink(baseUrl, draft, unusable);
	const weeks = openWeeks(vocabulary);
	const isFirst = repeat || draft.name === undefined;
	const found = {
		valid,
		problems: findingsOf(problems, {}),
		missing_fields,
		optional_fields: optionalFields.filter((field) => draft[field] === undefined),
		ignored: ignoredText(read?.unknownFields ?? []),
		duplicates: duplicates.map((one) => ({
			...one,
			message: sameness[one.reason],
			url: `${baseUrl}${productPage(one.slug)}`,
		})),
		suggested_slug,
		suggested: Object.fromEntries(
			chosenFields.flatMap((field) => (draft[field] === undefined || isWrong(field) ? [] : [[field, draft[field]]])),
		),
		allowed: allowedValues(vocabulary, (field) => draft[field] === undefined || isWrong(field)),
		limits: limitsOf(vocabulary),
		...(isFirst && {
			launch_periods: weeks.filter(({ slug }, index) => index < maximumWeeks || slug === draft.period),
			plans: vocabulary.plans,
		}),
		launch_period_count: weeks.length,
		review_url: url,
		left_out,
	};
	return { ...found, next_steps: nextSteps(found, isFirst) };
}

const decided: readonly DraftField[] = [...requiredFields, ...chosenFields, 'slug'];
const optionalFields = draftFields.filter((field) => !decided.includes(field));

const limitsOf = ({ limits }: Vocabulary): Preparation['limits'] =>
	Object.fromEntries(
		draftFields.flatMap((field) => (field in limits ? [[field, limits[field as keyof typeof limits]]] : [])),
	);

/** Without their names, which may be instructions of others. */
function ignoredText(unknown: readonly string[]): string | undefined {
	if (unknown.length === 0) return undefined;
	const verb = unknown.length === 1 ? 'is no field of a draft and was' : 'are no fields of a draft and were';
	return `${counted(unknown.length, 'argument')} ${verb} ignored. The fields: ${draftFields.join(', ')}.`;
}

/** Weeks are planned for years ahead, and nearly everybody wants one of the next. */
const maximumWeeks = 8;

/** More values than these cost more words than they help. */
const maximumListed = 40;

function allowedValues({ categories, pricing_models }: Vocabulary, isNeeded: (field: DraftField) => boolean): Allowed {
	const slugs = categories.map(({ slug }) => slug);
	const listed = slugs.length <= maximumListed ? { categories: slugs } : { category_count: slugs.length };
	return {
		...(isNeeded('categories') ? listed : undefined),
		...(isNeeded('pricing_model') ? { pricing_models: pricing_models.map(({ slug }) => slug) } : undefined),
	};
}
