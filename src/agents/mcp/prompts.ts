import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';

const steps = `Help me to draft a launch for this catalog. Ask me, one question at a time, for what is missing: the product's name, one line
about it, its website, its categories, its pricing, who makes it, and a description in Markdown. Then call prepare_launch, fix with me what it
reports, and give me the review_url at the end. I open it myself, choose the plan and the week, and submit; you cannot do that for me.`;

/** A prompt that leads a maker to a draft. What the maker says is a message of its own, apart from ours. */
export function registerPrompts(server: McpServer): void {
	server.registerPrompt(
		'draft_launch',
		{
			title: 'Draft a launch',
			description: 'Collects what a listing needs and checks it with prepare_launch.',
			argsSchema: z.object({
				product: z.string().max(2_000).optional().describe('What you know of the product so far.'),
			}),
		},
		({ product }) => ({
			messages: [steps.replaceAll('\n', ' '), ...(product ? [`What I know so far: ${product}`] : [])].map((text) => ({
				role: 'user' as const,
				content: { type: 'text' as const, text },
			})),
		}),
	);
}
