import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
	build,
	copyCheckout,
	type Environment,
	hashes,
	removeFolder,
	run,
	settings,
	temporaryFolder,
} from '../../support/checkout.ts';
import { picture } from '../../support/pictures.ts';
import { writeSampleContent } from '../../support/sample-content.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const products = join(content, 'products');
const out = join(folder, 'out');
const cache = join(checkout, '.builds/cache');
const drawn = join(folder, 'drawn');

/** The stages of a build that have to do with pictures, as a command of the checkout. */
const drawing = `
	import { checkContent } from '../src/build/check/check-content.ts';
	import { mkdirSync, writeFileSync } from 'node:fs';
	import { dirname } from 'node:path';
	import { drawPictures, picturesOf } from '../src/build/images/draw-pictures.ts';
	import { readBuildSettings } from '../src/config/build-settings.ts';
	import { runCommand } from './run-command.ts';
	await runCommand('build', async () => {
		const { CONTENT_DIR: contentDir, CATALOG_DATE: date, SOURCE_DATE_EPOCH: builtAt, ...settings } =
			readBuildSettings(process.env);
		const places = { contentDir, date, builtAt, baseUrl: settings.SITE_URL, hasImages: settings.EXTRAS === 'images' };
		const cache = process.env.CACHE;
		const pictures = picturesOf(checkContent(places).catalog, '');
		const write = (path, bytes) => {
			mkdirSync(dirname(process.env.OUT_DIR + path), { recursive: true });
			writeFileSync(process.env.OUT_DIR + path, bytes);
		};
		await drawPictures(pictures, pictures, { cache, fresh: false, update: { write } });
	});
	process.exit();`;

/** A picture as a camera writes it. */
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
	writeFileSync(join(checkout, 'scripts/draw.ts'), drawing);
});
afterAll(() => removeFolder(folder));

/** Makes a package fail as one for another machine does. */
const without = (name: string) => ({
	NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
		`import{registerHooks}from'node:module';registerHooks({resolve(s,c,n){if(s==='${name}')throw Error('Could not load the "${name}" module.\\nPossible solutions:');return n(s,c)}})`,
	)}`,
});

const published = (path: string): Buffer => readFileSync(join(out, 'client', path));
const pictures = (client: string): string[] => hashes(client).filter((line) => /^(?:badges|icons|images)\//.test(line));
const pathOf = (line: string): string => line.slice(0, line.lastIndexOf(' '));

describe('a build', () => {
	test('makes a card of everything, the icons and the badges', () => {
		expect(pictures(join(out, 'client')).map(pathOf)).toEqual(
			['badges/listed.svg', 'badges/product-001/2026-w46.svg', 'badges/product-002/2026-w46.svg']
				.concat(['badges/product-003/2026-w46.svg', 'icons/product-001.png', 'icons/product-002.png'])
				.concat(['images/launches/2026-w45.png', 'images/launches/2026-w46.png', 'images/launches/2026-w47.png'])
				.concat(
					[1, 2, 3, 4].map((number) => `images/products/product-00${number}.png`),
					'images/site.png',
				),
		);
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
		const after = readdirSync(join(other, 'client'));
		expect(after).toContain('icons');
		expect(after).not.toContain('images');
		expect(after).not.toContain('badges');
		expect(hashes(join(cache, 'images'))).toEqual(kept);
		expect(hashes(join(out, 'client'))).toEqual(before);
	});
});

describe('a build that cannot draw', () => {
	const empty = join(folder, 'empty-cache');
	const wayOut = 'Run `npm ci` again, or set `EXTRAS=none` to build without cards.';

	/** Draws with nothing in the cache, and expects that it fails. */
	async function refused(environment: Environment): Promise<string> {
		rmSync(empty, { recursive: true, force: true });
		const given = { ...settings, EXTRAS: 'images', CONTENT_DIR: content, OUT_DIR: drawn, CACHE: empty, ...environment };
		const { code, stdout, stderr } = await run(checkout, 'scripts/draw.ts', given);
		expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
		return stderr;
	}

	test('says how to build without cards', async () => {
		const plain = writeSampleContent(join(folder, 'plain'), { products: 1, periods: 2 });
		expect(await refused({ ...without('sharp'), CONTENT_DIR: plain })).toBe(
			`Cannot load the package \`sharp\`: Could not load the "sharp" module. ${wayOut}\n`,
		);
	});

	test('tells of every icon that is no whole picture', async () => {
		const whole = readFileSync(join(products, 'two.jpg'));
		writeFileSync(join(products, 'two.jpg'), whole.subarray(0, whole.length / 2));
		mkdirSync(join(products, 'sub'));
		const bomb = Buffer.from(await picture('png', 64));
		bomb.writeUInt32BE(2_000, 16);
		bomb.writeUInt32BE(2_000, 20);
		writeFileSync(join(products, 'sub/bomb.png'), bomb);
		writeFileSync(
			join(products, 'sub/bomb.md'),
			'---\nname: Bomb\ncategories: [developer-tools]\nicon: bomb.png\nfirst_launched_on: 2026-01-01\n---\n',
		);
		const stderr = await refused({ EXTRAS: 'none' });
		expect(stderr).toMatch(
			/products\/sub\/bomb\.png:1:1 file: Cannot be decoded \([^\n]+\)\. Save the picture again\.\n/,
		);
		expect(stderr).toMatch(/products\/two\.jpg:1:1 file: Cannot be decoded \([^\n]+\)\. Save the picture again\.\n/);
		expect(stderr).toMatch(/\n\n2 issues in the content\.\n$/);
	});
});
