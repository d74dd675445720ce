/** Parameters that their method cannot take. The SDK calls them an internal error, with a message of JSON. */
import { type StandardSchemaV1, specTypeSchemas } from '@modelcontextprotocol/server';
import { truncate } from '../../contract/truncate.ts';
import { type Call, invalidParameters } from './call.ts';

/** Shapes of the requests that have parameters, the same in both eras. */
const shapes: ReadonlyMap<unknown, StandardSchemaV1> = new Map<unknown, StandardSchemaV1>([
	['initialize', specTypeSchemas.InitializeRequest],
	['prompts/get', specTypeSchemas.GetPromptRequest],
	['prompts/list', specTypeSchemas.ListPromptsRequest],
	['resources/list', specTypeSchemas.ListResourcesRequest],
	['resources/read', specTypeSchemas.ReadResourceRequest],
	['resources/templates/list', specTypeSchemas.ListResourceTemplatesRequest],
	['tools/call', specTypeSchemas.CallToolRequest],
	['tools/list', specTypeSchemas.ListToolsRequest],
]);

/** Of a path, which can hold names that the client made. */
const maximumPathLength = 100;

/**
 * A JSON-RPC error about the first mistake; `undefined` where there is none, or where the SDK finds one before.
 *
 * @param legacy - Whether the request is one of 2025-11-25. Later ones are initialized by nobody and have an envelope.
 */
export async function parameterMistake(call: Call, legacy: boolean): Promise<Response | undefined> {
	const { jsonrpc, id, method, params } = call.message;
	if (!legacy && (method === 'initialize' || call.params['_meta'] === undefined)) return undefined;
	if (jsonrpc !== '2.0' || !(typeof id === 'string' || Number.isSafeInteger(id))) return undefined;
	if (params !== undefined && params !== call.params) return undefined;
	const outcome = await shapes.get(method)?.['~standard'].validate({ method, params });
	const [issue] = outcome?.issues ?? [];
	if (!issue) return undefined;
	const keys = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
	const path = truncate(keys.join('.'), maximumPathLength);
	return invalidParameters(call, `\`${path}\`: ${issue.message}. Send the parameters that \`${method}\` asks for.`);
}
