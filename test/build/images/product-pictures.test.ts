import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/build/files.ts';
import { productPictures } from '../../../src/build/images/product-pictures.ts';
import { catalogOf } from '../../support/catalog.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function catalogWith(bytes: Buffer, width: number, height: number) {
	const file = join(temporaryFolder(), 'acme.jpg');
	writeFileSync(file, bytes);
	const screenshot = { fingerprint: sha256(bytes).slice(0, 16), width, height, alt: 'A board.' };
	const catalog = catalogOf(['Acme']);
	const products = catalog.products.map((product) => ({ ...product, screenshot }));
	return { ...catalog, products, picture_files: new Map([[screenshot.fingerprint, file]]) };
}

const drawn = (catalog: ReturnType<typeof catalogWith>) =>
	Promise.all(productPictures(catalog).map(async ({ path, draw }) => ({ path, bytes: await draw() })));

/** A picture as a camera writes it, turned by a quarter. */
const created = { width: 1_000, height: 1_200, channels: 3, background: '#336699' } as const;
const photo = sharp({ create: created })
	.withExif({ IFD0: { Copyright: 'SECRET-OF-THE-CAMERA' } })
	.withMetadata({ orientation: 6 })
	.jpeg();

describe('productPictures', () => {
	test('draws each width as a WebP that stands upright and tells nothing but pixels', async () => {
		const found = await drawn(catalogWith(await photo.toBuffer(), 1_200, 1_000));
		const facts = async (bytes: Buffer) => {
			const { format, width, height, orientation, exif, icc, xmp } = await sharp(bytes).metadata();
			return [format, width, height, orientation ?? exif ?? icc ?? xmp];
		};
		expect(await Promise.all(found.map(async ({ path, bytes }) => [path, ...(await facts(bytes))]))).toEqual([
			['/screenshots/product-1-480.webp', 'webp', 480, 400, undefined],
			['/screenshots/product-1-960.webp', 'webp', 960, 800, undefined],
			['/screenshots/product-1-1200.webp', 'webp', 1_200, 1_000, undefined],
		]);
		expect(found.some(({ bytes }) => bytes.includes('SECRET'))).toBe(false);
	});

	test('draws the pictures behind a screenshot, each under a path of its own', async () => {
		const catalog = catalogWith(await photo.toBuffer(), 1_200, 1_000);
		const products = catalog.products.map((product) => ({ ...product, screenshots: [product.screenshot] }));
		const found = await drawn({ ...catalog, products });
		expect(found.map(({ path }) => path).slice(3)).toEqual(
			[480, 960, 1_200].map((width) => `/screenshots/product-1/2-${width}.webp`),
		);
		expect(found[3]?.bytes).toEqual(found[0]?.bytes);
	});

	test('draws the picture of a sponsor like an icon', async () => {
		const bytes = await photo.toBuffer();
		const catalog = catalogWith(bytes, 1_200, 1_000);
		const icon = { fingerprint: sha256(bytes).slice(0, 16) };
		const sponsors = [{ slug: 'product-1', name: 'Gold', tagline: undefined, url: 'https://gold.example', icon }];
		const found = await drawn({ ...catalog, products: [], sponsors });
		expect(found.map(({ path }) => path)).toEqual(['/icons/product-1.png']);
		const [{ bytes: png } = {}] = found;
		expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 128, height: 128 });
		expect(png?.includes('SECRET')).toBe(false);
	});

	test('has another key for another picture, and none for a product without one', async () => {
		const bytes = await photo.toBuffer();
		const [one] = productPictures(catalogWith(bytes, 1_200, 1_000));
		const [other] = productPictures(catalogWith(Buffer.concat([bytes, Buffer.of(0)]), 1_200, 1_000));
		expect(one?.key).not.toBe(other?.key);
		expect(productPictures(catalogOf(['Acme']))).toEqual([]);
	});

	test.each<[string, () => Promise<Buffer>]>([
		['is cut off', async () => (await photo.toBuffer()).subarray(0, 900)],
		[
			'is larger than it may be',
			() =>
				sharp({ create: { ...created, width: 8_000, height: 4_000 } })
					.png()
					.toBuffer(),
		],
	])('reports a file that %s', async (_title, bytes) => {
		const message = expect.stringMatching(/^Cannot be decoded \(.+\)\. Save the picture again\.$/);
		const failing = drawn(catalogWith(await bytes(), 1_200, 1_000));
		await expect(failing).rejects.toMatchObject({ issues: [{ field: 'file', message }] });
	});

	test('reports a file that changes while the catalog is built', async () => {
		const catalog = catalogWith(await photo.toBuffer(), 1_200, 1_000);
		for (const file of catalog.picture_files.values()) writeFileSync(file, 'other');
		await expect(drawn(catalog)).rejects.toMatchObject({
			issues: [{ message: expect.stringContaining('This file changed') }],
		});
	});
});
