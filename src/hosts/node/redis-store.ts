/** Redis or Valkey over TCP. */
import { once } from 'node:events';
import { Redis } from 'ioredis';
import {
	decisionOf,
	type RedisLogOptions,
	type RedisStore,
	type ScriptArguments,
	script,
	scriptArguments,
} from '../../http/rate-limit/redis-log.ts';

interface WithScript {
	slidingLog(...args: ScriptArguments): Promise<unknown>;
}

/** How long a server that starts waits for the store before it starts without. */
const connectTimeout = 1_000;

/**
 * How long a connection may leave commands without a reply. The system notices one that went silent, without a reset, only
 * after many minutes, in which commands would gather and all be run when its other end wakes up.
 */
const silenceMilliseconds = 5_000;

/**
 * Connects, and connects again whenever the connection is lost.
 *
 * @param url - `redis://` or `rediss://`, with user, password and database as they are needed.
 * @param socketTimeout - Milliseconds after which a connection is given up that leaves a command without a reply.
 */
export async function connectRedis(
	url: string,
	log: RedisLogOptions = {},
	socketTimeout = silenceMilliseconds,
): Promise<RedisStore & { close(): void }> {
	const redis = new Redis(url, {
		connectTimeout: 2_000,
		socketTimeout,
		// A command fails at once without a connection, and is never sent again: it would count a request twice.
		enableOfflineQueue: false,
		maxRetriesPerRequest: 0,
		autoResendUnfulfilledCommands: false,
		retryStrategy: (attempts) => Math.min(50 * attempts, 500),
	});
	// Every failed connection; requests report the outage, once, with its cause.
	let reason: unknown;
	redis.on('error', (error: unknown) => {
		// A name with several addresses.
		reason = error instanceof AggregateError ? error.errors[0] : error;
	});
	redis.on('ready', () => {
		reason = undefined;
	});
	redis.defineCommand('slidingLog', { numberOfKeys: 1, lua: script });
	// A server starts without a store that is away; its first request reports it.
	await once(redis, 'ready', { signal: AbortSignal.timeout(connectTimeout) }).catch(() => {});
	const commands = redis as Redis & WithScript;
	const argumentsFor = scriptArguments(log);
	return {
		take: async (client) => {
			const args = await argumentsFor(client);
			if (reason !== undefined && redis.status !== 'ready') throw reason;
			return decisionOf(await commands.slidingLog(...args), log);
		},
		info: () => redis.info('memory'),
		close: () => redis.disconnect(),
	};
}
