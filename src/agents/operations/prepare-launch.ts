/** The dry run of a launch: checks a draft and hands it to a person. Nothing is stored, launched, voted for or paid. */
import * as z from 'zod';
import { otherProducts } from '../select-products.ts';
import { type AgentSite, vocabularyOf } from '../site.ts';
import { defineOperation } from './operation.ts';
import { type Preparation, preparationText, prepareDraft } from './preparation.ts';

/** More than the rules of the catalog allow: the result reports what is too long for them, with their limit. */
const maximumTextLength = 500;

const text = (description: string, maximum = maximumTextLength) =>
	z.string().max(maximum).optional().describe(description);

/** Every field may be left out, and the result says what is wrong or missing, and which values there are. */
const draftArguments = z.looseObject({
	name: text('What the product is called.'),
	tagline: text('What it does, on one line.'),
	website_url: text('Its website.', 4_000),
	categories: z
		.array(z.string().max(maximumTextLength))
		.max(50)
		.optional()
		.describe('Slugs or names, the main one first.'),
	pricing_model: text('Slug or name.'),
	price_label: text('Its price in words.'),
	maker: text('Who makes it.'),
	description: text('Markdown.', 65_536),
	plan: text('Suggests a plan; the person chooses.'),
	period: text('Suggests a week; the person chooses.'),
	slug: text('For its address, instead of one from the name.'),
	repeat: z
		.boolean()
		.optional()
		.describe('Gives plans, weeks and all next steps, which come without it until there is a name.'),
});

export const prepareLaunch = defineOperation({
	name: 'prepare_launch',
	title: 'Prepare a launch',
	description:
		'Says what a draft of a listing lacks, with the values there are, and returns a link on which a person completes it. Stores nothing. Call it again after each answer.',
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
): Promise<Preparation> =>
	prepareDraft(draft, {
		vocabulary: await vocabularyOf(site),
		others: await otherProducts(site),
		baseUrl: site.baseUrl,
		repeat: repeat === true,
	});
