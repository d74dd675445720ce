/** Edits of a content folder as a person makes them, and the settings of the builds between them. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { picture } from '../support/pictures.ts';

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

interface Given {
	readonly content: string;
	readonly settings: EditedSettings;
	/** One product; it may be gone. */
	readonly file: string;
	readonly which: number;
	readonly value: number;
}

const screenshots = await Promise.all([640, 641, 642].map((width) => picture('png', width, 320)));

const pick = (folder: string, which: number): string => {
	const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
	return join(folder, names[which % names.length] ?? 'gone.md');
};

const replace = (file: string, pattern: RegExp, text: string): void => {
	if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
};

const replaceIn =
	(folder: string, pattern: RegExp, text: (value: number) => string) =>
	({ content, which, value }: Given) =>
		replace(pick(join(content, folder), which), pattern, text(value));

const product = (value: number) =>
	`---\nname: ${'Zebra Apple Mango'.split(' ')[value % 3]} ${value}\ncategories: [developer-tools]\nmaker: Maker ${value % 4}\nlaunches:\n  - { period: 2026-w4${value % 3 ? 6 : 7}, plan: free, approved: ${value % 5 !== 0}, votes: ${value} }\n---\nText ${value} with *markup*.\n`;
const models = ['free', 'paid', 'open_source'];
const screenshotOf = (file: string): string => file.replace(/md$/, 'png');

const kinds: Readonly<Record<string, (given: Given) => void>> = {
	'change a tagline': replaceIn('products', /^tagline: .*$/m, (value) => `tagline: Tagline ${value}`),
	'change a description': replaceIn('products', /(?<=\n---\n)[\s\S]*$/, (value) => `Text **${value}**.\n`),
	'change votes': replaceIn('products', /votes: \d+/, (value) => `votes: ${value}`),
	'withdraw an approval': replaceIn('products', /approved: true/, () => 'approved: false'),
	'change a maker': replaceIn('products', /^maker: .*$/m, (value) => `maker: Maker ${value % 4}`),
	'change a website': replaceIn('products', /^website_url: .*$/m, (value) => `website_url: https://w${value}.example`),
	'change a price': replaceIn('products', /^pricing_model: .*$/m, (value) => `pricing_model: ${models[value % 3]}`),
	'change the words of a name': replaceIn('products', /^name: .*$/m, (value) => `name: Sample ${value % 9} of Apples`),
	'move a launch': replaceIn('products', /period: 2026-w\d+/, (value) => `period: 2026-w4${5 + (value % 3)}`),
	'show a screenshot': ({ file, value }) => {
		if (!existsSync(file)) return;
		writeFileSync(screenshotOf(file), screenshots[value % 3] ?? '');
		const lines = `screenshot: ${basename(screenshotOf(file))}\nscreenshot_alt: A board.\nname:`;
		if (!readFileSync(file, 'utf8').includes('\nscreenshot: ')) replace(file, /^name:/m, lines);
	},
	'take a screenshot away': ({ file }) => {
		replace(file, /^screenshot.*\n/gm, '');
		rmSync(screenshotOf(file), { force: true });
	},
	'change the synonyms': ({ content, value }) =>
		writeFileSync(join(content, 'synonyms.yaml'), `synonyms:\n  - [sample, example ${value % 4}, apple]\n`),
	'change a category': replaceIn('categories', /^name: .*$/m, (value) => `name: Category ${value}`),
	'introduce a week': replaceIn('launch_periods', /(?<=\n---\n)[\s\S]*$/, (value) => `Week of *${value}*.\n`),
	'change prose': replaceIn('pages', /$/, (value) => `\nParagraph ${value}.\n`),
	'rename prose': replaceIn('pages', /^title: .*$/m, (value) => `title: Page ${value}`),
	'add a product': ({ content, value }) => writeFileSync(join(content, 'products', `new-${value}.md`), product(value)),
	'remove a product': ({ file }) => {
		for (const path of [file, screenshotOf(file)]) rmSync(path, { force: true });
	},
	'rename a product': ({ content, file, value }) => {
		const next = join(content, 'products', `renamed-${value}.md`);
		if (!existsSync(file) || existsSync(next)) return;
		replace(file, /^(?:former_slugs|screenshot.*): .*\n/gm, '');
		replace(file, /^name:/m, `former_slugs: [${basename(file, '.md')}]\nname:`);
		renameSync(file, next);
		rmSync(screenshotOf(file), { force: true });
	},
	'add a category': ({ content, value }) =>
		writeFileSync(join(content, 'categories', `extra-${value % 3}.md`), `---\nname: Extra ${value}\n---\n`),
	'change the site': ({ content, value }) =>
		replace(join(content, 'site.yaml'), /^description: .*$/m, `description: Site ${value}`),
	'turn the day': ({ settings, value }) => {
		settings.CATALOG_DATE = `2026-11-${String(10 + (value % 20)).padStart(2, '0')}`;
	},
	'move the site': ({ settings, value }) => {
		settings.SITE_URL = `https://site${value % 2}.example`;
	},
	'change the extras': ({ settings, value }) => {
		settings.EXTRAS = value % 2 === 0 ? 'images' : 'none';
	},
};

export const edit: fc.Arbitrary<Edit> = fc
	.tuple(fc.constantFrom(...Object.keys(kinds)), fc.nat({ max: 20 }), fc.nat({ max: 999 }))
	.map(([name, which, value]) => ({
		name: `${name} (${which}, ${value})`,
		apply: (content, settings) =>
			kinds[name]?.({ content, settings, file: pick(join(content, 'products'), which), which, value }),
	}));
