/** What the SDK does not bound: names and addresses, which its errors repeat at up to three times their length. */

const maximumNameLength = 200;
const maximumUriLength = 2_000;

/** A JSON-RPC error about a request whose `params.name` or `params.uri` is too long; `undefined` for any other body. */
export function outOfBounds(body: string): Response | undefined {
	if (body.length <= maximumNameLength) return undefined;
	const { id, params } = membersOf(parsed(body));
	const { name, uri } = membersOf(params);
	const message = isLonger(uri, maximumUriLength)
		? `Resource not found: write a URI of at most ${maximumUriLength} characters.`
		: isLonger(name, maximumNameLength)
			? `Nothing has this name: write one of at most ${maximumNameLength} characters.`
			: undefined;
	return message === undefined
		? undefined
		: Response.json({ jsonrpc: '2.0', id: idOf(id), error: { code: -32602, message } });
}

const isLonger = (value: unknown, maximum: number): boolean => typeof value === 'string' && value.length > maximum;

const idOf = (id: unknown): string | number | null =>
	typeof id === 'number' || (typeof id === 'string' && id.length <= maximumNameLength) ? id : null;

/** What is no JSON is left to the SDK. */
function parsed(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
