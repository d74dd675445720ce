/** The dry run of a launch: checks a draft and hands it to a person. Nothing is stored, launched, voted for or paid. */
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { checkDraft } from '../../drafts/check-draft.ts';
import { reviewUrl } from '../../drafts/draft-link.ts';
import { otherProducts } from '../search.ts';
import type { AgentSite } from '../site.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { annotations, dataResult } from './tools.ts';

/** More than the rules of the catalog allow: the result reports what is too long for them, with their limit. */
const maximumTextLength = 500;

const text = (description: string, maximum = maximumTextLength) =>
	z.string().max(maximum).optional().describe(description);

/** Every field may be left out, and the result reports what is wrong with one. */
const draftArguments = z.looseObject({
	name: text('Name of the product.'),
	tagline: text('One line that says what the product is.'),
	website_url: text("The product's own website.", 4_000),
	categories: z
		.array(z.string().max(maximumTextLength))
		.max(50)
		.optional()
		.describe('Slugs or names of categories, the main one first.'),
	pricing_model: text('One of the pricing models of /data/vocabulary.json.'),
	price_label: text('The price in a few words.'),
	maker: text('Organisation, project or person behind the product.'),
	description: text('The description, in Markdown.', 65_536),
	plan: text('One of the plans of /data/vocabulary.json; the person chooses in the end.'),
	period: text('Slug of the wanted week; the person chooses in the end.'),
	slug: text('Wanted slug; one is suggested when it is left out.'),
});

const preparation = z.looseObject({
	valid: z.boolean(),
	problems: z.array(
		z.looseObject({
			field: z.string(),
			code: z.string(),
			limit: z.number().optional(),
			actual: z.number().optional(),
			message: z.string(),
			fix: z.string(),
		}),
	),
	missing_fields: z.array(z.string()),
	duplicates: z.array(z.looseObject({ slug: z.string(), reason: z.string() })),
	suggested_slug: z.string(),
	review_url: z.string().describe('Where a person reviews, completes and submits the draft.'),
	next_steps: z.array(z.string()),
});

export function registerPrepareLaunch(server: McpServer, site: AgentSite): void {
	server.registerTool(
		'prepare_launch',
		{
			title: 'Prepare a launch',
			description:
				'Checks a draft of a listing and returns a link on which a person completes it. A dry run: it stores, launches, votes for and pays nothing. Call it as often as needed, with what is known so far.',
			inputSchema: draftArguments,
			outputSchema: preparation,
			annotations: { title: 'Prepare a launch', ...annotations },
		},
		async (args) => {
			const { draft, ...report } = checkDraft(args, await vocabularyOf(site), await otherProducts(site));
			const review_url = await reviewUrl(site.baseUrl, draft);
			const data = { ...report, review_url, next_steps: nextSteps(report) };
			return dataResult(data, JSON.stringify(data), []);
		},
	);
}

/** Constants alone: these sentences are guidance, and never hold text of makers. */
function nextSteps({
	valid,
	duplicates,
}: {
	readonly valid: boolean;
	readonly duplicates: readonly unknown[];
}): string[] {
	return [
		...(valid
			? []
			: ['Fix the problems with the maker and call prepare_launch again, or leave them to the review page.']),
		...(duplicates.length > 0
			? ['Ask the maker whether the product is already listed under one of the duplicates.']
			: []),
		'Give the review_url to the person. Nothing was stored or launched.',
		'The person opens it, reviews the listing, chooses the plan and the week, signs in at the forge and submits it there.',
		'An editor then reviews the submission; until its approval it is not public.',
	];
}
