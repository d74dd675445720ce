/**
 * Checks of parameters that the SDK does not make: it repeats names and addresses of any length in its errors, calls
 * parameters of another shape an internal error, with a message of JSON, and finds members of all objects by their names.
 */
import { type StandardSchemaV1, specTypeSchemas } from '@modelcontextprotocol/server';
import { truncate } from '../../contract/text.ts';
import { asMembers, errorResponse, type Members, maximumIdLength, parseJson } from '../check-request.ts';

const maximumNameLength = 200;
const maximumUriLength = 2_000;
/** Characters of the path in an error, which can hold names from the client. */
const maximumPathLength = 100;

/** Shapes of the requests that have parameters, the same in both revisions. */
const shapes: ReadonlyMap<unknown, StandardSchemaV1> = new Map<unknown, StandardSchemaV1>([
	['completion/complete', specTypeSchemas.CompleteRequest],
	['initialize', specTypeSchemas.InitializeRequest],
	['prompts/get', specTypeSchemas.GetPromptRequest],
	['prompts/list', specTypeSchemas.ListPromptsRequest],
	['resources/list', specTypeSchemas.ListResourcesRequest],
	['resources/read', specTypeSchemas.ReadResourceRequest],
	['resources/templates/list', specTypeSchemas.ListResourceTemplatesRequest],
	['tools/call', specTypeSchemas.CallToolRequest],
	['tools/list', specTypeSchemas.ListToolsRequest],
]);

/**
 * A JSON-RPC error about the first invalid parameter; `undefined` where there is none, or where the SDK has an error of
 * its own before.
 *
 * @param legacy - Whether the request is one of a version before 2026-07-28. Later ones have an envelope and no `initialize`.
 */
export async function checkParameters(call: Call, legacy: boolean): Promise<Response | undefined> {
	if (isLonger(call.message['id'], maximumIdLength)) {
		return errorResponse(400, -32600, `Use an \`id\` of at most ${maximumIdLength} characters.`);
	}
	// A completion names its prompt or template in `ref`.
	const { name, uri } = { ...asMembers(call.params['ref']), ...call.params };
	if (isLonger(uri, maximumUriLength)) {
		return invalidParameters(call, `Resource not found: use a URI of at most ${maximumUriLength} characters.`);
	}
	if (isLonger(name, maximumNameLength)) {
		return invalidParameters(call, `Nothing has this name: use one of at most ${maximumNameLength} characters.`);
	}
	if ([name, asMembers(call.params['argument'])['name']].some(isInherited)) {
		return invalidParameters(call, 'Nothing has this name.');
	}
	const { jsonrpc, id, method, params } = call.message;
	if (!legacy && (method === 'initialize' || call.params['_meta'] === undefined)) return undefined;
	if (jsonrpc !== '2.0' || !(typeof id === 'string' || Number.isSafeInteger(id))) return undefined;
	if (params !== undefined && params !== call.params) return undefined;
	const outcome = await shapes.get(method)?.['~standard'].validate({ method, params });
	const [issue] = outcome?.issues ?? [];
	if (!issue) return undefined;
	const keys = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
	const path = truncate(keys.join('.'), maximumPathLength);
	return invalidParameters(call, `\`${path}\`: ${issue.message}. Send the parameters that \`${method}\` needs.`);
}

const isLonger = (value: unknown, maximum: number): boolean => typeof value === 'string' && value.length > maximum;

const isInherited = (name: unknown): boolean => typeof name === 'string' && name in Object.prototype;

/** The parts of a JSON-RPC request that are checked before the SDK gets it. */
export interface Call {
	/** The whole body; without members when it is not a JSON object, which is left to the SDK. */
	readonly message: Members;
	readonly params: Members;
}

export function parseCall(body: string): Call {
	const message = asMembers(parseJson(body));
	return { message, params: asMembers(message['params']) };
}

/** The limit of members and entries in a message, at all depths: the SDK checks each of them, several times. */
const maximumElements = 1_000;

export function checkSize({ message }: Call): Response | undefined {
	const values: unknown[] = [message];
	for (const value of values) {
		if (typeof value === 'object' && value !== null) values.push(...Object.values(value));
		if (values.length > maximumElements) {
			return errorResponse(400, -32600, `Send at most ${maximumElements} members and entries in a message.`);
		}
	}
	return undefined;
}

/** The error about the parameters of a request, under its id where that can be repeated. */
function invalidParameters({ message: { id } }: Call, message: string): Response {
	const known = typeof id === 'number' || typeof id === 'string' ? id : null;
	return Response.json({ jsonrpc: '2.0', id: known, error: { code: -32602, message } });
}
