/**
 * Checks a launch draft: what is missing, which values it can have, which listed products may be the same, and
 * what to do next.
 */

import type { OwnField } from '../../content/schemas/own-fields.ts';
import { type OpenWeek, openWeeks, type Vocabulary } from '../../content/schemas/vocabulary.ts';
import { counted } from '../../contract/text.ts';
import { checkDraft } from '../../drafts/check-draft.ts';
import {
	chosenFields,
	type DraftField,
	draftFields,
	isNameLike,
	readDraft,
	requiredFields,
	type Suggestions,
} from '../../drafts/draft.ts';
import { reviewLink } from '../../drafts/draft-link.ts';
import type { Duplicate, OtherProduct } from '../../drafts/find-duplicates.ts';
import { type DraftProblem, fieldOf, findingsOf } from '../../drafts/problem.ts';
import { productPage } from '../../urls/paths.ts';

export interface Preparation {
	/** Whether the listing passes the check of the catalog. The person still has choices to make. */
	readonly valid: boolean;
	/** The list that the person sees on the page as well, with the choices among them. */
	readonly problems: readonly DraftProblem[];
	readonly missing_fields: readonly string[];
	/** Optional fields that the draft leaves out. */
	readonly optional_fields: readonly string[];
	/** The board's own fields, for `own`, that the draft leaves out. */
	readonly own_fields?: Vocabulary['own_fields'];
	/** Members of the call that are not fields of a draft. */
	readonly ignored: string | undefined;
	readonly duplicates: readonly (Duplicate & { readonly message: string; readonly url: string })[];
	readonly suggested_slug: string;
	/** The plan and the week of the draft, which the page shows to the person as suggestions. */
	readonly suggested: Suggestions;
	/** The values to choose from, for fields without a valid value. */
	readonly allowed: Allowed;
	/** Characters, entries of `categories`, bytes of `description`. */
	readonly limits: Readonly<Partial<Record<DraftField, number>>>;
	/** The next weeks that take launches, and the one that the draft suggests; without a name, or with a wrong week. */
	readonly launch_periods?: readonly OpenWeek[];
	/** How many weeks take launches. */
	readonly launch_period_count: number;
	/** Without a name, or with a wrong plan. */
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

interface Allowed {
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
	const { unknownFields = [], draft: given } = readDraft(input) ?? {};
	// Calls without a description don't wait for the parser to load.
	const markdown = given?.description && (await import('../../content/schemas/markdown.ts'));
	const { valid, problems, duplicates, suggested_slug, missing_fields, draft } = checkDraft(
		Object.fromEntries(Object.entries(Object(input)).filter(([name]) => !unknownFields.includes(name))),
		vocabulary,
		others,
		markdown ? (body, firstLine) => markdown.checkMarkdown(body, firstLine, () => unshown) : undefined,
	);
	const isWrong = (field: DraftField): boolean => problems.some((known) => fieldOf(known) === field);
	const { url, left_out } = await reviewLink(baseUrl, draft, draftFields.filter(isWrong));
	const weeks = openWeeks(vocabulary);
	const isFirst = repeat || draft.name === undefined;
	const shownWeeks = weeks.filter(({ slug }, index) => index < maximumWeeks || slug === draft.period);
	const found = {
		valid,
		problems: findingsOf(problems, {}),
		missing_fields,
		optional_fields: optionalFields.filter((field) => draft[field] === undefined),
		...(vocabulary.own_fields && {
			own_fields: vocabulary.own_fields.filter(({ name }) => draft.own?.[name] === undefined),
		}),
		ignored: ignoredText(unknownFields),
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
		...((isFirst || isWrong('period')) && { launch_periods: shownWeeks }),
		...((isFirst || isWrong('plan')) && { plans: vocabulary.plans }),
		launch_period_count: weeks.length,
		review_url: url,
		left_out,
	};
	const plans = vocabulary.plans.filter(({ slug }) => slug === (found.suggested.plan ?? (isFirst && slug)));
	return { ...found, next_steps: nextSteps({ ...found, plans }, isFirst, vocabulary.edit_link) };
}

/** In place of a part of the description, which agents must not read as guidance. */
export const unshown = '`…`';

/** The end of a sentence that begins with the name of the product. */
const sameness: Readonly<Record<Duplicate['reason'], string>> = {
	website: 'has the same website.',
	name: 'has the same or a similar name.',
	former_slug: 'had this page address before.',
};

const decided: readonly DraftField[] = [...requiredFields, ...chosenFields, 'slug'];
const optionalFields = draftFields.filter((field) => !decided.includes(field));

const limitsOf = ({ limits }: Vocabulary): Preparation['limits'] =>
	Object.fromEntries(
		draftFields.flatMap((field) => (field in limits ? [[field, limits[field as keyof typeof limits]]] : [])),
	);

/** A sentence about unknown fields. It names those that look like one; others may be instructions to a model. */
function ignoredText(unknown: readonly string[]): string | undefined {
	if (unknown.length === 0) return undefined;
	const verb = unknown.length === 1 ? 'is not a field of a draft and was' : 'are not fields of a draft and were';
	const names = unknown.filter(isNameLike).slice(0, 5);
	const others = unknown.length - names.length;
	const count = others > 0 ? [counted(others, names.length > 0 ? 'other argument' : 'argument')] : [];
	const all = [...names.map((name) => `\`${name}\``), ...count].join(', ');
	return `${all} ${verb} ignored. The fields: ${draftFields.join(', ')}.`;
}

/** Weeks are planned for years ahead, and nearly everyone wants one of the next few. */
const maximumWeeks = 8;

/** Longer lists cost more words than they help. */
const maximumListed = 40;

function allowedValues({ categories, pricing_models }: Vocabulary, isNeeded: (field: DraftField) => boolean): Allowed {
	const slugs = categories.map(({ slug }) => slug);
	const listed = slugs.length <= maximumListed ? { categories: slugs } : { category_count: slugs.length };
	return {
		...(isNeeded('categories') ? listed : undefined),
		...(isNeeded('pricing_model') ? { pricing_models: pricing_models.map(({ slug }) => slug) } : undefined),
	};
}

type Found = Pick<Preparation, 'problems' | 'duplicates' | 'launch_period_count' | 'left_out'> &
	Pick<Vocabulary, 'plans'>;

const later = [
	'The person opens the link, reviews the listing, chooses the plan and the week, signs in and submits it.',
	'An editor then reviews the submission. It is not public until it is approved.',
];

/** Constants, names of fields and links of the board: these sentences are guidance, and never hold submitted text. */
function nextSteps(
	{ problems, duplicates, launch_period_count, left_out, plans }: Found,
	isFirst: boolean,
	editLink = 'Edit this page',
): string[] {
	const open = new Set(problems.filter(({ code }) => code !== 'to_choose').map(fieldOf));
	return [
		...(open.size === 0
			? []
			: [
					`Ask the maker about ${[...open].join(', ')} and call prepare_launch again, or let the person enter it on the review page.`,
				]),
		...(duplicates.length > 0
			? [
					`Ask the maker whether one of the duplicates is this product. If so, this draft is not needed: “${editLink}” on the page of that product adds a launch to it.`,
				]
			: []),
		...(launch_period_count > 0
			? []
			: ['No week is open for launches right now. The link will be useful once one is.']),
		...(left_out.length > 0
			? [
					`The link would be too long with ${left_out.join(', ')}: give that to the person as text to paste into the page.`,
				]
			: []),
		'Give the review_url to the person. Nothing was stored or launched.',
		...plans.flatMap(({ slug, pay_url: at }) =>
			at
				? `If the person chooses the plan ${slug}, they pay for it at ${at}, not here. Paying changes no ranking.`
				: [],
		),
		...(isFirst ? later : []),
	];
}

/** A field of the board with what it takes. */
const ownWords = ({ name, type, options }: OwnField): string => `${name} (${options?.join(', ') ?? type})`;

export function preparationText(found: Preparation): string {
	const {
		launch_period_count,
		valid,
		missing_fields,
		optional_fields,
		own_fields = [],
		ignored,
		duplicates,
		suggested_slug,
		suggested,
		plans = [],
		launch_periods = [],
	} = found;
	const problems = found.problems.flatMap(({ field, code, message }) =>
		code === 'to_choose' ? [] : `- ${field}: ${message}`,
	);
	const weeks = launch_periods.map(({ slug, starts_on, ends_on }) => `- ${slug}, ${starts_on} to ${ends_on}`);
	const suggestions = Object.entries(suggested).map(([field, slug]) => `${field} ${slug}`);
	const later = weeks.length > 0 ? launch_period_count - weeks.length : 0;
	return [
		`The listing is ${valid ? 'valid' : 'not valid yet'}. The person still chooses the plan and the week.`,
		...(optional_fields.length > 0 ? [`Optional: ${optional_fields.join(', ')}.`] : []),
		...(own_fields.length > 0 ? [`Optional in \`own\`: ${own_fields.map(ownWords).join(', ')}.`] : []),
		...(ignored === undefined ? [] : [ignored]),
		...(suggestions.length > 0 ? [`Suggested on the page, for the person to decide: ${suggestions.join(', ')}.`] : []),
		...section('Findings (the page also shows those about values in the link)', problems),
		...allowedLines(found.allowed),
		...limitsLine(found),
		...section(
			'Likely duplicates',
			duplicates.map(({ slug, message, url }) => `- ${slug} ${message} ${url}`),
		),
		...section('Weeks open for launches, each until the end of its last day in UTC', weeks),
		...(launch_period_count === 0 ? ['No week is open for launches right now.'] : []),
		...(later > 0 ? [`Later weeks: ${later}, listed on the launch page.`] : []),
		...section(
			'Plans',
			plans.map(
				({ slug, name, price_label, description }) =>
					`- ${slug} (${[name, price_label].filter(Boolean).join(', ')}): ${description}`,
			),
		),
		...(missing_fields.includes('name')
			? []
			: [`Suggested slug: "${suggested_slug}" (the review checks that it is free)`]),
		`review_url: ${found.review_url}`,
		...section(
			'Next steps',
			found.next_steps.map((step, index) => `${index + 1}. ${step}`),
		),
	].join('\n');
}

const section = (title: string, lines: readonly string[]): string[] =>
	lines.length > 0 ? [`${title}:`, ...lines] : [];

function allowedLines({ categories, category_count, pricing_models }: Allowed): string[] {
	return [
		...(categories ? [`Categories: ${categories.join(', ')}.`] : []),
		...(category_count ? [`Categories: ${counted(category_count, 'slug')}, all of them in \`list_categories\`.`] : []),
		...(pricing_models ? [`Pricing models: ${pricing_models.join(', ')}.`] : []),
	];
}

/** Limits of the fields that are missing or must be rewritten. */
function limitsLine({ problems, missing_fields, optional_fields, limits }: Preparation): string[] {
	const open = new Set([...missing_fields, ...optional_fields, ...problems.map(fieldOf)]);
	const shown = Object.entries(limits).filter(([field]) => open.has(field));
	const units: Readonly<Record<string, string>> = { categories: ' entries', description: ' bytes' };
	const lengths = shown.map(([field, limit]) => `${field} ${limit}${units[field] ?? ''}`);
	return lengths.length > 0 ? [`Maximum length, in characters unless noted: ${lengths.join(', ')}.`] : [];
}
