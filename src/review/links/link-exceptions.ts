/** Links that are not requested, each with the reason: `.github/link-exceptions.yaml`. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { ReviewError } from '../review-error.ts';

const exceptions = z.array(
	z.strictObject({
		/** An address, or the beginning of one with `*` behind it. */
		url: z.string().min(1).max(2_000),
		reason: z.string().trim().min(1).max(300),
	}),
);

export type LinkExceptions = z.output<typeof exceptions>;

/** @returns None when there is no such file. @throws {ReviewError} when it has another form. */
export function readLinkExceptions(file: string): LinkExceptions {
	if (!existsSync(file)) return [];
	const remedy =
		'Write a list of `url` and `reason`, such as `- { url: "https://acme.example/*", reason: Refuses programs. }`.';
	try {
		const result = exceptions.safeParse(parse(readFileSync(file, 'utf8'), { logLevel: 'silent' }) ?? []);
		if (result.success) return result.data;
	} catch {
		// What is no YAML has another form, too.
	}
	throw new ReviewError(`Cannot use \`${file}\`. ${remedy}`);
}

export const isExcepted = (url: string, known: LinkExceptions): boolean =>
	known.some((each) => (each.url.endsWith('*') ? url.startsWith(each.url.slice(0, -1)) : url === each.url));
