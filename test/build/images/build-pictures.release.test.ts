import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { build, copyCheckout, hashes, run, settings } from '../../support/checkout.ts';
import { picture } from '../../support/pictures.ts';
import { writeSampleContent } from '../../support/sample-content.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const products = join(content, 'products');
const out = join(folder, 'out');
const cache = join(checkout, '.builds/cache');
const photo = () =>
	sharp({ create: { width: 300, height: 280, channels: 3, background: '#336699' } })
		.withExif({ IFD0: { Copyright: 'SECRET-OF-THE-CAMERA' } })
		.jpeg()
		.toBuffer();

const nameIcon = (product: string, icon: string) => {
	const file = join(products, `${product}.md`);
	writeFileSync(file, readFileSync(file, 'utf8').replace(/^(?:icon: .*\n)?maker:/m, `icon: ${icon}\nmaker:`));
};

beforeAll(async () => {
	copyCheckout(checkout);
	writeSampleContent(content, { products: 4, periods: 3 });
	nameIcon('product-001', 'one.png');
	nameIcon('product-002', 'two.jpg');
	writeFileSync(join(products, 'one.png'), await picture('png', 32));
	writeFileSync(join(products, 'two.jpg'), await photo());
	await build(checkout, { EXTRAS: 'images', CONTENT_DIR: content, OUT_DIR: out });
});

/** Makes a package fail as one for another machine does. */
const without = (name: string) => ({
	NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
		`import{registerHooks}from'node:module';registerHooks({resolve(s,c,n){if(s==='${name}')throw Error('Could not load the "${name}" module.\\nPossible solutions:');return n(s,c)}})`,
	)}`,
});

const published = (path: string): Buffer => readFileSync(join(out, 'client', path));
const pathOf = (line: string): string => line.slice(0, line.lastIndexOf(' '));

describe('a build', () => {
	test('makes a card of everything, the icons and the badges', () => {
		const products = [1, 2, 3, 4].map((number) => `product-00${number}`);
		const paths = hashes(join(out, 'client')).map(pathOf);
		expect(paths.filter((path) => /^(?:badges|icons|images)\//.test(path))).toEqual([
			'badges/listed.svg',
			...products.slice(0, 3).map((product) => `badges/${product}/2026-w46.svg`),
			...products.slice(0, 2).map((product) => `icons/${product}.png`),
			...['2026-w45', '2026-w46', '2026-w47'].map((week) => `images/launches/${week}.png`),
			...products.map((product) => `images/products/${product}.png`),
			'images/site.png',
		]);
	});

	test('publishes icons of one size that hold nothing but pixels', async () => {
		for (const path of ['icons/product-001.png', 'icons/product-002.png']) {
			const { width, height, exif, icc } = await sharp(published(path)).metadata();
			expect({ width, height, exif, icc }).toEqual({ width: 128, height: 128 });
		}
		const [red, green, blue, opacity] = await sharp(published('icons/product-002.png')).ensureAlpha().raw().toBuffer();
		// The picture is wider than high: what is missing above it is nothing.
		expect([red, green, blue, opacity]).toEqual([0, 0, 0, 0]);
		for (const file of hashes(join(out, 'client')).map(pathOf)) {
			const bytes = published(file);
			for (const secret of ['SECRET-OF-THE-CAMERA', content, 'two.jpg']) expect(bytes.includes(secret)).toBe(false);
		}
	});

	test('leaves out cards and badges, and nothing else, when told so, and draws nothing that it has drawn', async () => {
		const before = hashes(join(out, 'client'));
		const kept = hashes(join(cache, 'images'));
		const other = join(folder, 'without');
		await build(checkout, { ...without('sharp'), CONTENT_DIR: content, OUT_DIR: other, EXTRAS: 'none' });
		const drawn = readdirSync(join(other, 'client')).filter((name) => /^(?:badges|icons|images)$/.test(name));
		expect(drawn).toEqual(['icons']);
		expect(hashes(join(cache, 'images'))).toEqual(kept);
		expect(hashes(join(out, 'client'))).toEqual(before);
	});

	test('says how to build without cards where they cannot be drawn', async () => {
		const file = join(products, 'product-003.md');
		writeFileSync(file, readFileSync(file, 'utf8').replace('name: Product 003', 'name: Renamed'));
		const environment = { ...settings, ...without('sharp'), CONTENT_DIR: content, OUT_DIR: out, EXTRAS: 'images' };
		const { code, stderr } = await run(checkout, 'scripts/build.ts', environment);
		expect(code).toBe(1);
		expect(stderr).toContain(
			'Cannot load the package `sharp`: Could not load the "sharp" module. Run `npm ci` again, or set `EXTRAS=none` to build without cards.\n',
		);
	});
});
