/** The rate limit of this process: its own memory, or a store that it shares with other servers. */
import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { ServeSettings } from '../../config/serve-settings.ts';
import type { Limiter } from '../../http/ports.ts';
import {
	decisionOf,
	type RedisLogOptions,
	redisRestStore,
	type ScriptArguments,
	script,
	scriptArguments,
} from '../../http/rate-limit/redis-log.ts';
import { type LimiterStore, SharedLimiter } from '../../http/rate-limit/shared-limiter.ts';
import { SlidingLog } from '../../http/rate-limit/sliding-log.ts';
import { log } from './log.ts';

export interface ProcessLimiter {
	readonly limiter: Limiter;
	/** Whether the store replies; `undefined` without a store. */
	readonly isConnected: (() => Promise<boolean>) | undefined;
	/** Closes the connection, so that the process can end. */
	close(): void;
}

type StoreSettings = Pick<ServeSettings, 'REDIS_URL' | 'REDIS_REST_URL' | 'REDIS_REST_TOKEN' | 'RATE_LIMIT_SECRET'>;

export const memoryLimiter = () => new SlidingLog({ onOverflow: (message) => log('limiter_overflow', { message }) });

export async function processLimiter(settings: StoreSettings): Promise<ProcessLimiter> {
	const { REDIS_URL, REDIS_REST_URL, REDIS_REST_TOKEN = '', RATE_LIMIT_SECRET } = settings;
	if (REDIS_URL) {
		const store = await connectRedis(REDIS_URL, { secret: RATE_LIMIT_SECRET ?? passwordOf(REDIS_URL) });
		return connected(shared(store), () => store.close());
	}
	const secret = RATE_LIMIT_SECRET ?? REDIS_REST_TOKEN;
	if (REDIS_REST_URL)
		return connected(shared(redisRestStore({ url: REDIS_REST_URL, token: REDIS_REST_TOKEN, secret })));
	return { limiter: memoryLimiter(), isConnected: undefined, close: () => {} };
}

/** Tries the store, so that the log says at the start that it is away or refuses its password. */
async function connected(limiter: SharedLimiter, close = () => {}): Promise<ProcessLimiter> {
	const isConnected = () => limiter.isConnected();
	await isConnected();
	return { limiter, isConnected, close };
}

/** The password of the store: the same for all its servers, even if they write its address differently. */
const passwordOf = (url: string): string => URL.parse(url)?.password ?? '';

function shared(store: LimiterStore): SharedLimiter {
	return new SharedLimiter({
		store,
		memory: memoryLimiter(),
		clock: () => performance.now(),
		onAway: (error) =>
			log('limiter_store_away', { message: `Each server counts requests on its own. ${String(error)}` }),
		onBack: () => log('limiter_store_back', { message: 'The servers share one count again.' }),
	});
}

interface WithScript {
	slidingLog(...args: ScriptArguments): Promise<unknown>;
}

/** How long a server waits for the store at its start. */
const connectTimeout = 1_000;

/**
 * How long a connection may leave commands without a reply. The system notices one that went silent, without a reset, only
 * after many minutes. Meanwhile commands would gather, and all run when the other end wakes up.
 */
const silenceMilliseconds = 5_000;

/**
 * Connects, and reconnects whenever the connection is lost.
 *
 * @param url - `redis://` or `rediss://`, with user, password and database as they are needed.
 * @param socketTimeout - A connection that leaves a command without a reply for so many milliseconds is given up.
 */
export async function connectRedis(
	url: string,
	log: RedisLogOptions = {},
	socketTimeout = silenceMilliseconds,
): Promise<LimiterStore & { close(): void }> {
	const redis = new Redis(url, {
		connectTimeout: 2_000,
		socketTimeout,
		// A command fails at once without a connection, and is never sent again: it would count a request twice.
		enableOfflineQueue: false,
		maxRetriesPerRequest: 0,
		autoResendUnfulfilledCommands: false,
		retryStrategy: (attempts) => Math.min(50 * attempts, 500),
	});
	// Called for every failed connection. Requests report the outage once, with its cause.
	let reason: unknown;
	redis.on('error', (error: unknown) => {
		// A name with several addresses.
		reason = error instanceof AggregateError ? error.errors[0] : error;
	});
	redis.on('ready', () => {
		reason = undefined;
	});
	redis.defineCommand('slidingLog', { numberOfKeys: 1, lua: script });
	// If the store is away, the server starts without it.
	await once(redis, 'ready', { signal: AbortSignal.timeout(connectTimeout) }).catch(() => {});
	const commands = redis as Redis & WithScript;
	const argumentsFor = scriptArguments(log);
	return {
		take: async (client) => {
			const args = await argumentsFor(client);
			if (reason !== undefined && redis.status !== 'ready') throw reason;
			return decisionOf(await commands.slidingLog(...args));
		},
		close: () => redis.disconnect(),
	};
}
