/** Redis over HTTP, as Upstash and its compatible proxies speak it: a command as a JSON list, its reply in `result`. */
import { decisionOf, type RedisLogOptions, script, scriptArguments } from './redis-log.ts';
import type { LimiterStore } from './shared-limiter.ts';

export interface RedisRestOptions extends RedisLogOptions {
	readonly url: string;
	readonly token: string;
}

/** Sends the script's text along: its 700 bytes cost less than finding out whether the server still has it. */
export function redisRestStore({ url, token, ...log }: RedisRestOptions): LimiterStore {
	const argumentsFor = scriptArguments(log);
	return {
		async take(client, signal) {
			const response = await fetch(url, {
				method: 'POST',
				headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
				body: JSON.stringify(['EVAL', script, '1', ...(await argumentsFor(client))]),
				signal,
			});
			const { result, error } = (await response.json()) as { readonly result?: unknown; readonly error?: unknown };
			if (!response.ok || error !== undefined)
				throw new Error(`Redis over HTTP responded with ${response.status}: ${String(error)}`);
			return decisionOf(result, log);
		},
	};
}
