/**
 * Settings come from environment variables, are read in this folder only and are checked before anything starts.
 */
import { z } from 'zod';
import { isOneEditApart } from '../urls/nearest.ts';
import { UserError } from '../user-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks environment variables against a schema whose members are named after them.
 *
 * @param environment - Usually `process.env`; an empty variable counts as not set.
 * @throws {UserError} One sentence that names the first wrong variable, what to write instead, and its value where
 *   that holds no secret.
 */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, environment: Environment): z.output<Schema> {
	const given = Object.fromEntries(
		Object.keys(schema.shape).map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
	);
	const result = schema.safeParse(given);
	if (result.success) return result.data;
	const [problem] = result.error.issues;
	const name = String(problem?.path[0]);
	const shown = isSecret(schema.shape[name]) ? name : `${name}=${withoutSecrets(given[name] ?? '')}`;
	throw new UserError(`Cannot use \`${shown}\`: ${problem?.message}`);
}

/**
 * Warns of variables that nothing reads and whose names are nearly those of settings.
 *
 * @param names - The settings. Short ones such as `PORT` are near too many other words, such as `SPORT`.
 */
export function misspeltSettings(environment: Environment, names: readonly string[]): string[] {
	return Object.keys(environment).flatMap((word) => {
		// Such as `TRUSTED_PROXY` for `TRUSTED_PROXIES`.
		const hasOtherEnd = (name: string) => name.length >= 12 && word.startsWith(name.slice(0, -3));
		const isNear = (name: string) =>
			name.length >= 8 && word[0] === name[0] && (isOneEditApart(word, name) || hasOtherEnd(name));
		const near = names.includes(word) ? undefined : names.find(isNear);
		if (near === undefined || environment[near]) return [];
		return [`The variable \`${word}\` is not a setting and has no effect. Did you mean \`${near}\`?`];
	});
}

/** Marks a setting whose value is never printed. Call it last: what is made of the schema afterwards has no mark. */
export const secret = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ secret: true });

function isSecret(schema: unknown): boolean {
	return schema instanceof z.ZodType && schema.meta()?.['secret'] === true;
}

/** Removes a password, or a token in the query, from a value that may be an address. */
function withoutSecrets(value: string): string {
	const at = value.lastIndexOf('@');
	const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(value)?.[0] ?? '';
	const shown = at < 0 ? value : `${scheme}…${value.slice(at)}`;
	return scheme === '' ? shown : shown.replace(/([?#]).*$/s, '$1…');
}

/** A whole number written in decimal digits. */
export const wholeNumber = (minimum: number, maximum: number) => {
	const error = `write a whole number from ${minimum} to ${maximum}.`;
	return z
		.string()
		.regex(/^\d{1,15}$/, error)
		.transform(Number)
		.pipe(z.number().min(minimum, error).max(maximum, error));
};

/**
 * The absolute address of a whole host, without a trailing slash, to which paths are appended. Pages link to each other
 * from the root of their host, so their address can't have a path.
 */
export const baseUrl = z
	.string()
	.refine(isBaseUrl, 'write an absolute http or https URL such as `https://catalog.example`, without a path or query.')
	.transform((url) => new URL(url).origin);

function isBaseUrl(text: string): boolean {
	const url = URL.parse(text);
	if (url === null || !/^https?:$/.test(url.protocol)) return false;
	return url.pathname === '/' && !/[?#]/.test(text) && !url.username && !url.password;
}
