/** The dry run of a launch: checks a draft and hands it to a person. Nothing is stored, launched, voted for or paid. */
import * as z from 'zod';
import { maximumBodyBytes } from '../../content/schemas/body.ts';
import type { DraftPart } from '../../content/schemas/product-fields.ts';
import type { Vocabulary } from '../../content/schemas/vocabulary.ts';
import { type DraftField, draftFields, draftParts } from '../../drafts/draft.ts';
import { type OtherProduct, otherProductsOf } from '../../drafts/find-duplicates.ts';
import { weekWinners } from '../product-table.ts';
import { type AgentSite, memoize, readMoved, readNames, readVocabulary, readWebsites } from '../site.ts';
import { defineOperation } from './operation.ts';
import { preparationText, prepareDraft } from './preparation.ts';

/** More than the rules of the catalog allow. */
const maximumTextLength = 500;

/** Describes an argument, and takes any other value as well: the result reports it beside everything else. */
const lenient = <Schema extends z.ZodType>(schema: Schema) =>
	// zod calls it without a context for the default of a JSON Schema.
	schema.catch((context?: { readonly input: unknown }) => context?.input as z.output<Schema>);

function argumentOf(field: DraftField) {
	const { argument }: DraftPart = draftParts[field];
	const text = z.string().max(field === 'website_url' ? 4_000 : maximumTextLength);
	if (field === 'categories') return lenient(z.array(text).max(50)).optional().describe(argument);
	return lenient(field === 'description' ? z.string().max(maximumBodyBytes) : text)
		.optional()
		.describe(argument);
}

/**
 * Every field may be left out, and the result says what is wrong or missing, and which values there are. It also names
 * `own`, for the fields of the board, which every model would have to read here on boards without any.
 */
const draftArguments = z.looseObject({
	...(Object.fromEntries(draftFields.map((field) => [field, argumentOf(field)])) as unknown as Record<
		DraftField,
		z.ZodType
	>),
	repeat: lenient(z.boolean()).optional().describe('Returns plans, weeks and all next steps again.'),
});

export const prepareLaunch = defineOperation({
	name: 'prepare_launch',
	isHeavy: true,
	title: 'Prepare a launch',
	description:
		'Checks a draft listing, says what is missing and which values are allowed, and returns a link where a person completes it. Stores nothing. Call it again after each answer.',
	input: draftArguments,
	members: [],
	untrusted: [],
	async run({ repeat, ...draft }, site) {
		const [vocabulary, others] = await Promise.all([readVocabulary(site), otherProducts(site)]);
		const period = await namedWeek(String(draft.period), site, vocabulary);
		const known = { vocabulary, others, baseUrl: site.baseUrl, repeat: repeat === true };
		const found = await prepareDraft({ ...draft, ...(period !== undefined && { period }) }, known);
		return { text: preparationText(found), data: { ...found } };
	},
});

/** The open week of the catalog for `current`, and the first that has not begun for `next`. */
async function namedWeek(text: string, site: AgentSite, { launch_periods }: Vocabulary): Promise<string | undefined> {
	const [, name] = /^(next|current|this)(?:[ _-]week)?$/i.exec(text.trim()) ?? [];
	if (name === undefined) return undefined;
	const begun = new Set((await weekWinners(site)).map(({ slug }) => slug));
	return launch_periods.find(({ slug }) => begun.has(slug) === (name.toLowerCase() !== 'next'))?.slug;
}

/** Slug, name and website of every product. */
function otherProducts(site: AgentSite): Promise<readonly OtherProduct[]> {
	return memoize(site, 'other-products', async () => {
		const [names, websites, moved] = await Promise.all([readNames(site), readWebsites(site), readMoved(site)]);
		return otherProductsOf({ names, websites, moved });
	});
}
