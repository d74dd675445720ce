import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder, product } from '../../content/content-folder.ts';
import { run, settings } from '../../support/checkout.ts';

const root = resolve(import.meta.dirname, '../../..');
const check = async (files: Readonly<Record<string, string>>) => {
	const folder = contentFolder(files);
	const { stdout, stderr, code } = await run(root, 'scripts/check.ts', { ...settings, CONTENT_DIR: folder });
	return { code, stdout, stderr: stderr.replaceAll(folder, 'content') };
};

describe('scripts/check.ts', () => {
	test('lists warnings and notes, counts them and ends with 0', async () => {
		const files = {
			'products/acme.md': product('first_launched_on: 2026-01-01', 'website_url: https://acme.example'),
			'products/zebra.md': product('launches: [{period: 2026-w46}]').replace('Acme', 'Zebra'),
		};
		const { code, stdout, stderr } = await check(files);
		expect(code).toBe(0);
		expect(stdout).toMatch(/^No issues, 1 warning, 1 note\. 1 visible products and 2 weeks \(\d+\.\d\d s\)\.\n$/);
		expect(stderr.split('\n')).toEqual([
			'content/products/acme.md:4:20 first_launched_on: note: Makes the product public by itself, without an approved launch. Delete the line if nobody has approved it.',
			'content/products/zebra.md:4:21 launches[0].period: warning: The week `2026-w46` is over and the launch is not approved. Approve it, give it a later week, or delete it.',
			'',
		]);
	});

	test('lists the first two hundred and counts the others', async () => {
		const files = Array.from({ length: 203 }, (_, index) => {
			const name = String.fromCodePoint(0x4e00 + index).repeat(3);
			return [`products/p-${index}.md`, product().replace('name: Acme', `name: ${name}`)];
		});
		const { code, stdout, stderr } = await check(Object.fromEntries(files));
		expect([code, stdout.split('.')[0]]).toEqual([0, 'No issues, 203 warnings']);
		expect(stderr.split('\n').slice(200)).toEqual(['… and 3 more, not listed.', '']);
	});
});
