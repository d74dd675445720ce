/** The file of an editor that becomes a published picture, and what to say when it cannot. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ContentError } from '../../content/issue.ts';
import { sha256 } from '../sha256.ts';
import { firstLine } from './load-sharp.ts';

/** @throws {ContentError} when the file is not the one that was read with the content. */
export function readSource(file: string, fingerprint: string): Buffer {
	const bytes = readFileSync(file);
	if (sha256(bytes).startsWith(fingerprint)) return bytes;
	throw issueOf(file, 'Has changed while the catalog was built. Build again.');
}

/** Of a file that is no whole picture, which its first bytes do not tell. */
export const undecodable = (file: string, error: unknown): ContentError =>
	issueOf(file, `Cannot be decoded (${firstLine(error)}). Save the picture again.`);

const issueOf = (file: string, message: string): ContentError =>
	new ContentError([{ path: relative(process.cwd(), file), line: 1, column: 1, field: 'file', message }]);
