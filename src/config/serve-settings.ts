/** Settings of the Node server. */
import { z } from 'zod';
import { UserError } from '../user-error.ts';
import { checkRestStore, restStore } from './rest-store.ts';
import { type Environment, readSettings, secret, wholeNumber } from './settings.ts';

const addressRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const schema = z.object({
	PORT: wholeNumber(0, 65_535).default(4321),
	HOST: z.string().default('127.0.0.1'),
	/** Where Prometheus reads numbers of this process; nowhere without a port. */
	METRICS_PORT: wholeNumber(0, 65_535).optional(),
	METRICS_HOST: z.string().default('127.0.0.1'),
	/** Folder that `npm run build` made. */
	OUT_DIR: z.string().default('dist'),
	/** How many proxies in front of the server append to `X-Forwarded-For`. */
	TRUSTED_PROXIES: wholeNumber(0, 16).default(0),
	/** Clients that the rate limit does not count, as addresses or CIDR ranges separated by commas. */
	RATE_LIMIT_EXEMPT: z
		.string()
		.default('')
		.transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
		.refine(
			(list) => list.every((entry) => addressRange.safeParse(entry).success),
			'write addresses or CIDR ranges such as `192.0.2.0/24`, separated by commas.',
		),
	/** Redis or Valkey that shares the rate limit between servers. */
	REDIS_URL: secret(z.string().refine(isRedisUrl, 'write an address such as `redis://127.0.0.1:6379`.').optional()),
	...restStore,
	/** The key that hides clients' addresses in the store; by default the store's password or token. */
	RATE_LIMIT_SECRET: secret(z.string().optional()),
	/** Open connections at one time: all of them, and those of one client. */
	MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(8_192),
	MAX_CONNECTIONS_PER_CLIENT: wholeNumber(1, 1_000_000).default(128),
	/** Upper bound for file bodies and their compressed variants kept in memory. */
	ASSET_MEMORY_MB: wholeNumber(1, 65_536).default(256),
});

/** Where a browser on this machine finds the server. */
export const localUrl = (port: number): string => `http://localhost:${port}`;

export type ServeSettings = z.output<typeof schema>;

export const serveSettingNames: readonly string[] = Object.keys(schema.shape);

/** @throws {UserError} when a variable has a value that cannot be used, or lacks the one that it goes with. */
export function readServeSettings(environment: Environment): ServeSettings {
	const settings = readSettings(schema, environment);
	const { REDIS_URL, REDIS_REST_URL } = settings;
	if (REDIS_URL && REDIS_REST_URL) {
		throw new UserError(
			'Cannot use both `REDIS_URL` and `REDIS_REST_URL`: the rate limit uses one store. Unset one of them.',
		);
	}
	checkRestStore(settings);
	return settings;
}

function isRedisUrl(text: string): boolean {
	const url = URL.parse(text);
	return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '' && isDecodable(url);
}

/** Whether the Redis client can read user and password, which are percent-encoded. */
function isDecodable({ username, password }: URL): boolean {
	try {
		decodeURIComponent(username + password);
		return true;
	} catch {
		return false;
	}
}

/** Explains why a server cannot listen by the setting at fault; returns other errors as they are. @param prefix - Of the settings. */
export function listenError(error: unknown, { PORT, HOST }: { PORT: number; HOST: string }, prefix = ''): unknown {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	if (code === 'EADDRINUSE') {
		return new UserError(
			`Cannot use \`${prefix}PORT=${PORT}\`: another program listens there. Set \`${prefix}PORT\` to a free one.`,
		);
	}
	if (code === 'EACCES')
		return new UserError(`Cannot use \`${prefix}PORT=${PORT}\`: it needs more rights. Use one above 1023.`);
	if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN' || code === 'EINVAL') {
		return new UserError(`Cannot use \`${prefix}HOST=${HOST}\`: this machine has no such address.`);
	}
	return error;
}
