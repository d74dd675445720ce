/**
 * The sliding log as Redis and Valkey keep it: a list of the times of a client's accepted requests, oldest first. One
 * script reads and writes it, so that no two servers count the same place.
 */
import { rateLimit } from '../../contract/limits.ts';
import { truncate } from '../../contract/text.ts';
import type { Decision } from '../ports.ts';
import type { LimiterStore } from './shared-limiter.ts';

const windowMilliseconds = rateLimit.windowSeconds * 1_000;

export interface RedisLogOptions {
	readonly quota?: number;
	/** The secret of `clientNames`. Servers that count together have the same one. */
	readonly secret?: string;
}

/**
 * The clock is the server's own, so that the clocks of its clients need not agree. It may be set back: then the times of a
 * log go back with it, as if none had passed since its last request. Returns 0 for an accepted request, else the
 * milliseconds to wait.
 */
export const script = `local quota, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local ahead = (redis.call('LINDEX', KEYS[1], -1) or 0) - now
if ahead > 0 then
	for index, at in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
		redis.call('LSET', KEYS[1], index - 1, at - ahead)
	end
	redis.call('PEXPIRE', KEYS[1], window)
end
if redis.call('LLEN', KEYS[1]) >= quota then
	local age = now - tonumber(redis.call('LINDEX', KEYS[1], 0))
	if age < window then return window - age end
	redis.call('LPOP', KEYS[1])
end
redis.call('RPUSH', KEYS[1], now)
redis.call('PEXPIRE', KEYS[1], window)
return 0`;

export type ScriptArguments = readonly [key: string, quota: string, windowMilliseconds: string];

/** Makes key and arguments of the script for one request of a client. */
export function scriptArguments({
	quota = rateLimit.quota,
	secret = '',
}: RedisLogOptions): (client: string) => Promise<ScriptArguments> {
	const nameOf = clientNames(secret);
	return async (client) => [`launch-catalog:rate:${await nameOf(client)}`, String(quota), String(windowMilliseconds)];
}

/**
 * @param reply - 0, or the milliseconds after which the oldest request leaves the window.
 * @throws {TypeError} when the script did not return what it should: a client must not wait for longer than a window.
 */
export function decisionOf(reply: unknown): Decision {
	if (typeof reply !== 'number' || !(reply >= 0 && reply <= windowMilliseconds))
		throw new TypeError(`Redis replied ${truncate(String(JSON.stringify(reply)), 100)}.`);
	if (reply === 0) return { accepted: true };
	return { accepted: false, retryAfterSeconds: Math.max(1, Math.ceil(reply / 1_000)) };
}

export interface RedisRestOptions extends RedisLogOptions {
	readonly url: string;
	readonly token: string;
}

/**
 * Redis over HTTP, as Upstash and its compatible proxies speak it: a command as a JSON list, its reply in `result`. It sends
 * the script's text along: its 800 bytes cost less than finding out whether the server still has it.
 */
export function redisRestStore({ url, token, ...log }: RedisRestOptions): LimiterStore {
	const argumentsFor = scriptArguments(log);
	return {
		take: async (client, signal) => {
			const response = await fetch(url, {
				method: 'POST',
				headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
				body: JSON.stringify(['EVAL', script, '1', ...(await argumentsFor(client))]),
				signal,
			});
			const { result, error } = (await response.json()) as { readonly result?: unknown; readonly error?: unknown };
			if (!response.ok || error !== undefined)
				throw new Error(`Redis over HTTP responded with ${response.status}: ${String(error)}`);
			return decisionOf(result);
		},
	};
}

/** How many bytes of a hash are used: enough that clients don't collide, and few enough for a short name. */
const nameBytes = 16;

/**
 * Names clients for a store that others may read: with a keyed hash (HMAC-SHA-256), from which nobody without the secret
 * learns an address. Servers with the same secret give the same names.
 *
 * @param secret - Empty for names that anyone can compute.
 */
export function clientNames(secret: string): (client: string) => Promise<string> {
	const encoder = new TextEncoder();
	// A key must not be empty.
	const material = encoder.encode(`launch-catalog:${secret}`);
	let key: Promise<CryptoKey> | undefined;
	return async (client) => {
		key ??= crypto.subtle.importKey('raw', material, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
		const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await key, encoder.encode(client)), 0, nameBytes);
		const base64 = btoa(String.fromCharCode(...bytes));
		return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
	};
}
