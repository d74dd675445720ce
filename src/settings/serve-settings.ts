import { z } from 'zod';
import { type Environment, readSettings, wholeNumber } from './read-settings.ts';

const addressRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const schema = z.object({
	PORT: wholeNumber(0, 65_535).default(4321),
	HOST: z.string().default('127.0.0.1'),
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
	/** Upper bound for file bodies and their compressed variants kept in memory. */
	ASSET_MEMORY_MB: wholeNumber(1, 65_536).default(256),
});

/** Where a browser on this machine finds the server. */
export const localUrl = (port: number): string => `http://localhost:${port}`;

export type ServeSettings = z.output<typeof schema>;

/** @throws {SettingsError} when a variable has a value that cannot be used. */
export const readServeSettings = (environment: Environment): ServeSettings => readSettings(schema, environment);
