/** URL elicitation: the client shows the address of the page to the person and asks whether it may open it. */
import {
	CLIENT_CAPABILITIES_META_KEY,
	type ClientCapabilities,
	type InputRequiredResult,
	inputRequired,
	inputResponse,
	type ServerContext,
} from '@modelcontextprotocol/server';
import type { Preparation } from '../operations/preparation.ts';

interface Envelope {
	readonly [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities;
}

const message =
	'Open the launch page to look the listing over, to choose the plan and the week, and to submit it at the forge.';

/**
 * Asks a client that can to open the page, once for each call, when nothing is left to be talked over. Clients of the
 * revision of 2025 are not asked: without sessions nobody could bring their answer back.
 *
 * @returns `undefined` when there is nothing to ask.
 */
export function offerPage(
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

/** What the client says has come of it. It knows of the page at most, never of what was submitted. */
export function pageOffered({ mcpReq: { inputResponses } }: ServerContext): string[] {
	if (inputResponses === undefined) return [];
	const response = inputResponse(inputResponses, 'review');
	const action = response.kind === 'elicit' ? response.action : 'cancel';
	return [outcomes[action]];
}

const outcomes = {
	accept: 'The client says that the person agreed to open the page. Whether anything was submitted is not known here.',
	decline: 'The client says that the person did not want the page opened. Ask what to change.',
	cancel: 'The page was not opened.',
} as const;
