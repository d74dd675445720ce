/** Edits of a content folder as a person makes them, and the settings of the builds between them. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';

/** Changes the content folder, or the settings of later builds. A second time it may change nothing. */
export interface Edit {
	readonly name: string;
	readonly apply: (content: string, settings: EditedSettings) => void;
}

export interface EditedSettings {
	CATALOG_DATE: string;
	SITE_URL: string;
	EXTRAS: 'images' | 'none';
}

type Values = readonly [which: number, value: number];

const pick = (folder: string, which: number): string | undefined => {
	const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
	return names.length === 0 ? undefined : join(folder, names[which % names.length] ?? '');
};

/** Replaces text of one file of a folder. */
const replaceIn =
	(folder: string, pattern: RegExp, text: (value: number) => string) =>
	([which, value]: Values) =>
	(content: string) => {
		const file = pick(join(content, folder), which);
		if (file) writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text(value)));
	};

const product = (value: number) =>
	`---\nname: ${'Zebra Apple Mango'.split(' ')[value % 3]} ${value}\ncategories: [developer-tools]\nmaker: Maker ${value % 4}\nlaunches:\n  - { period: 2026-w4${value % 3 ? 6 : 7}, plan: free, approved: ${value % 5 !== 0}, votes: ${value} }\n---\nText ${value} with *markup*.\n`;

const kinds: Readonly<Record<string, (values: Values) => Edit['apply']>> = {
	'change a tagline': replaceIn('products', /^tagline: .*$/m, (value) => `tagline: Tagline ${value}`),
	'change a description': replaceIn('products', /(?<=\n---\n)[\s\S]*$/, (value) => `Text **${value}**.\n`),
	'change votes': replaceIn('products', /votes: \d+/, (value) => `votes: ${value}`),
	'withdraw an approval': replaceIn('products', /approved: true/, () => 'approved: false'),
	'change a maker': replaceIn('products', /^maker: .*$/m, (value) => `maker: Maker ${value % 4}`),
	'change the website': replaceIn(
		'products',
		/^website_url: .*$/m,
		(value) => `website_url: https://w${value}.example`,
	),
	'change a price': replaceIn(
		'products',
		/^pricing_model: .*$/m,
		(value) => `pricing_model: ${['free', 'paid', 'open_source'][value % 3]}`,
	),
	'change the words of a name': replaceIn('products', /^name: .*$/m, (value) => `name: Sample ${value % 9} of Apples`),
	'move a launch': replaceIn('products', /period: 2026-w\d+/, (value) => `period: 2026-w4${5 + (value % 3)}`),
	'show a screenshot':
		([which, value]) =>
		(content) => {
			const file = pick(join(content, 'products'), which);
			if (!file) return;
			const [name, text] = [file.slice(file.lastIndexOf('/') + 1, -'.md'.length), readFileSync(file, 'utf8')];
			writeFileSync(file.replace(/md$/, 'png'), onePicture(640 + (value % 3), 320));
			if (text.includes('\nscreenshot: ')) return;
			writeFileSync(file, text.replace(/^name:/m, `screenshot: ${name}.png\nscreenshot_alt: A board.\nname:`));
		},
	'take a screenshot away':
		([which]) =>
		(content) => {
			const file = pick(join(content, 'products'), which);
			if (!file) return;
			writeFileSync(file, readFileSync(file, 'utf8').replace(/^screenshot.*\n/gm, ''));
			rmSync(file.replace(/md$/, 'png'), { force: true });
		},
	'change the synonyms':
		([, value]) =>
		(content) =>
			writeFileSync(join(content, 'synonyms.yaml'), `synonyms:\n  - [sample, example ${value % 4}, apple]\n`),
	'change a category': replaceIn('categories', /^name: .*$/m, (value) => `name: Category ${value}`),
	'introduce a week': replaceIn('launch_periods', /(?<=\n---\n)[\s\S]*$/, (value) => `Week of *${value}*.\n`),
	'change prose': replaceIn('pages', /$/, (value) => `\nParagraph ${value}.\n`),
	'rename prose': replaceIn('pages', /^title: .*$/m, (value) => `title: Page ${value}`),
	'add a product':
		([, value]) =>
		(content) =>
			writeFileSync(join(content, 'products', `new-${value}.md`), product(value)),
	'remove a product':
		([which]) =>
		(content) => {
			const file = pick(join(content, 'products'), which);
			if (!file) return;
			rmSync(file);
			rmSync(file.replace(/md$/, 'png'), { force: true });
		},
	'rename a product':
		([which, value]) =>
		(content) => {
			const [file, next] = [pick(join(content, 'products'), which), join(content, 'products', `renamed-${value}.md`)];
			if (!file || existsSync(next)) return;
			const former = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
			const text = readFileSync(file, 'utf8').replace(/^(?:former_slugs|screenshot.*): .*\n/gm, '');
			renameSync(file, next);
			rmSync(file.replace(/md$/, 'png'), { force: true });
			writeFileSync(next, text.replace(/^name:/m, `former_slugs: [${former}]\nname:`));
		},
	'add a category':
		([, value]) =>
		(content) =>
			writeFileSync(join(content, 'categories', `extra-${value % 3}.md`), `---\nname: Extra ${value}\n---\n`),
	'change the site':
		([, value]) =>
		(content) => {
			const file = join(content, 'site.yaml');
			writeFileSync(file, readFileSync(file, 'utf8').replace(/^description: .*$/m, `description: Site ${value}`));
		},
	'turn the day':
		([, value]) =>
		(_content, settings) => {
			settings.CATALOG_DATE = `2026-11-${String(10 + (value % 20)).padStart(2, '0')}`;
		},
	'move the site':
		([, value]) =>
		(_content, settings) => {
			settings.SITE_URL = `https://site${value % 2}.example`;
		},
	'change the extras':
		([, value]) =>
		(_content, settings) => {
			settings.EXTRAS = value % 2 === 0 ? 'images' : 'none';
		},
};

/** A PNG of grey pixels (Portable Network Graphics, third edition, 5.3 and 11.2). */
function onePicture(width: number, height: number): Buffer {
	const chunk = (type: string, data: Buffer): Buffer => {
		const body = Buffer.concat([Buffer.from(type), data]);
		const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.length);
		check.writeUInt32BE(crc32(body));
		return Buffer.concat([length, body, check]);
	};
	const header = Buffer.of(0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	return Buffer.concat([
		Buffer.from('89504e470d0a1a0a', 'hex'),
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

export const edit: fc.Arbitrary<Edit> = fc
	.tuple(fc.constantFrom(...Object.keys(kinds)), fc.nat({ max: 20 }), fc.nat({ max: 999 }))
	.map(([name, which, value]) => ({
		name: `${name} (${which}, ${value})`,
		apply: kinds[name]?.([which, value]) ?? (() => {}),
	}));
