/** Creates the file of a new product, by the rules of the launch page. */
import type { Catalog } from '../../catalog/catalog.ts';
import type { Content } from '../../content/read-content.ts';
import { checkMarkdown } from '../../content/schemas/markdown.ts';
import { slugOf } from '../../content/schemas/names.ts';
import type { DraftPart } from '../../content/schemas/product-fields.ts';
import { quote } from '../../content/schemas/text.ts';
import { type Vocabulary, vocabularyOf } from '../../content/schemas/vocabulary.ts';
import { counted } from '../../contract/text.ts';
import { checkDraft } from '../../drafts/check-draft.ts';
import { type Draft, type DraftField, draftFields, draftParts } from '../../drafts/draft.ts';
import { draftFile } from '../../drafts/draft-file.ts';
import type { OtherProduct } from '../../drafts/find-duplicates.ts';
import { type DraftProblem, problem } from '../../drafts/problem.ts';
import { UserError } from '../../user-error.ts';
import type { ChangeSet } from '../change-set.ts';

export interface NewProduct {
	readonly slug: string;
	readonly period: string;
	/** Path in the content folder. */
	readonly source: string;
}

/** The products to compare a draft with, including hidden ones. */
export const productsToCompare = ({ products }: Pick<Content, 'products'>): OtherProduct[] =>
	products.map(({ slug, frontMatter: { name, website_url, former_slugs } }) => ({
		slug,
		name,
		website_url,
		former_slugs,
	}));

/**
 * Adds a product with one launch, which waits for approval.
 *
 * @param draft - As entered by the user.
 * @param allowDuplicates - Whether to add it although it resembles other products.
 * @throws {UserError} with everything that is wrong with the draft.
 */
export function newProduct(
	{ content, catalog }: { readonly content: Content; readonly catalog: Catalog },
	changes: ChangeSet,
	draft: Readonly<Partial<Record<DraftField | 'own', unknown>>>,
	allowDuplicates: boolean,
): NewProduct {
	const past = content.launchPeriods.find(
		({ slug, frontMatter }) => slug === draft.period && frontMatter.ends_on < catalog.date,
	);
	if (past) {
		throw new UserError(
			`The week \`${past.slug}\` ended on ${past.frontMatter.ends_on}. Launches of past weeks come from a table: \`npm run import -- FILE --period ${past.slug}\`.`,
		);
	}
	// Editors also set the fields that makers don't.
	const vocabulary = { ...vocabularyOf(catalog), own_fields: catalog.site.fields };
	const others = productsToCompare(content);
	const report = checkDraft(draft, vocabulary, others, checkMarkdown);
	const { period } = report.draft;
	// The launch page has a person choose the week; here it comes with the command.
	const problems = period === undefined ? [...report.problems, problem('period', 'missing')] : report.problems;
	if (period === undefined || problems.length > 0) {
		throw new UserError(
			`${problems.map((each) => sentenceOf(each, report.draft, vocabulary)).join('\n')}\n\n${counted(problems.length, 'problem')}. Nothing was written.`,
		);
	}
	const slug = report.draft.slug ?? report.suggested_slug;
	const folded = slugOf(report.draft.name ?? '');
	const sameSlug = others.find((other) => other.slug === folded || other.former_slugs?.includes(folded));
	const same = new Map(
		report.duplicates
			.filter(({ reason }) => reason !== 'former_slug')
			.map((duplicate) => [duplicate.slug, `it has the same ${duplicate.reason}`]),
	);
	if (sameSlug && report.draft.slug === undefined && !same.has(sameSlug.slug)) {
		same.set(sameSlug.slug, `its slug would be \`${folded}\`, too`);
	}
	if (same.size > 0 && !allowDuplicates) {
		const sentences = [...same].map(([other, why]) => `This may be the product \`${other}\`: ${why}.`);
		throw new UserError(
			`${sentences.join('\n')}\nIf it is a different one, add \`--allow-duplicates\`. Nothing was written.`,
		);
	}
	const file = draftFile({ ...report.draft, slug }, vocabulary);
	const source = file.path.replace(/^content\//, '');
	changes.write(source, file.text);
	return { slug, period, source };
}

/** A problem with the flag in place of the field, and with what can be chosen. */
function sentenceOf({ field, code, message }: DraftProblem, draft: Draft, vocabulary: Vocabulary): string {
	const [, name = '', index] = /^([a-z_]+)(?:\[(\d+)\])?$/.exec(field) ?? [];
	const known = draftFields.find((one) => one === name);
	const flag = known ? flagOf(known) : field;
	const entry = index === undefined ? undefined : draft.categories?.[Number(index)];
	const choice = choicesOf(vocabulary).get(name);
	const isToAdd = choice && (code === 'unknown_word' || choice.words.length === 0);
	const added = isToAdd ? ` \`npm run new -- ${choice.command}\` adds one.` : '';
	const words = code === 'missing' ? (choice?.words ?? []) : [];
	const listed =
		words.length > 0 ? message.replace(/\.$/, `: ${words.map(({ slug }) => `\`${slug}\``).join(', ')}.`) : message;
	return `${flag}${entry === undefined ? '' : ` ${quote(entry)}`}: ${listed}${added}`;
}

/** What every product has to name, and the command that adds one. */
const choicesOf = ({ categories, launch_periods }: Vocabulary) =>
	new Map([
		['categories', { words: categories, command: 'category NAME' }],
		['period', { words: launch_periods.slice(0, 8), command: 'period --next' }],
	]);

/** The name of a field in `npm run new`: its option, or `name`, which has no option. */
function flagOf(field: DraftField): string {
	const { option }: DraftPart = draftParts[field];
	return option?.[0].split(' ')[0] ?? (field === 'name' ? field : `--${field}`);
}
