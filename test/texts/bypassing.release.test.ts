/**
 * Finds the texts that readers see and no board can translate. A build of the frozen catalog has its content and every text of
 * the table in Cyrillic letters, the latter 40 % longer, so that a text with Latin letters is neither. `bypassing.txt` lists them.
 */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { ElementType, parseDocument } from 'htmlparser2';
import { beforeAll, expect, test } from 'vitest';
import { isScalar, parseDocument as parseYaml, stringify, visit } from 'yaml';
import { fieldsWith } from '../../src/content/schemas/product-fields.ts';
import { badgeSvg, placesOf, siteBadge } from '../../src/render/cards/badges.ts';
import { launchPeriodCardProps, launchPeriodCardSvg } from '../../src/render/cards/launch-period-card.ts';
import { productCardProps, productCardSvg } from '../../src/render/cards/product-card.ts';
import { siteCardProps, siteCardSvg } from '../../src/render/cards/site-card.ts';
import { en } from '../../src/texts/languages/en.ts';
import type { Message, Section } from '../../src/texts/messages.ts';
import { loadCatalog } from '../support/catalog.ts';
import { build, copyCheckout } from '../support/checkout.ts';
import { fixtureContent } from '../support/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Dates, numbers and lists of Japanese have no Latin letters. It has one plural form. */
const lang = 'ja';

const cyrillic = (text: string): string =>
	text.replace(/[a-z]/gi, (letter) => {
		const first = letter < 'a' ? 'A' : 'a';
		return String.fromCodePoint(letter.charCodeAt(0) - first.charCodeAt(0) + (letter < 'a' ? 0x410 : 0x430));
	});

/** Keeps parts and tags. */
const pseudo = (text: string): string => {
	const words = text.split(/(\{\w+\}|<\/?\w+>)/).map((piece, index) => (index % 2 === 0 ? cyrillic(piece) : piece));
	return words.join('') + 'ё'.repeat(Math.ceil(text.length * 0.4));
};
const pseudoMessage = (message: Message): string => pseudo(typeof message === 'string' ? message : message.other);
const pseudoTexts = Object.fromEntries(
	Object.entries(en).map(([name, section]: [string, Section]) => [
		name,
		Object.fromEntries(Object.entries(section).map(([key, message]) => [key, pseudoMessage(message)])),
	]),
);

/** Fields of the content that readers see as they are. */
const shown = new Set<string>([
	...fieldsWith('untrusted').filter((field) => field !== 'website_url'),
	...['title', 'description', 'notice', 'label', 'reason'],
]);

function inCyrillic(yaml: string): string {
	const document = parseYaml(yaml);
	visit(document, {
		Pair: (_, { key, value }) => {
			if (isScalar(key) && shown.has(String(key.value)) && isScalar(value)) value.value = cyrillic(String(value.value));
		},
	});
	return String(document);
}

function writePseudoContent(folder: string): void {
	cpSync(fixtureContent, folder, { recursive: true });
	for (const path of globSync('**/*.{md,yaml}', { cwd: folder })) {
		const text = readFileSync(join(folder, path), 'utf8');
		const [, frontMatter] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
		const changed = frontMatter === undefined ? inCyrillic(text) : `---\n${inCyrillic(frontMatter)}---\nТекст.\n`;
		writeFileSync(join(folder, path), path === 'site.yaml' ? `lang: ${lang}\n${changed}` : changed);
	}
	writeFileSync(join(folder, 'texts.yaml'), stringify(pseudoTexts));
}

/** What stays as it is: slugs, which Markdown shows, code, addresses, and names of formats and of GitHub. */
const slugs = globSync('**/*.md', { cwd: fixtureContent }).map((path) => basename(path, '.md'));
const untranslated = [
	/\]\([^)]*\)|<[^>]*>|https?:\S+|\/[\w./-]+|`[^`]*`|\{\w+\}/g,
	/\b[\w.-]*\w@\S+|\b[\w-]+(?:\.[\w-]+)+\b/g,
	new RegExp(`(?<=\\[)[a-z0-9-]+(?=…)|(?<![\\w-])(?:${slugs.join('|')})(?![\\w-])`, 'g'),
	/\b[a-z0-9]+(?:-[a-z0-9]+)+\b/g,
	/\b(?:JSON(?: Feed)?|GitHub|Markdown|MCP|API|Atom|JavaScript|GPL|HTML|Ctrl|iCalendar|SVG)\b/g,
];

/** The Latin letters of a text, with marks for the rest; empty when it has none. */
function latinOf(text: string): string {
	const rest = untranslated.reduce((left, pattern) => left.replace(pattern, '…'), text);
	if (!/[a-z]{2}/i.test(rest)) return '';
	return rest
		.replace(/[^\p{ASCII}’“”–]+/gu, '…')
		.replace(/\d+/g, '0')
		.replace(/…(?:[\s.,;()[\]…-]*…)+/g, '…')
		.replace(/\s+/g, ' ')
		.trim();
}

const attributes = ['title', 'aria-label', 'alt', 'placeholder', 'data-title', 'label'];
const unread = new Set(['script', 'style', 'code', 'pre', 'kbd', 'link', 'id', 'uri', 'generator']);

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Texts of nodes, and of the attributes that are read. */
function textsOfNode(node: Node): string[] {
	// Feeds have HTML as text.
	if (node.type === ElementType.Text)
		return /<\/\w+>/.test(node.data) ? parseDocument(node.data).children.flatMap(textsOfNode) : [node.data];
	if (!('children' in node)) return [];
	const { name, attribs } = 'attribs' in node ? node : { name: '', attribs: {} as Record<string, string> };
	const isRead = name === 'meta' && /description|title|alt/.test(`${attribs['name']} ${attribs['property']}`);
	const read = [...attributes, ...(isRead ? ['content'] : [])].map((attribute) => attribs[attribute] ?? '');
	return [
		...(name === 'link' || !unread.has(name) ? read : []),
		...(unread.has(name) ? [] : node.children.flatMap(textsOfNode)),
	];
}

function textsOf(path: string, text: string): string[] {
	const ending = extname(path);
	if (ending === '.html' || ending === '.svg' || ending === '.atom')
		return parseDocument(text, { xmlMode: ending !== '.html' }).children.flatMap(textsOfNode);
	if (ending === '.ics')
		return text.replace(/\r\n /g, '').match(/(?<=^(?:SUMMARY|DESCRIPTION|X-WR-CALNAME):).*$/gm) ?? [];
	if (ending === '.json') return textsOfFeed(JSON.parse(text));
	return text.replace(/```[\s\S]*?```/g, '').split(/\n|\|/);
}

interface JsonTexts {
	readonly title: string;
	readonly content_text?: string;
	readonly content_html?: string;
	readonly items?: readonly JsonTexts[];
}

const textsOfFeed = ({ title, content_text = '', content_html = '', items = [] }: JsonTexts): string[] => [
	title,
	content_text,
	...parseDocument(content_html).children.flatMap(textsOfNode),
	...items.flatMap(textsOfFeed),
];

/** Guides for developers, editors and agents describe the contract and its commands, which are English on every board. */
const english = /^(?:developers|editors|auth|llms)\b/;

const content = join(temporaryFolder(), 'content');
const out = join(temporaryFolder(), 'dist');

beforeAll(async () => {
	writePseudoContent(content);
	// In a copy: a build in another language would remove the bundle of the pages that the others use.
	await build(copyCheckout(join(temporaryFolder(), 'checkout')), { CONTENT_DIR: content, OUT_DIR: out });
});

/** Pictures that a build draws, as SVG. */
function pictures(): [path: string, text: string][] {
	const catalog = loadCatalog({ contentDir: content, date: '2026-11-20' });
	const cards = [
		siteCardSvg(siteCardProps(catalog)),
		...catalog.products.map((product) => productCardSvg(productCardProps(catalog, product))),
		...catalog.launch_periods.map((period) => launchPeriodCardSvg(launchPeriodCardProps(catalog, period))),
		...[siteBadge(catalog), ...catalog.products.flatMap((one) => placesOf({ ...catalog, has_images: true }, one))].map(
			({ badge }) => badgeSvg(badge),
		),
	];
	return cards.map((svg) => ['card.svg', svg]);
}

test('every text of a page, a feed or a card is content or from the table, but for those that are listed', async () => {
	const folder = join(out, 'client');
	const paths = globSync(['**/*.{html,md,atom,ics}', 'feeds/**/*.json'], { cwd: folder }).filter(
		(path) => !english.test(path),
	);
	const files = [
		...paths.map((path): [string, string] => [path, readFileSync(join(folder, path), 'utf8')]),
		...pictures(),
	];
	const found = new Set(files.flatMap(([path, text]) => textsOf(path, text).map(latinOf)).filter(Boolean));
	console.log(`${found.size} texts bypass the table.`);
	await expect([...found].sort().join('\n')).toMatchFileSnapshot('bypassing.txt');
});
