/**
 * The product file in an issue that GitHub's form `proposal.yml` has made. A stranger can write all of it, so the text has
 * exactly the form that GitHub gives it, or it is no proposal.
 */
import { createHash } from 'node:crypto';
import { maximumFileBytes, tooLarge } from '../content/content-folder.ts';
import { checkFileName } from '../content/schemas/names.ts';
import { UserError } from '../user-error.ts';

interface Proposal {
	readonly slug: string;
	readonly text: string;
}

/**
 * Reads a proposal, and compares it with what the board has.
 *
 * @param body - The text of the issue.
 * @param find - The file of a product; `undefined` when there is none.
 * @throws {UserError} One sentence for the author.
 */
export function readProposal(body: string, find: (slug: string) => Buffer | undefined): Proposal {
	// Browsers send forms with CRLF.
	const lines = body.replaceAll('\r\n', '\n').trimEnd().split('\n');
	const [, fence] = /^(`{3,})markdown$/.exec(lines[6] ?? '') ?? [];
	const isForm = lines[0] === '### Slug' && lines[4] === '### File' && [1, 3, 5].every((index) => lines[index] === '');
	// A file can have code blocks of its own: the last fence is the one of the form.
	if (!isForm || fence === undefined || lines.length < 9 || lines.at(-1) !== fence) {
		throw new UserError(
			'This issue no longer has the form of a proposal: the headings Slug and File, one code block with the file, and nothing else. Add pictures and remarks in comments, or send the file from the page `/launch` again.',
		);
	}
	const [, slug = '', base] = /^([^@]*)(?:@([0-9a-f]{12}))?$/.exec(lines[2] ?? '') ?? [];
	const fault = checkFileName(slug);
	if (fault) throw new UserError(fault.replace('The file name is the slug: ', '').replace(' Rename the file.', ''));
	const text = `${lines.slice(7, -1).join('\n').trimEnd()}\n`;
	if (Buffer.byteLength(text) > maximumFileBytes) throw new UserError(tooLarge);
	return { slug, text: comparedWith(find(slug), { slug, text }, base) };
}

/**
 * Checks that a proposal was made for what the board has now.
 *
 * @param base - The beginning of the id that Git gives to the file that was corrected; `undefined` for a new product.
 * @returns The text, with the line endings of the board's file.
 */
function comparedWith(current: Buffer | undefined, { slug, text }: Proposal, base: string | undefined): string {
	if (base === undefined) {
		if (!current) return text;
		throw new UserError(
			`The board has a product \`${slug}\`. To correct it, open \`/launch?edit=${slug}\`; another product needs another slug.`,
		);
	}
	if (!current) throw new UserError(`The board has no product \`${slug}\` any more.`);
	if (!blobId(current).startsWith(base)) {
		throw new UserError(`\`${slug}\` has changed since you opened it. Open \`/launch?edit=${slug}\` again.`);
	}
	const changed = current.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
	if (current.toString('utf8') === changed) throw new UserError('This is the file that the board has already.');
	return changed;
}

/** What `git hash-object` prints. */
const blobId = (bytes: Buffer): string =>
	createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
