import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { picture, sized } from '../support/pictures.ts';
import { contentFolder, type Files, issuesOf, product } from './content-folder.ts';

const at = 'content/products/acme.md:4:13 screenshot: ';
const alt = 'screenshot_alt: The board with three columns.';
const named = (name: string) => product(`screenshot: ${name}`, alt, 'first_launched_on: 2026-11-01');
const withScreenshot = (bytes: string | Uint8Array, name = 'acme.png'): Files => ({
	'products/acme.md': named(name),
	[`products/${name}`]: bytes,
});

/** Two pictures, one after the other. */
async function moving(): Promise<Buffer> {
	const frames = ['#8a2c0d', '#0d2c8a'].map((background) =>
		sharp({ create: { width: 700, height: 400, channels: 3, background } })
			.png()
			.toBuffer(),
	);
	return sharp(await Promise.all(frames), { join: { animated: true } })
		.webp()
		.toBuffer();
}

describe('a screenshot', () => {
	test.each(['png', 'jpeg', 'webp'] as const)('may be a %s, with its sides and its text', async (kind) => {
		const name = `acme.${kind === 'jpeg' ? 'jpg' : kind}`;
		const contentDir = contentFolder(withScreenshot(await picture(kind, 700, 400), name));
		const { products, screenshot_files } = loadCatalog({ contentDir, date: '2026-11-20' });
		expect(products[0]?.screenshot).toEqual({
			fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
			width: 700,
			height: 400,
			alt: 'The board with three columns.',
		});
		expect([...screenshot_files]).toEqual([['acme', join(contentDir, 'products', name)]]);
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
			`${at}Has no \`screenshot_alt\`. Write there what it shows, for those who do not see it.`,
		]);
		expect(issuesOf({ 'products/acme.md': product(alt) })).toEqual([
			'content/products/acme.md:4:17 screenshot_alt: There is no `screenshot` that it describes. Name one, or delete the line.',
		]);
	});
});

describe('the file of a screenshot', () => {
	const narrow = 'It must be 640 to 4096 wide: scale it, or take a larger one.';
	const high = 'It must be 320 to 4096 high: scale or crop it.';

	test.each<[string, () => Promise<string | Uint8Array>, string]>([
		['is not narrow', () => sized(639, 400), `The screenshot has 639 × 400 pixels. ${narrow}`],
		['is not flat', () => sized(640, 319), `The screenshot has 640 × 319 pixels. ${high}`],
		['is no bomb', () => sized(640, 4_294_967_295), `The screenshot has 640 × 4294967295 pixels. ${high}`],
		[
			'is not heavy',
			async () => Buffer.concat([await sized(700, 400), Buffer.alloc(2 * 1024 * 1024)]),
			'The screenshot has 2049 KiB. It must have 2048 or fewer: make it smaller.',
		],
	])('%s', async (_title, bytes, message) => {
		expect(issuesOf(withScreenshot(await bytes()))).toEqual([`${at}${message}`]);
	});

	test('does not move', async () => {
		const message = 'The screenshot moves. Save one picture of it, without animation.';
		expect(issuesOf(withScreenshot(await moving(), 'acme.webp'))).toEqual([`${at}${message}`]);
		const still = await sized(700, 400);
		const animated = Buffer.concat([still.subarray(0, 33), Buffer.from('\0\0\0\x08acTL'), still.subarray(33)]);
		expect(issuesOf(withScreenshot(animated))).toEqual([`${at}${message}`]);
	});
});
