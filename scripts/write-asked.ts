import { writeFileSync } from 'node:fs';
import { SettingsError } from '../src/config/settings.ts';
import { excerpt } from '../src/content/schemas/text.ts';

const reasons: Readonly<Partial<Record<string, string>>> = {
	ENOENT: 'there is no such folder. Write a path in one that exists.',
	ENOTDIR: 'what stands before the last `/` is no folder. Write a path in one that exists.',
	EISDIR: 'it is a folder. Write the path of a file.',
	ENAMETOOLONG: 'it is too long for a path. Write a shorter one.',
};

/**
 * Writes a file to where a person wants it.
 *
 * @throws {SettingsError} when that is no place for one.
 */
export function writeAsked(file: string, content: string | Uint8Array): void {
	try {
		writeFileSync(file, content);
	} catch (error) {
		const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
		if (reason === undefined) throw error;
		throw new SettingsError(`Cannot write \`${excerpt(file)}\`: ${reason}`);
	}
}
