/** A JSON-RPC request as far as it is read before the SDK reads it. */

type Members = Readonly<Record<string, unknown>>;

export interface Call {
	/** The whole body; no members when it is no JSON object, which is left to the SDK. */
	readonly message: Members;
	readonly params: Members;
}

/** Of ids, which are given back. */
const maximumIdLength = 200;

export function readCall(body: string): Call {
	const message = membersOf(parsed(body));
	return { message, params: membersOf(message['params']) };
}

/** The error about what a request asks for, under its id where that can be given back. */
export function invalidParameters({ message: { id } }: Call, message: string): Response {
	const known = typeof id === 'number' || (typeof id === 'string' && id.length <= maximumIdLength) ? id : null;
	return Response.json({ jsonrpc: '2.0', id: known, error: { code: -32602, message } });
}

function parsed(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}

const membersOf = (value: unknown): Members =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
