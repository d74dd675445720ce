/** What the SDK does not bound: names and addresses, which its errors repeat at up to three times their length. */
import { type Call, invalidParameters } from './call.ts';

const maximumNameLength = 200;
const maximumUriLength = 2_000;

/** A JSON-RPC error about a request whose `params.name` or `params.uri` is too long; `undefined` for any other. */
export function outOfBounds(call: Call): Response | undefined {
	const { name, uri } = call.params;
	if (isLonger(uri, maximumUriLength)) {
		return invalidParameters(call, `Resource not found: write a URI of at most ${maximumUriLength} characters.`);
	}
	if (!isLonger(name, maximumNameLength)) return undefined;
	return invalidParameters(call, `Nothing has this name: write one of at most ${maximumNameLength} characters.`);
}

const isLonger = (value: unknown, maximum: number): boolean => typeof value === 'string' && value.length > maximum;
