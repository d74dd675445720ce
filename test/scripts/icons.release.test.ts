import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const content = join(temporaryFolder(), 'content');

const drawing = (colour: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path fill="${colour}" d="M0 0h64v64H0z"/></svg>`;

const icons = () => run(root, 'scripts/checkout/generate.ts', { CONTENT_DIR: content }, ['icons']);

test('npm run generate -- icons draws what has changed, and names the drawing that cannot be drawn', async () => {
	writeSampleContent(content, { products: 1 });
	mkdirSync(join(content, 'icons'));
	writeFileSync(join(content, 'icons/acme.svg'), drawing('#c9573c'));
	const file = join(content, 'products/acme.png');
	const next = 'Next: `npm run check`.\n';
	expect(await icons()).toEqual({ code: 0, stdout: `${file}\nDrew 1 of 1 icon. ${next}`, stderr: '' });
	const first = readFileSync(file);
	expect(await icons()).toEqual({ code: 0, stdout: `Drew 0 of 1 icon. ${next}`, stderr: '' });
	writeFileSync(join(content, 'icons/acme.svg'), drawing('#3b7aa8'));
	expect((await icons()).stdout).toBe(`${file}\nDrew 1 of 1 icon. ${next}`);
	expect(readFileSync(file).equals(first)).toBe(false);
	writeFileSync(join(content, 'icons/acme.svg'), '<svg');
	const { code, stderr } = await icons();
	expect(code).toBe(1);
	expect(stderr).toMatch(/^Cannot draw `.*\/icons\/acme\.svg`: .* Save it as SVG again\.\n$/);
});
