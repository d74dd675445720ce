/** What both protocols read of JSON-RPC 2.0 (jsonrpc.org/specification). */

export type Members = Readonly<Record<string, unknown>>;

/** UTF-16 code units of an id, which responses repeat. */
export const maximumIdLength = 200;

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is Members =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a JSON object; none of any other value. */
export const membersOf = (value: unknown): Members => (isObject(value) ? value : {});

/** @returns `undefined` for a text that is not JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
