import { readFileSync } from 'node:fs';
import { SettingsError } from '../src/config/settings.ts';
import { excerpt } from '../src/content/schemas/text.ts';

const reasons: Readonly<Partial<Record<string, string>>> = {
	ENOENT: 'there is no such file. Write the path of one.',
	EISDIR: 'it is a folder. Write the path of a file.',
	EACCES: 'it is not readable. Change its permissions.',
};

/**
 * A file that a person names as an argument; `-` is standard input.
 *
 * @returns What messages call it, and its bytes.
 * @throws {SettingsError} when it cannot be read.
 */
export function readGiven(file: string): [name: string, bytes: Buffer] {
	if (file === '-') return ['standard input', readFileSync(0)];
	try {
		return [file, readFileSync(file)];
	} catch (error) {
		const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
		if (reason === undefined) throw error;
		throw new SettingsError(`Cannot read \`${excerpt(file)}\`: ${reason}`);
	}
}
