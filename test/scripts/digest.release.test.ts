import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashes, removeFolder, run, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder();
const content = join(folder, 'content');
const digest = (...argv: readonly string[]) =>
	run(root, 'scripts/digest.ts', { CONTENT_DIR: content, CATALOG_DATE: '2026-11-20' }, argv);

beforeAll(() => {
	writeSampleContent(content, { products: 3 });
});
afterAll(() => removeFolder(folder));

describe('npm run digest', () => {
	test('writes a mail to where it is told, and changes nothing of the content', async () => {
		const before = hashes(content);
		const out = join(folder, 'letter.eml');
		const { code, stdout } = await digest(
			...['2026-w46', '--out', out, '--to', 'you@catalog.example', '--unsubscribe', '{{ unsubscribe_url }}'],
		);
		const { subject, to, html, text } = await PostalMime.parse(readFileSync(out));
		expect([code, stdout]).toEqual([0, `${out}: ${subject}\n`]);
		expect(to).toMatchObject([{ address: 'you@catalog.example' }]);
		expect(html).toContain('href="{{ unsubscribe_url }}"');
		expect(text).toContain('\nUnsubscribe: {{ unsubscribe_url }}\n');
		expect(hashes(content)).toEqual(before);
	});

	test('takes the last week that is over, and prints JSON', async () => {
		const out = join(folder, 'last.eml');
		const { stdout } = await digest('--json', '--out', out);
		expect(JSON.parse(stdout)).toMatchObject({ period: '2026-w46', file: out, bytes: readFileSync(out).length });
	});

	test('says in a sentence why there is none', async () => {
		const out = join(folder, 'none.eml');
		expect(await digest('2026-w47', '--out', out)).toEqual({
			code: 1,
			stdout: '',
			stderr:
				'Cannot write a digest of `2026-w47`: that week is open until 2026-11-22. The last week with a digest is `2026-w46`.\n',
		});
		expect(existsSync(out)).toBe(false);
	});

	test.each([
		['missing/letter.eml', 'there is no such folder. Write a path in one that exists.'],
		['content/site.yaml/letter.eml', 'what stands before the last `/` is no folder. Write a path in one that exists.'],
		['content', 'it is a folder. Write the path of a file.'],
	])('says in a sentence why it cannot write to %s', async (path, reason) => {
		const out = join(folder, path);
		const stderr = `Cannot write \`${out}\`: ${reason}\n`;
		expect(await digest('2026-w46', '--out', out)).toEqual({ code: 1, stdout: '', stderr });
	});
});
