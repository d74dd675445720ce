import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { blobId } from '../../src/drafts/forge-file.ts';
import { readProposal } from '../../src/review/read-proposal.ts';
import { named } from '../content/content-folder.ts';

const nova = named('Nova');
const bodyOf = (slug: string, text: string) =>
	`### Slug\n\n${slug}\n\n### File\n\n\`\`\`markdown\n${text.trimEnd()}\n\`\`\``;

const board = (files: Readonly<Record<string, string>>) => (slug: string) =>
	files[slug] === undefined ? undefined : Buffer.from(files[slug]);
const none = board({});
const baseOf = async (text: string) => (await blobId(text)).slice(0, 12);

describe('readProposal', () => {
	test('reads a new product, with code blocks of its own', () => {
		const text = `${nova}\n\`\`\`\nnpm start\n\`\`\`\n`;
		expect(readProposal(bodyOf('nova', text).replaceAll('\n', '\r\n'), none)).toEqual({ slug: 'nova', text });
	});

	test('keeps the line endings and the byte order mark of a file that is corrected', async () => {
		const windows = `\ufeff${nova.replaceAll('\n', '\r\n')}`;
		const body = bodyOf(`nova@${await baseOf(windows)}`, windows.replace('Text.', 'More.'));
		expect(readProposal(body, board({ nova: windows })).text).toBe(windows.replace('Text.', 'More.'));
	});

	test('compares with the id that Git gives to a file', async () => {
		const text = 'ü\n';
		const id = execFileSync('git', ['hash-object', '--stdin'], { input: text, encoding: 'utf8' });
		expect(`${await blobId(text)}\n`).toBe(id);
	});

	test.each([
		['--help', 'must be lower-case letters'],
		['$(touch owned)', 'must be lower-case letters'],
		['nova@0123', 'must be lower-case letters'],
		['con', '`con` is a device name on Windows.'],
		['gone@0123456789ab', 'The board has no product `gone` any more.'],
	])('refuses the slug %s', (slug, message) => {
		expect(() => readProposal(bodyOf(slug, nova), none)).toThrow(message);
	});

	test.each([
		['no text', ''],
		['an HTML comment in front', `<!-- x -->\n${bodyOf('nova', nova)}`],
		['a block of another language', bodyOf('nova', nova).replace('```markdown', '```yaml')],
		['a block that does not end', bodyOf('nova', nova).slice(0, -1)],
		['no block', '### Slug\n\nnova\n\n### File\n\n_No response_'],
	])('refuses %s', (_, body) => {
		expect(() => readProposal(body, none)).toThrow('no longer has the form of a proposal');
	});

	test('refuses a file without a change', async () => {
		const body = bodyOf(`nova@${await baseOf(nova)}`, nova);
		expect(() => readProposal(body, board({ nova }))).toThrow('This is the file that the board has already.');
	});
});
