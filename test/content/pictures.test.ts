import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ContentFolder } from '../../src/content/content-folder.ts';
import { ProductPictures } from '../../src/content/pictures.ts';
import { loadCatalog } from '../support/catalog.ts';
import { picture, sized } from '../support/pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { contentFolder, type Files, issuesIn, issuesOf, product } from './content-folder.ts';

const [png, jpeg, webp, gif] = await Promise.all(
	(['png', 'jpeg', 'webp', 'gif'] as const).map((kind) => picture(kind)),
);
const [small, huge, oblong] = await Promise.all([sized(31, 31), sized(2_049, 2_049), sized(111, 100)]);
const named = (icon: string) => product(`icon: ${icon}`, 'first_launched_on: 2026-11-01');
const at = 'content/products/acme.md:4:7 icon: ';

const withIcon = (bytes: string | Uint8Array | undefined, name = 'acme.png'): Files => ({
	'products/acme.md': named(name),
	[`products/${name}`]: bytes ?? null,
});

test.each([
	['acme.png', png],
	['acme.jpg', jpeg],
	['a-2.webp', webp],
])('an icon may be %s', (name, bytes) => {
	const contentDir = contentFolder(withIcon(bytes, name));
	const { products, picture_files } = loadCatalog({ contentDir, date: '2026-11-20' });
	expect([...picture_files]).toEqual([[products[0]?.icon?.fingerprint, join(contentDir, 'products', name)]]);
});

describe('the name of an icon', () => {
	const rule = 'Write the name of a file beside this one, a slug with the ending `.png`, `.jpg` or `.webp`.';

	test.each([...['../acme.png', '/etc/acme.png', 'acme.svg', 'acme.PNG', 'acme', 'con.png', `${'a'.repeat(81)}.png`]])(
		'cannot be `%s`',
		(name) => {
			expect(issuesOf({ 'products/acme.md': named(JSON.stringify(name)) })).toEqual([
				`${at}\`${name}\` is not the name of an icon. ${rule}`,
			]);
		},
	);

	test('leads to a file beside the product', () => {
		expect(issuesOf({ 'products/a/acme.md': named('acme.png'), 'products/b/acme.png': png ?? '' })).toEqual([
			'content/products/a/acme.md:4:7 icon: There is no file `acme.png` beside this one. Put it there, or delete the line.',
			'content/products/b/acme.png:1:1 file: No file uses this picture. Set it as `icon` or `screenshot` of a product in the same folder, list it in its `screenshots`, set it as `picture` of a sponsor, or delete it.',
		]);
		expect(issuesOf({ 'products/acme.md': named('acm.png'), 'products/acme.png': png ?? '' })[0]).toBe(
			`${at}There is no file \`acm.png\` beside this one. Did you mean \`acme.png\`?`,
		);
	});

	test('leads to no link', () => {
		const other = contentFolder({ 'products/acme.md': named('acme.png') });
		symlinkSync('/etc/hostname', join(other, 'products/acme.png'));
		expect(issuesIn(other)).toEqual([
			`${at}There is no file \`acme.png\` beside this one. Put it there, or delete the line.`,
			'content/products/acme.png:1:1 file: Symbolic links are not followed. Put the file itself here.',
		]);
	});
});

describe('the file of an icon', () => {
	const unreadable = 'The icon cannot be read as a PNG, JPEG or WebP. Save the picture again.';
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>';
	const heavy = Buffer.concat([png ?? Buffer.of(), Buffer.alloc(256 * 1024)]);

	test.each<[string, string | Uint8Array, string]>([
		['is not empty', '', unreadable],
		['is no drawing', svg, unreadable],
		['is no GIF', gif ?? '', unreadable],
		['is as named', jpeg ?? '', 'The icon is a JPEG, but its name says otherwise. Rename it to end in `.jpg`.'],
		['is not small', small, 'The icon is 31 × 31 pixels. Each side must be 32 to 2048 pixels: resize it.'],
		['is not huge', huge, 'The icon is 2049 × 2049 pixels. Each side must be 32 to 2048 pixels: resize it.'],
		['is square', oblong, 'The icon is 111 × 100 pixels. It must be square (give or take 10 %): crop it.'],
		['is not heavy', heavy, 'The icon is 257 KiB. The limit is 256 KiB: make it smaller.'],
	])('%s', (_title, bytes, message) => {
		expect(issuesOf(withIcon(bytes))).toEqual([`${at}${message}`]);
	});

	test('is a JPEG of few scans, each of which is as much work as a picture', () => {
		const scans = Buffer.concat([jpeg ?? Buffer.of(), Buffer.from('\xff\xda'.repeat(100), 'latin1')]);
		expect(issuesOf(withIcon(scans, 'acme.jpg'))).toEqual([
			`${at}The icon has more than 100 scans. Save it again as a JPEG that isn't progressive.`,
		]);
	});

	test('of any bytes is measured or refused', () => {
		const starts = [png, jpeg, webp, gif].map((bytes) => bytes ?? Buffer.of());
		const bytes = fc
			.tuple(fc.constantFrom(...starts), fc.nat(200), fc.uint8Array({ maxLength: 300 }))
			.map(([start, length, rest]) => Buffer.concat([start.subarray(0, length), rest]));
		const file = join(temporaryFolder(), 'acme.png');
		const folder = new ContentFolder(dirname(file));
		fc.assert(
			fc.property(bytes, (content) => {
				writeFileSync(file, content);
				const icons = new ProductPictures(folder);
				const source = 'products/acme.png';
				icons.add({ path: `content/${source}`, source, stem: 'acme', file, size: content.length });
				const found = icons.find('content/products/acme.md', 'icon', 'acme.png');
				if ('file' in found) {
					const fingerprint = expect.stringMatching(/^[0-9a-f]{16}$/);
					const side = expect.any(Number);
					expect(found).toEqual({ file, fingerprint, width: side, height: side });
				} else
					expect(found.message).toMatch(/^The icon (?:is|cannot) .*(?:again|`\.(?:jpg|webp)`|resize it|crop it)\.$/);
			}),
			{ numRuns: 500 },
		);
	});
});

test('a picture is no issue while the product that may name it cannot be read', () => {
	const broken = named('acme.png').replace('name: Acme', 'nam: Acme');
	expect(issuesOf({ 'products/acme.md': broken, 'products/acme.png': png ?? '' })).toEqual([
		'content/products/acme.md:2:1 name: Missing. Write text.',
		'content/products/acme.md:2:1 nam: Unknown key `nam`. Did you mean `name`?',
	]);
});

const atScreenshot = 'content/products/acme.md:4:13 screenshot: ';
const alt = 'screenshot_alt: The board with three columns.';
const withAlt = (name: string) => product(`screenshot: ${name}`, alt, 'first_launched_on: 2026-11-01');
const withScreenshot = (bytes: string | Uint8Array, name = 'acme.png'): Files => ({
	'products/acme.md': withAlt(name),
	[`products/${name}`]: bytes,
});

describe('a screenshot', () => {
	test.each(['png', 'jpeg', 'webp'] as const)('may be a %s, with its sides and its text', async (kind) => {
		const name = `acme.${kind === 'jpeg' ? 'jpg' : kind}`;
		const contentDir = contentFolder(withScreenshot(await picture(kind, 700, 400), name));
		const { products, picture_files } = loadCatalog({ contentDir, date: '2026-11-20' });
		expect(products[0]?.screenshot).toEqual({
			fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
			width: 700,
			height: 400,
			alt: 'The board with three columns.',
		});
		expect([...picture_files]).toEqual([[products[0]?.screenshot?.fingerprint, join(contentDir, 'products', name)]]);
	});

	test('is measured as people see it, when the camera was turned', async () => {
		const turned = await sharp(await picture('jpeg', 700, 800))
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		const contentDir = contentFolder(withScreenshot(turned, 'acme.jpg'));
		const { products } = loadCatalog({ contentDir, date: '2026-11-20' });
		expect(products[0]?.screenshot).toMatchObject({ width: 800, height: 700 });
	});

	test('needs a text that says what it shows, and a text needs a screenshot', async () => {
		const bytes = await picture('png', 700, 400);
		expect(issuesOf({ 'products/acme.md': product('screenshot: acme.png'), 'products/acme.png': bytes })).toEqual([
			`${atScreenshot}A screenshot needs a \`screenshot_alt\`. Describe there what it shows, for people who cannot see it.`,
		]);
		expect(issuesOf({ 'products/acme.md': product(alt) })).toEqual([
			'content/products/acme.md:4:17 screenshot_alt: There is no `screenshot` to describe. Add one, or delete the line.',
		]);
	});
});

describe('screenshots', () => {
	const files = async (...more: readonly string[]) => ({
		'products/acme.md': product('screenshot: acme.png', alt, 'screenshots:', ...more, 'first_launched_on: 2026-11-01'),
		'products/acme.png': await picture('png', 700, 400),
		'products/acme-phone.webp': await picture('webp', 640, 1_280),
	});
	const phone = '  - { file: acme-phone.webp, alt: The same on a phone. }';

	test('are behind the screenshot, each with its own size and text', async () => {
		const contentDir = contentFolder(await files(phone));
		const { products, picture_files } = loadCatalog({ contentDir, date: '2026-11-20' });
		expect(products[0]?.screenshots).toEqual([
			{ fingerprint: expect.any(String), width: 640, height: 1_280, alt: 'The same on a phone.' },
		]);
		expect(picture_files.size).toBe(2);
	});

	test('are checked one by one, at their places', async () => {
		const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="400"/>';
		const wrong = await files(phone, '  - { file: acme-2.png, alt: Two }', '  - { file: acme-3.png, alt: Three }');
		expect(issuesOf({ ...wrong, 'products/acme-2.png': svg, 'products/acme-3.png': await sized(20_000, 400) })).toEqual(
			[
				'content/products/acme.md:8:13 screenshots[1].file: The screenshot cannot be read as a PNG, JPEG or WebP. Save the picture again.',
				`content/products/acme.md:9:13 screenshots[2].file: The screenshot is 20000 × 400 pixels. ${narrow}`,
			],
		);
	});

	test('are at most four, each with a text, and need a screenshot before them', async () => {
		const { 'products/acme.md': _, ...pictures } = await files();
		const issuesWith = (...lines: readonly string[]) =>
			issuesOf({ ...pictures, 'products/acme.md': product(...lines) });
		const first = ['screenshot: acme.png', alt, 'screenshots:'];
		expect(issuesWith(...first, ...Array.from({ length: 5 }, () => phone))).toEqual([
			expect.stringMatching(/^content\/products\/acme\.md:\d+:\d+ screenshots: .*4/),
		]);
		expect(issuesWith(...first, '  - { file: acme-phone.webp }')).toEqual([
			expect.stringMatching(/^content\/products\/acme\.md:7:\d+ screenshots\[0\]\.alt: Missing\./),
		]);
		expect(issuesWith('icon: acme.png', 'screenshots:', phone)).toContain(
			'content/products/acme.md:6:3 screenshots: Write the first of these as `screenshot`, with a `screenshot_alt`.',
		);
	});
});

const narrow = 'It must be 640 to 4096 pixels wide: resize it, or use a larger one.';
const heavy = async () => Buffer.concat([await sized(700, 400), Buffer.alloc(2 * 1024 * 1024)]);
const high = 'It must be 320 to 4096 pixels high: resize or crop it.';

test.each<[string, () => Promise<string | Uint8Array>, string]>([
	['is not narrow', () => sized(639, 400), `The screenshot is 639 × 400 pixels. ${narrow}`],
	['is not flat', () => sized(640, 319), `The screenshot is 640 × 319 pixels. ${high}`],
	['is not high', () => sized(640, 4_097), `The screenshot is 640 × 4097 pixels. ${high}`],
	['is no bomb', () => sized(640, 4_294_967_295), `The screenshot is 640 × 4294967295 pixels. ${high}`],
	['is not heavy', heavy, 'The screenshot is 2049 KiB. The limit is 2048 KiB: make it smaller.'],
])('the file of a screenshot %s', async (_title, bytes, message) => {
	expect(issuesOf(withScreenshot(await bytes()))).toEqual([`${atScreenshot}${message}`]);
});
