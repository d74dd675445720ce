/** The dry run of a launch: checks a draft and hands it to a person. Nothing is stored, launched, voted for or paid. */
import * as z from 'zod';
import { maximumBodyBytes } from '../../content/schemas/body.ts';
import type { DraftPart } from '../../content/schemas/product-fields.ts';
import { type DraftField, draftFields, draftParts } from '../../drafts/draft.ts';
import { otherProductsOf } from '../../drafts/find-duplicates.ts';
import { weekWinners } from '../product-table.ts';
import { type AgentSite, memoize, readMoved, readNames, readWebsites, vocabularyOf } from '../site.ts';
import { defineOperation } from './operation.ts';
import { type Preparation, preparationText, prepareDraft } from './preparation.ts';

/** More than the rules of the catalog allow: the result reports what is too long for them, with their limit. */
const maximumTextLength = 500;

function argumentOf(field: DraftField) {
	const { argument }: DraftPart = draftParts[field];
	const text = z.string().max(field === 'website_url' ? 4_000 : maximumTextLength);
	if (field === 'categories') return z.array(text).max(50).optional().describe(argument);
	return (field === 'description' ? z.string().max(maximumBodyBytes) : text).optional().describe(argument);
}

/** Every field may be left out, and the result says what is wrong or missing, and which values there are. */
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
	output: { type: 'object', required: [] },
	untrusted: [],
	async run(input, site) {
		const found = await prepareFor(input, site);
		return { text: preparationText(found), data: { ...found } };
	},
});

export const prepareFor = async (
	{ repeat, ...draft }: z.output<typeof draftArguments>,
	site: AgentSite,
): Promise<Preparation> => {
	const [vocabulary, names, websites, moved] = await Promise.all([
		vocabularyOf(site),
		readNames(site),
		readWebsites(site),
		readMoved(site),
	]);
	const others = await memoize(site, 'other-products', async () => otherProductsOf({ names, websites, moved }));
	const known = { vocabulary, others, baseUrl: site.baseUrl, repeat: repeat === true };
	if (!/^next(?:[ _-]week)?$/i.test(String(draft.period).trim())) return prepareDraft(draft, known);
	const begun = await weekWinners(site);
	const next = vocabulary.launch_periods.find(({ slug }) => begun.every((week) => week.slug !== slug));
	return prepareDraft({ ...draft, period: next?.slug ?? draft.period }, known);
};
