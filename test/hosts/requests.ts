/** Requests to a host under test, and headers that its answers share. */

/** A host under test. */
export interface Host {
	/** Sends a request as one client; the path is sent as it is. */
	send(
		path: string,
		init?: { method?: string; headers?: Record<string, string>; body?: string; client?: string },
	): Promise<Response>;
	stop(): Promise<unknown>;
}

export type Requests = ReturnType<typeof requestsTo>;

/** @param host - Called for each request. */
export function requestsTo(host: () => Host) {
	const send: Host['send'] = (path, init) => host().send(path, init);
	/** Sends a GET and returns status, headers and text together. */
	const get = async (path: string, headers: Record<string, string> = {}) => {
		const response = await send(path, { headers });
		return { status: response.status, headers: response.headers, text: await response.text() };
	};
	const getJson = async (path: string, headers?: Record<string, string>) => {
		const { status, headers: sent, text } = await get(path, headers);
		return { status, headers: sent, body: JSON.parse(text) };
	};
	return { send, get, getJson };
}

export const policy = '"api";q=120;w=60';
export const json = 'application/json; charset=utf-8';
export const exposed = 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After';
