import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { comingWeeks, contentFolder, type Files, product } from '../../content/content-folder.ts';
import { type Environment, run, settings, start } from '../../support/checkout.ts';

const root = resolve(import.meta.dirname, '../../..');
/** With weeks ahead, so that the last one does not end soon. */
const folderWith = (files: Files) => contentFolder({ ...comingWeeks, ...files });
const check = async (files: Files, argv: readonly string[] = [], environment: Environment = {}) => {
	const folder = folderWith(files);
	const all = { ...settings, CONTENT_DIR: folder, ...environment };
	const { code, stdout, stderr } = await run(root, 'scripts/check.ts', all, argv);
	return { code, stdout: stdout.replaceAll(folder, 'content'), stderr: stderr.replaceAll(folder, 'content') };
};

const wrong = { 'products/acme.md': product('tagline: ""') };
const message = 'tagline: Must not be empty. Write some text, or delete the line if the key is optional.';

describe('scripts/check.ts', () => {
	test('lists the first two hundred and counts the others', async () => {
		const files = Array.from({ length: 203 }, (_, index) => {
			const name = String.fromCodePoint(0x4e00 + index).repeat(3);
			return [`products/p-${index}.md`, product().replace('name: Acme', `name: ${name}`)];
		});
		const { code, stdout, stderr } = await check(Object.fromEntries(files));
		expect([code, stdout.split('.')[0]]).toEqual([0, 'No issues, 203 warnings']);
		expect(stderr.split('\n').slice(200)).toEqual(['… and 3 more, not listed.', '']);
	});

	test('prints one document and nothing else with --json, on GitHub, too', async () => {
		const { code, stdout, stderr } = await check(wrong, ['--json'], { GITHUB_ACTIONS: 'true' });
		expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
		expect(JSON.parse(stdout)).toMatchObject({ issues: [{ line: 4, column: 10, field: 'tagline' }], warnings: [] });
	});
});

test('scripts/check.ts --watch checks again after each change, waits while the folder is gone, and ends with 0 when it is interrupted', async () => {
	const folder = folderWith({ 'products/acme.md': product('launches: [{period: 2026-w47}]') });
	const { child, end } = start(root, 'scripts/check.ts', { ...settings, CONTENT_DIR: folder }, ['--watch']);
	let printed = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk));
	const shows = (text: string) => expect.poll(() => printed, { timeout: 20_000 }).toContain(text);
	await shows('No issues. 0 products and 2 weeks are public');
	await shows('Waiting for changes. Press Ctrl+C to stop.');
	writeFileSync(join(folder, 'products/acme.md'), product('tagline: ""'));
	await shows(`products/acme.md:4:10 ${message}`);
	writeFileSync(join(folder, 'products/acme.md'), product('first_launched_on: 2026-01-01'));
	await shows('1 product and 2 weeks are public');
	rmSync(folder, { recursive: true });
	await shows(`Cannot use \`CONTENT_DIR=${folder}\`: write the path of a folder that exists, or run`);
	child.kill('SIGINT');
	await once(child, 'close');
	expect((await end).code).toBe(0);
});
