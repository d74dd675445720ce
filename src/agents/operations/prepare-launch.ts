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

/** More than the rules of the catalog allow: the result reports what is too long for them, with their limit. */
const maximumTextLength = 500;

function argumentOf(field: DraftField) {
	const { argument }: DraftPart = draftParts[field];
	const text = z.string().max(field === 'website_url' ? 4_000 : maximumTextLength);
	if (field === 'categories') return z.array(text).max(50).optional().describe(argument);
	return (field === 'description' ? z.string().max(maximumBodyBytes) : text).optional().describe(argument);
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
	repeat: z.boolean().optional().describe('Returns plans, weeks and all next steps again.'),
});

export const prepareLaunch = defineOperation({
	name: 'prepare_launch',
	title: 'Prepare a launch',
	description:
		'Checks a draft listing, says what is missing and which values are allowed, and returns a link where a person completes it. Stores nothing. Call it again after each answer.',
	input: draftArguments,
	members: [],
	untrusted: [],
	async run({ repeat, ...draft }, site) {
		const [vocabulary, others] = await Promise.all([readVocabulary(site), otherProducts(site)]);
		const period = isNext(draft.period) ? await nextWeek(site, vocabulary) : undefined;
		const known = { vocabulary, others, baseUrl: site.baseUrl, repeat: repeat === true };
		const found = await prepareDraft({ ...draft, ...(period !== undefined && { period }) }, known);
		return { text: preparationText(found), data: { ...found } };
	},
});

const isNext = (period: unknown): boolean => /^next(?:[ _-]week)?$/i.test(String(period).trim());

/** The first week of the catalog that has not begun. */
async function nextWeek(site: AgentSite, { launch_periods }: Vocabulary): Promise<string | undefined> {
	const begun = new Set((await weekWinners(site)).map(({ slug }) => slug));
	return launch_periods.find(({ slug }) => !begun.has(slug))?.slug;
}

/** Slug, name and website of every product. */
function otherProducts(site: AgentSite): Promise<readonly OtherProduct[]> {
	return memoize(site, 'other-products', async () => {
		const [names, websites, moved] = await Promise.all([readNames(site), readWebsites(site), readMoved(site)]);
		return otherProductsOf({ names, websites, moved });
	});
}
