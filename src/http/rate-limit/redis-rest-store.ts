/** Redis over HTTP, as Upstash and its compatible proxies speak it: a command as a JSON list, its reply in `result`. */
import { decisionOf, type RedisLogOptions, type RedisStore, script, scriptArguments } from './redis-log.ts';

export interface RedisRestOptions extends RedisLogOptions {
	readonly url: string;
	readonly token: string;
}

/** Sends the script's text along: its 800 bytes cost less than finding out whether the server still has it. */
export function redisRestStore({ url, token, ...log }: RedisRestOptions): RedisStore {
	const argumentsFor = scriptArguments(log);
	const send = async (command: readonly string[], signal: AbortSignal): Promise<unknown> => {
		const response = await fetch(url, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
			body: JSON.stringify(command),
			signal,
		});
		const { result, error } = (await response.json()) as { readonly result?: unknown; readonly error?: unknown };
		if (!response.ok || error !== undefined)
			throw new Error(`Redis over HTTP responded with ${response.status}: ${String(error)}`);
		return result;
	};
	return {
		take: async (client, signal) =>
			decisionOf(await send(['EVAL', script, '1', ...(await argumentsFor(client))], signal), log),
		info: () => send(['INFO', 'memory'], AbortSignal.timeout(5_000)),
	};
}
