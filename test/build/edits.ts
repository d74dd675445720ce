/** Edits of a content folder as a person makes them, and the settings of the builds between them. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

/** Changes the content folder, or the settings of later builds. A second time it may change nothing. */
export interface Edit {
	readonly name: string;
	readonly apply: (content: string, settings: EditedSettings) => void;
}

export interface EditedSettings {
	CATALOG_DATE: string;
	SITE_URL: string;
	EXTRAS: { images: boolean; search: boolean; feeds: boolean; lists: boolean; digests: boolean; compressed: boolean };
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
			if (file) rmSync(file);
		},
	'rename a product':
		([which, value]) =>
		(content) => {
			const [file, next] = [pick(join(content, 'products'), which), join(content, 'products', `renamed-${value}.md`)];
			if (!file || existsSync(next)) return;
			const former = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
			const text = readFileSync(file, 'utf8').replace(/^former_slugs: .*\n/m, '');
			renameSync(file, next);
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
			settings.EXTRAS = {
				images: value % 2 === 0,
				search: value % 3 === 0,
				feeds: value % 5 !== 0,
				lists: value % 7 < 4,
				digests: value % 7 !== 0,
				compressed: value % 4 < 2,
			};
		},
};

export const edit: fc.Arbitrary<Edit> = fc
	.tuple(fc.constantFrom(...Object.keys(kinds)), fc.nat({ max: 20 }), fc.nat({ max: 999 }))
	.map(([name, which, value]) => ({
		name: `${name} (${which}, ${value})`,
		apply: kinds[name]?.([which, value]) ?? (() => {}),
	}));
