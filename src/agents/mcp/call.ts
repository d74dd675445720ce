import { type Members, maximumIdLength, membersOf, parseJson } from '../json-rpc.ts';

/** A JSON-RPC request as far as it is read before the SDK reads it. */
export interface Call {
	/** The whole body; without members when it is not a JSON object, which is left to the SDK. */
	readonly message: Members;
	readonly params: Members;
}

export function parseCall(body: string): Call {
	const message = membersOf(parseJson(body));
	return { message, params: membersOf(message['params']) };
}

/** The error about the parameters of a request, under its id where that can be repeated. */
export function invalidParameters({ message: { id } }: Call, message: string): Response {
	const known = typeof id === 'number' || (typeof id === 'string' && id.length <= maximumIdLength) ? id : null;
	return Response.json({ jsonrpc: '2.0', id: known, error: { code: -32602, message } });
}
