/** The prompt of MCP that leads a maker to a draft. */
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';

const steps = `Help me draft a launch for this catalog. Call prepare_launch with what you know so far: it says what is missing, which values are
allowed, how long texts may be, and which listed products may be duplicates. Ask me about that, one question at a time, and call it again
when there was a problem with my answer. You may suggest a plan and a week. Give me the review_url at the end. I open it myself, choose the plan and the
week, and submit; you cannot do that for me.`;

/** A prompt that leads a maker to a draft. What the maker says is a message of its own, apart from ours. */
export function registerPrompt(server: McpServer): void {
	server.registerPrompt(
		'draft_launch',
		{
			title: 'Draft a launch',
			description: 'Collects what a listing needs and checks it with prepare_launch.',
			argsSchema: z.object({
				product: z.string().max(2_000).optional().describe('What you know about the product so far.'),
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
