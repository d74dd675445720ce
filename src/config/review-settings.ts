import { z } from 'zod';
import { type Environment, readSettings, secret } from './read-settings.ts';

const httpAddress = z
	.string()
	.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'write an absolute http or https address.');

const schema = z.object({
	/** GitHub sets it to `true` where it runs a workflow. */
	GITHUB_ACTIONS: z
		.string()
		.optional()
		.transform((value) => value === 'true'),
	/** What GitHub says of the author of a pull request; one who has nothing to do with the repository when not given. */
	AUTHOR_ASSOCIATION: z
		.string()
		.regex(/^[A-Z_]{1,40}$/, 'write what GitHub calls the author, such as `OWNER`.')
		.default('NONE'),
});

export type ReviewSettings = z.output<typeof schema>;

/** @throws {SettingsError} when a variable has a value that cannot be used. */
export const readReviewSettings = (environment: Environment): ReviewSettings => readSettings(schema, environment);

const forge = z.object({
	/** Of GitHub, or of a server of one's own. */
	GITHUB_API_URL: httpAddress.transform((url) => url.replace(/(?<!\/)\/+$/, '')).default('https://api.github.com'),
	GITHUB_REPOSITORY: z
		.string('write `owner/name` of the repository.')
		.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, 'write `owner/name` of the repository.'),
	/** Of the job; it decides what the command may do. */
	GITHUB_TOKEN: secret(
		z.string('set it to the token of the job.').regex(/^[\x21-\x7e]{1,1000}$/, 'it has characters that no token has.'),
	),
	/** The file with the event that started the workflow. */
	GITHUB_EVENT_PATH: z.string().optional(),
	/** Who writes comments and issues with this token. */
	BOT_LOGIN: z.string().default('github-actions[bot]'),
	/** Where the host shows a pull request, with `{number}` for its number. */
	PREVIEW_URL: httpAddress.refine((text) => text.includes('{number}'), 'write it with `{number}`.').optional(),
});

export type ForgeSettings = z.output<typeof forge>;

export const forgeSettingNames: readonly string[] = Object.keys(forge.shape);

/** @throws {SettingsError} when a variable is missing or has a value that cannot be used. */
export const readForgeSettings = (environment: Environment): ForgeSettings => readSettings(forge, environment);
