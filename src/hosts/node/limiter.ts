/** The rate limit of this process: its own memory, or a store that it shares with other servers. */

import type { ServeSettings } from '../../config/serve-settings.ts';
import type { Limiter } from '../../http/ports.ts';
import type { RedisStore } from '../../http/rate-limit/redis-log.ts';
import { redisRestStore } from '../../http/rate-limit/redis-rest-store.ts';
import { type LimiterMemory, SharedLimiter } from '../../http/rate-limit/shared-limiter.ts';
import { log } from './log.ts';
import { connectRedis } from './redis-store.ts';

export type { LimiterMemory };

export interface ProcessLimiter {
	readonly limiter: Limiter;
	/** Lets the process end. */
	close(): void;
}

type StoreSettings = Pick<ServeSettings, 'REDIS_URL' | 'REDIS_REST_URL' | 'REDIS_REST_TOKEN' | 'RATE_LIMIT_SECRET'>;

/** @param memory - What this process has accepted; its threads share it. */
export async function processLimiter(settings: StoreSettings, memory: LimiterMemory): Promise<ProcessLimiter> {
	const { REDIS_URL, REDIS_REST_URL, REDIS_REST_TOKEN = '', RATE_LIMIT_SECRET } = settings;
	if (REDIS_URL) {
		const store = await connectRedis(REDIS_URL, { secret: RATE_LIMIT_SECRET ?? passwordOf(REDIS_URL) });
		return { limiter: shared(store, memory), close: () => store.close() };
	}
	const secret = RATE_LIMIT_SECRET ?? REDIS_REST_TOKEN;
	const limiter = REDIS_REST_URL
		? shared(redisRestStore({ url: REDIS_REST_URL, token: REDIS_REST_TOKEN, secret }), memory)
		: memory;
	return { limiter, close: () => {} };
}

/** What servers with one store know alike, however they write its address. */
const passwordOf = (url: string): string => URL.parse(url)?.password ?? '';

function shared(store: RedisStore, memory: LimiterMemory): Limiter {
	void reportEviction(store);
	return new SharedLimiter({
		store,
		memory,
		clock: () => performance.now(),
		onAway: (error) => log('limiter_store_away', { message: `Each server counts by itself. ${String(error)}` }),
		onBack: () => log('limiter_store_back', { message: 'The servers count together again.' }),
	});
}

/** A store that does not reply is left alone: it may be away, or refuse `INFO` to its users. */
async function reportEviction(store: RedisStore): Promise<void> {
	const [, policy = 'noeviction'] = /^maxmemory_policy:(\S+)/m.exec(String(await store.info().catch(() => ''))) ?? [];
	if (policy === 'noeviction') return;
	const message = `Redis may forget requests: its maxmemory-policy is \`${policy}\`. Set it to \`noeviction\`.`;
	log('limiter_store_evicts', { message });
}
