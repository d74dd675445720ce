/** The dry run of a launch: checks a draft and hands it to a person. Nothing is stored, launched, voted for or paid. */
import type { CallToolResult, InputRequiredResult, McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { otherProducts } from '../search.ts';
import type { AgentSite } from '../site.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { hideFaults } from './hide-errors.ts';
import { offerPage, pageOffered } from './launch/offer-page.ts';
import { prepareLaunch } from './launch/preparation.ts';
import { preparationText } from './launch/preparation-text.ts';
import { publishedInput } from './publish-schema.ts';
import { annotations, dataResult } from './tools.ts';

/** More than the rules of the catalog allow: the result reports what is too long for them, with their limit. */
const maximumTextLength = 500;

const text = (maximum = maximumTextLength) => z.string().max(maximum).optional();

/** Every field may be left out, and the result says what is wrong or missing, and which values there are. */
const draftArguments = z.looseObject({
	name: text(),
	tagline: text(),
	website_url: text(4_000),
	categories: z.array(z.string().max(maximumTextLength)).max(50).optional(),
	pricing_model: text(),
	price_label: text(),
	maker: text(),
	description: text(65_536).describe('Markdown'),
	plan: text(),
	period: text(),
	slug: text(),
});

/** Converted to JSON Schema once: a server is made for each request. */
const inputSchema = publishedInput(draftArguments);

/** The members are named by the text: in a list of tools each of them costs every client tokens. */
const preparation = z.looseObject({});

export function registerPrepareLaunch(server: McpServer, site: AgentSite) {
	return server.registerTool(
		'prepare_launch',
		{
			title: 'Prepare a launch',
			description:
				'Says what a draft of a listing lacks, with the values, plans and weeks there are, and returns a link on which a person completes it. Stores nothing. Call it again after each answer.',
			inputSchema,
			outputSchema: preparation,
			annotations: { title: 'Prepare a launch', ...annotations },
		},
		(args, context) =>
			hideFaults<InputRequiredResult | CallToolResult>(site, async () => {
				const found = await prepareLaunch(args, await vocabularyOf(site), await otherProducts(site), site.baseUrl);
				const offer = offerPage(found, context);
				if (offer) return offer;
				const data = { ...found, next_steps: [...pageOffered(context), ...found.next_steps] };
				return dataResult({ ...data }, preparationText(data), []);
			}),
	);
}
