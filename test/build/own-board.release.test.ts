import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { ContentError } from '../../src/content/issue.ts';
import { comingWeeks, siteYaml, writeFiles } from '../content/content-folder.ts';
import { picture, sized } from '../support/pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const checkout = process.cwd();
const fonts = join(checkout, 'node_modules/@fontsource-variable/source-serif-4/files');
const latin = readFileSync(join(fonts, 'source-serif-4-latin-wght-normal.woff2'));

const gif = await picture('gif', 1_200, 630);
const huge = await sized(20_000, 20_000);

/** What is made of a board with these files in `public`; modules find the board where they are loaded. */
async function boardWith(files: Readonly<Record<string, string | Buffer>>, ...lines: readonly string[]) {
	const board = temporaryFolder();
	mkdirSync(join(board, 'public'));
	for (const [name, bytes] of Object.entries(files)) writeFileSync(join(board, 'public', name), bytes);
	const content = writeFiles(join(board, 'content'), {
		...comingWeeks,
		'site.yaml': `${siteYaml}${lines.join('\n')}\n`,
	});
	vi.resetModules();
	process.chdir(board);
	const { checkContent } = await import('../../src/build/check/check-content.ts');
	const { siteImage } = await import('../../src/build/images/product-pictures.ts');
	const { themeCss } = await import('../../src/render/json/site-data.ts');
	process.chdir(checkout);
	return { check: () => checkContent({ contentDir: content, date: '2026-11-20' }), siteImage, themeCss };
}

const issuesOf = async (board: ReturnType<typeof boardWith>) => {
	const { check } = await board;
	try {
		check();
	} catch (error) {
		return (error as ContentError).issues.map(({ field, message }) => `${field}: ${message}`);
	}
	return [];
};

describe('the font of a board', () => {
	const font = 'font: { family: Acme Serif, files: [/acme.woff2] }';
	const no = 'font.files[0]: `public/acme.woff2` is not a font in the format WOFF2. Replace it.';

	test.each<[string, string | Buffer, string]>([
		['is no page', '<!doctype html>', no],
		['is no other format', readFileSync(join(checkout, 'src/build/images/fonts/card-serif-400.ttf')), no],
		['is whole', latin.subarray(0, latin.length / 2), no],
		['is not empty', '', no],
		[
			'is not heavy',
			Buffer.concat([latin, Buffer.alloc(5 * 1024 * 1024)]),
			'font.files[0]: `public/acme.woff2` has 5170 KiB. The limit is 512 KiB: use a file with fewer letters.',
		],
	])('%s', async (_title, bytes, issue) => {
		expect(await issuesOf(boardWith({ 'acme.woff2': bytes }, font))).toEqual([issue]);
	});

	test('has rules with its weights, and fonts of systems in its size', async () => {
		const greek = readFileSync(join(fonts, 'source-serif-4-greek-wght-normal.woff2'));
		const files = { 'acme.woff2': latin, 'greek.woff2': greek };
		const { check, themeCss } = await boardWith(files, font.replace(']', ', /greek.woff2]'));
		const { catalog, font: own } = check();
		const [first = '', second = '', georgia, times, dejaVu, ...others] = themeCss(catalog).split('\n');
		const sizes = 'ascent-override:103.6%;descent-override:33.5%;line-gap-override:0%';
		expect([first, second].map((rule) => /acme|greek/.exec(rule)?.[0])).toEqual(['greek', 'acme']);
		expect(second).toMatch(
			/^@font-face\{font-family:"Acme Serif";src:url\(\/_astro\/acme\.[0-9a-f]{8}\.woff2\)format\("woff2"\);/,
		);
		expect(second).toContain(`font-weight:200 900;font-style:normal;font-display:swap;${sizes}}`);
		// As in `tokens.css`, which has measured values for the same font.
		expect(georgia).toBe(
			'@font-face{font-family:near-Georgia;src:local("Georgia");size-adjust:106.9%;ascent-override:96.9%;descent-override:31.3%;line-gap-override:0%}',
		);
		expect([times, dejaVu].map((rule) => /size-adjust:([\d.]+%)/.exec(rule ?? '')?.[1])).toEqual(['119.2%', '93.1%']);
		expect(others[0]).toBe(':root:root{--serif:"Acme Serif",near-Georgia,near-Times,near-DejaVu,serif}');
		expect(own.files.map(({ path }) => second.includes(path) || first.includes(path))).toEqual([true, true]);
	});

	test('draws badges at a weight of 600, if it has the letters', async () => {
		const { check } = await boardWith({ 'acme.woff2': latin }, font);
		const { outline } = check().catalog;
		// At 400, both letters are 1628 wide.
		expect(outline?.('HH')).toEqual({ path: expect.stringMatching(/^M\d+ \d+L/), width: expect.closeTo(1_617.4, 1) });
		// The stroke of this letter is 128 wide; at 400, which the file has, it is 93.
		expect(outline?.('l')?.path).toMatch(/M105 0.*233 0Z$/);
		expect(outline?.('Ω')).toBeUndefined();
	});
});

describe('the picture of a board for shared links', () => {
	const image = 'image: /share.jpg';

	test('is cut to the size of a card, and tells nothing but pixels', async () => {
		const photo = await sharp(await picture('jpeg', 1_300, 1_300))
			.withExif({ IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
			.toBuffer();
		expect((await sharp(photo).metadata()).exif).toBeDefined();
		const { check, siteImage } = await boardWith({ 'share.jpg': photo }, image);
		const drawn = siteImage(check().catalog.site);
		const { format, width, height, exif } = await sharp(await drawn?.draw()).metadata();
		expect([drawn?.path, format, width, height, exif]).toEqual(['/images/site.png', 'png', 1_200, 630, undefined]);
	});

	test.each<[string, Buffer | string, string]>([
		['is no drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'cannot be read as a PNG, JPEG or WebP.'],
		['is no GIF', gif, 'cannot be read as a PNG, JPEG or WebP.'],
		['is as named', huge, 'is a PNG, but its name says otherwise.'],
	])('%s', async (_title, bytes, problem) => {
		const [issue, ...others] = await issuesOf(boardWith({ 'share.jpg': bytes }, image));
		expect([issue?.startsWith(`image: The image ${problem}`), others]).toEqual([true, []]);
	});
});

test('icons of the software beside some of the board are warned about', async () => {
	const warned = async (files: Readonly<Record<string, string>>) => {
		const { check } = await boardWith(files);
		return check().warnings.flatMap(({ path, message }) => (message.startsWith('Other icons') ? path : []));
	};
	expect(await warned({ 'icon.svg': '<svg/>', 'icon-192.png': '', 'favicon.ico': '' })).toEqual([
		'public/apple-touch-icon.png',
		'public/icon-512.png',
	]);
	expect(await warned({})).toEqual([]);
});
