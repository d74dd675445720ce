/**
 * Agent2Agent 1.0 and 0.3 over JSON-RPC, stateless: each message gets a message back, and there are no tasks, streams
 * or subscriptions. Messages of 0.3 are converted to the form of 1.0 and back, so both versions have the same limits
 * and responses.
 */

import * as z from 'zod';
import { truncate } from '../../contract/text.ts';
import { a2aEndpoint } from '../../urls/paths.ts';
import { asMembers, isObject, type Members, maximumIdLength, parseJson, respondToPost } from '../check-request.ts';
import { demonstrationOf } from '../operations/operation.ts';
import type { AgentSite } from '../site.ts';
import { answerText } from './answer-text.ts';
import * as errors from './errors.ts';
import { parseMessage, partsOf, prepare } from './message.ts';

type Method = (params: Members, site: AgentSite) => Promise<unknown>;

const sendMessage = async (params: Members, site: AgentSite) => {
	const { text, requests, contextId, outputModes } = parseMessage(params);
	const runs = requests.map(prepare);
	const results = runs.length > 0 ? await Promise.all(runs.map((run) => run(site))) : [await answerText(text, site)];
	return {
		message: {
			messageId: crypto.randomUUID(),
			contextId: contextId ?? crypto.randomUUID(),
			role: 'ROLE_AGENT',
			parts: results.flatMap((result) => partsOf(result, outputModes, site)),
			...(demonstrationOf(site) && { metadata: demonstrationOf(site) }),
		},
	};
};

const getTask: Method = async ({ id }) => {
	if (typeof id === 'string' && id !== '' && id.length <= maximumIdLength) throw errors.taskNotFound(id);
	const description = `must be a task id of at most ${maximumIdLength} characters`;
	throw errors.invalidParameters([{ field: 'id', description }]);
};

const taskStates =
	'UNSPECIFIED SUBMITTED WORKING COMPLETED FAILED CANCELED INPUT_REQUIRED REJECTED AUTH_REQUIRED'.split(' ');

/** `ListTasksRequest` of version 1.0. There are no tasks, so that no page has a token. */
const listParameters = z
	.object({
		contextId: z.string().max(maximumIdLength),
		// The official client writes the last one where no status is given.
		status: z.enum([...taskStates.map((state) => `TASK_STATE_${state}`), 'UNRECOGNIZED']),
		pageSize: z.int().min(1).max(100),
		pageToken: z.literal('', 'no list has another page'),
		historyLength: z.int().min(0),
		statusTimestampAfter: z.iso.datetime({ offset: true }),
		includeArtifacts: z.boolean(),
	})
	.partial();

const listTasks: Method = async (params) => {
	// In ProtoJSON, `null` is a member that is left out.
	const given = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null));
	const { data, error } = listParameters.safeParse(given);
	if (data) return { tasks: [], nextPageToken: '', pageSize: data.pageSize ?? 50, totalSize: 0 };
	throw errors.invalidParameters(
		error.issues.map(({ path, message }) => ({ field: path.join('.'), description: `is invalid: ${message}` })),
	);
};

const reject =
	(error: errors.A2aError): Method =>
	async () => {
		throw error;
	};

const methods: ReadonlyMap<string, Method> = new Map([
	['SendMessage', sendMessage],
	['GetTask', getTask],
	['CancelTask', getTask],
	['ListTasks', listTasks],
	['SendStreamingMessage', reject(errors.unsupported('Streaming'))],
	['SubscribeToTask', reject(errors.unsupported('Streaming'))],
	['GetExtendedAgentCard', reject(errors.unsupported('An extended card'))],
	['CreateTaskPushNotificationConfig', reject(errors.noPushNotifications)],
	['GetTaskPushNotificationConfig', reject(errors.noPushNotifications)],
	['ListTaskPushNotificationConfigs', reject(errors.noPushNotifications)],
	['DeleteTaskPushNotificationConfig', reject(errors.noPushNotifications)],
]);

const sendMessage03: Method = async (params, site) => {
	const { message } = await sendMessage(upgraded(params), site);
	return { kind: 'message', ...message, role: 'agent', parts: message.parts.map(downgradedPart) };
};

/** @throws {A2aError} when there is no message, or one of another role than the user's. */
function upgraded({ message, ...others }: Members): Members {
	if (!isObject(message)) throw errors.invalidParameters([{ field: 'message', description: 'must be an object' }]);
	const { role, parts } = message;
	if (role !== 'user') throw errors.invalidParameters([{ field: 'message.role', description: 'must be user' }]);
	const upgradedParts = Array.isArray(parts) ? parts.map(upgradedPart) : parts;
	return { ...others, message: { ...message, role: 'ROLE_USER', parts: upgradedParts } };
}

/** A part of the kind that it names, or the one that it holds; a file stays as it is, which is refused as in version 1.0. */
function upgradedPart(part: unknown): unknown {
	const { kind, text, data } = asMembers(part);
	if (kind === 'text') return { text };
	if (kind === 'data') return { data };
	return kind === undefined ? part : {};
}

function downgradedPart(part: object): object {
	return 'text' in part
		? { kind: 'text', text: part.text }
		: { kind: 'data', ...('data' in part && { data: part.data }) };
}

const streaming = reject(errors.unsupported('Streaming'));
const pushNotifications = reject(errors.noPushNotifications);

const methodsOf03: ReadonlyMap<string, Method> = new Map([
	['message/send', sendMessage03],
	['message/stream', streaming],
	['tasks/get', getTask],
	['tasks/cancel', getTask],
	['tasks/resubscribe', streaming],
	['tasks/pushNotificationConfig/set', pushNotifications],
	['tasks/pushNotificationConfig/get', pushNotifications],
	['tasks/pushNotificationConfig/list', pushNotifications],
	['tasks/pushNotificationConfig/delete', pushNotifications],
	['agent/getAuthenticatedExtendedCard', reject(errors.noExtendedCard)],
]);

export function handleA2a(request: Request, site: AgentSite): Promise<Response> {
	return respondToPost(request, site, a2aEndpoint, async (body) => {
		const call = parseCall(body);
		const { id } = call;
		try {
			if ('error' in call) throw call.error;
			return Response.json({ jsonrpc: '2.0', id, result: await callMethod(call, versionOf(request), site) });
		} catch (error) {
			if (!(error instanceof errors.A2aError)) site.onError?.(error);
			const { rpc } = error instanceof errors.A2aError ? error : errors.internalError;
			return Response.json({ jsonrpc: '2.0', id, error: rpc });
		}
	});
}

interface Call {
	readonly id: string | number | null;
	readonly method: string;
	readonly params: unknown;
}

/** The JSON-RPC request, or the error about it, with its id where that can be repeated. */
function parseCall(body: string): Call | { readonly id: Call['id']; readonly error: errors.A2aError } {
	const call = parseJson(body);
	if (call === undefined) return { id: null, error: errors.parseError };
	if (!isObject(call)) return { id: null, error: errors.invalidRequest };
	const { jsonrpc, id = null, method, params = {} } = call;
	const isId = typeof id === 'string' ? id.length <= maximumIdLength : id === null || Number.isSafeInteger(id);
	if (!isId) return { id: null, error: errors.invalidRequest };
	const known = id as Call['id'];
	if (jsonrpc !== '2.0' || typeof method !== 'string') return { id: known, error: errors.invalidRequest };
	return { id: known, method, params };
}

const served: ReadonlyMap<string, ReadonlyMap<string, Method>> = new Map([
	['1.0', methods],
	['0.3', methodsOf03],
]);

/** Without the header, or with an empty one, a call uses version 0.3 (A2A 1.0, section on versions). */
function versionOf(request: Request): string {
	return request.headers.get('a2a-version') || new URL(request.url).searchParams.get('A2A-Version') || '0.3';
}

async function callMethod({ method, params }: Call, version: string, site: AgentSite): Promise<unknown> {
	// The number of a patch says nothing about compatibility (A2A 1.0, section on versions).
	const known = served.get(version.split('.', 2).join('.'));
	if (!known) throw errors.versionNotSupported(truncate(version, 20));
	const run = known.get(method);
	if (!run) throw methods.has(method) ? errors.versionMissing(method) : errors.methodNotFound(version);
	if (!isObject(params)) throw errors.invalidParameters([{ field: 'params', description: 'must be an object' }]);
	return run(params, site);
}
