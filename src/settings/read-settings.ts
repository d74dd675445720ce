/**
 * Settings come from environment variables, are read in this folder only and are checked before anything starts.
 */
import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks environment variables against a schema whose members are named after them.
 *
 * @param environment - Usually `process.env`; an empty variable counts as not set.
 * @throws {SettingsError} One sentence that names the first wrong variable, its value and what to write instead.
 */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, environment: Environment): z.output<Schema> {
	const given = Object.fromEntries(
		Object.keys(schema.shape).map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
	);
	const result = schema.safeParse(given);
	if (result.success) return result.data;
	const [problem] = result.error.issues;
	const name = String(problem?.path[0]);
	throw new SettingsError(`Cannot use \`${name}=${given[name]}\`: ${problem?.message}`);
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
