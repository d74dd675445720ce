import { z } from 'zod';
import { baseUrl } from './base-url.ts';
import { type Environment, readSettings } from './read-settings.ts';

export const calendarDate = z.iso.date('write a calendar date such as `2026-11-20`.');

const parts = ['images', 'search', 'feeds', 'lists', 'digests'] as const;

const extras = [...parts, 'compressed'] as const;

const extrasError =
	'write `all`, `none`, or some of `images`, `search`, `feeds`, `lists`, `digests` and `compressed`, separated by commas.';

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
	/** What the build makes beside pages, API and documents. */
	EXTRAS: z
		.string()
		.default('all')
		.transform((text) => text.split(',').map((name) => name.trim()))
		.transform(withoutAll)
		.refine((names) => names.every((name) => extras.some((extra) => extra === name)), extrasError)
		.transform((names) => ({
			images: names.includes('images'),
			search: names.includes('search'),
			feeds: names.includes('feeds'),
			lists: names.includes('lists'),
			digests: names.includes('digests'),
			/** Variants of the files in `.br` and `.gz`, which a CDN makes by itself. */
			compressed: names.includes('compressed'),
		})),
	/** Netlify sets it to `true` during its builds; the output is then a plain folder instead of a symlink. */
	NETLIFY: z.string().optional(),
});

export type BuildSettings = z.output<typeof schema>;

/** Names of the variables, but for the one that a host sets. */
export const buildSettingNames: readonly string[] = Object.keys(schema.shape).filter((name) => name !== 'NETLIFY');

/** @throws {SettingsError} when a variable has a value that cannot be used. */
export const readBuildSettings = (environment: Environment): BuildSettings => readSettings(schema, environment);

/** The setting that gives these extras. */
export const namesOf = (given: BuildSettings['EXTRAS']): string =>
	extras.filter((name) => given[name]).join(',') || 'none';

/** `all` stands for every part of the site; compressed files, which only a server of one's own needs, are named beside it. */
function withoutAll(names: string[]): string[] {
	const [first, ...others] = names;
	if (first === 'all' && others.every((name) => name === 'compressed')) return [...parts, ...others];
	return names.join() === 'none' ? [] : names;
}

/** Up to the end of the year 9999, behind which dates are no longer written in four digits. */
function isEpoch(text: string): boolean {
	return /^\d{1,12}$/.test(text) && Number(text) < 253_402_300_800;
}
