/**
 * The tool `prepare_launch`, and a prompt that leads to it. Clients that support URL elicitation are asked to show the launch page to the person and
 * to open it if the person agrees.
 */
import {
	type CallToolResult,
	CLIENT_CAPABILITIES_META_KEY,
	type ClientCapabilities,
	type InputRequiredResult,
	inputRequired,
	inputResponse,
	type McpServer,
	type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { type Preparation, preparationText } from '../operations/preparation.ts';
import { prepareFor, prepareLaunch } from '../operations/prepare-launch.ts';
import type { AgentSite } from '../site.ts';
import { hideFaults } from './errors.ts';
import { dataResult } from './tools.ts';

const { name, description, input } = prepareLaunch;

/** Adds both. The tool offers to open the page where the client can, beside what the operation says. */
export function registerPrepareLaunch(server: McpServer, site: AgentSite): void {
	server.registerTool(name, { description, inputSchema: input }, (args, context) =>
		hideFaults<InputRequiredResult | CallToolResult>(site, async () => {
			const found = await prepareFor(args, site);
			const offer = offerPage(found, context);
			if (offer) return offer;
			const data = { ...found, next_steps: [...pageOffered(context), ...found.next_steps] };
			return dataResult({ ...data }, preparationText(data), []);
		}),
	);
	registerPrompt(server);
}

interface Envelope {
	readonly [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities;
}

const message = 'Open the launch page to review the listing, choose the plan and the week, and submit it.';

/**
 * Asks a client that can to open the page, once for each call, when no question is open. Clients of the
 * revision of 2025 are not asked: without sessions, their reply would not reach this call.
 *
 * @returns `undefined` when there is nothing to ask.
 */
function offerPage(
	{ valid, duplicates, review_url }: Preparation,
	{ mcpReq }: ServerContext,
): InputRequiredResult | undefined {
	const { envelope, inputResponses, droppedInputResponseKeys = [] } = mcpReq;
	// The type of the envelope names no member; the SDK has checked this one.
	const capabilities = (envelope as Envelope | undefined)?.[CLIENT_CAPABILITIES_META_KEY];
	if (!valid || duplicates.length > 0 || !capabilities?.elicitation?.url) return undefined;
	if (inputResponses !== undefined || droppedInputResponseKeys.length > 0) return undefined;
	return inputRequired({ inputRequests: { review: inputRequired.elicitUrl({ message, url: review_url }) } });
}

/** The answer of the client to the offer. It knows whether the page was opened, never whether something was submitted. */
function pageOffered({ mcpReq: { inputResponses } }: ServerContext): string[] {
	if (inputResponses === undefined) return [];
	const response = inputResponse(inputResponses, 'review');
	const action = response.kind === 'elicit' ? response.action : 'cancel';
	return [outcomes[action]];
}

const outcomes = {
	accept: 'The client says that the person agreed to open the page. Whether anything was submitted is unknown.',
	decline: 'The client says that the person did not want the page opened. Ask what to change.',
	cancel: 'The page was not opened.',
} as const;

const steps = `Help me draft a launch for this catalog. Call prepare_launch with what you know so far: it says what is missing, which values are
allowed, how long texts may be, and which listed products may be duplicates. Ask me about that, one question at a time, and call it again
when there was a problem with my answer. You may suggest a plan and a week. Give me the review_url at the end. I open it myself, choose the plan and the
week, and submit; you cannot do that for me.`;

/** A prompt that leads a maker to a draft. What the maker says is a message of its own, apart from ours. */
function registerPrompt(server: McpServer): void {
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
