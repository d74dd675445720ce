/** Settings of builds, and of servers that rebuild. */
import { z } from 'zod';
import { checkRestStore, restStore } from './rest-store.ts';
import { baseUrl, type Environment, readSettings } from './settings.ts';

const calendarDate = z.iso.date('write a calendar date such as `2026-11-20`.');

const schema = z.object({
	/** Folder of the catalog's files, relative to the working folder. */
	CONTENT_DIR: z.string().default('content'),
	/** Where the finished site appears. */
	OUT_DIR: z.string().default('dist'),
	/** Base of every absolute URL; without it, the one of `site.yaml`. */
	SITE_URL: baseUrl.optional(),
	/** The build date in UTC; without it, today. */
	CATALOG_DATE: calendarDate.optional().transform((date) => date ?? new Date().toISOString().slice(0, 10)),
	/** The instant of the build in `/status.json` (reproducible-builds.org), in seconds since 1970; without it, now. */
	SOURCE_DATE_EPOCH: z
		.string()
		.refine(isEpoch, 'write whole seconds since 1970 in UTC, such as `1795167000`.')
		.transform(Number)
		.optional(),
	/** What the build makes beside pages, API and documents: cards for shared links and badges, or nothing. */
	EXTRAS: z.enum(['images', 'none'], 'write `images` or `none`.').default('images'),
	/** Netlify sets it to `true` during its builds; the output is then a plain folder instead of a symlink. */
	NETLIFY: z.string().optional(),
	/** Whether edge functions run on Netlify, and whether its cache holds the responses of the API. */
	EDGE: z.enum(['on', 'cached'], 'write `on` or `cached`.').default('on'),
	...restStore,
});

export type BuildSettings = z.output<typeof schema>;

/**
 * Who counts requests: the Node server, in its memory or in a store; all isolates of Netlify's edge together; each isolate for
 * itself; nobody.
 */
type RateLimitKind = 'server' | 'shared' | 'isolate' | 'none';

export function rateLimitKind({ NETLIFY, EDGE, REDIS_REST_URL }: BuildSettings): RateLimitKind {
	if (NETLIFY !== 'true') return 'server';
	if (EDGE === 'cached') return 'none';
	return REDIS_REST_URL ? 'shared' : 'isolate';
}

/** Names of the variables, except the one that a host sets. */
export const buildSettingNames: readonly string[] = Object.keys(schema.shape).filter((name) => name !== 'NETLIFY');

/** @throws {UserError} when a variable has a value that cannot be used. */
export function readBuildSettings(environment: Environment): BuildSettings {
	const settings = readSettings(schema, environment);
	checkRestStore(settings);
	return settings;
}

/** Up to the end of the year 9999, after which years need more than four digits. */
function isEpoch(text: string): boolean {
	return /^\d{1,12}$/.test(text) && Number(text) < 253_402_300_800;
}

/** When a serving machine rebuilds by itself: also for changed content, only when the date requires it, or never. */
const rebuildModes = ['on', 'week', 'off'] as const;

export type RebuildMode = (typeof rebuildModes)[number];

const rebuildSchema = z.object({
	CONTENT_DIR: z.string().default('content'),
	OUT_DIR: z.string().default('dist'),
	/** A fixed date never passes. */
	CATALOG_DATE: calendarDate.optional(),
	/** The command sets the default. */
	REBUILD: z.enum(rebuildModes, 'write `on`, `week` or `off`.').optional(),
});

export type RebuildSettings = z.output<typeof rebuildSchema>;

export const rebuildSettingNames: readonly string[] = Object.keys(rebuildSchema.shape);

/** @throws {UserError} when a variable has a value that cannot be used. */
export const readRebuildSettings = (environment: Environment): RebuildSettings =>
	readSettings(rebuildSchema, environment);
