// First, so that it counts the blocks of all modules that follow.
import './support/count-steps.ts';
import { stemmer } from 'stemmer';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { checkBody, maximumBodyBytes, maximumMarkup } from '../src/content/schemas/body.ts';
import { slugOf } from '../src/content/schemas/names.ts';
import { httpUrl, line, printable } from '../src/content/schemas/text.ts';
import { splitFile } from '../src/content/split-file.ts';
import { websiteKey } from '../src/contract/data-files.ts';
import { checkDraft } from '../src/drafts/check-draft.ts';
import { fillIn } from '../src/render/guides/prose-text.ts';
import { renderUntrusted } from '../src/render/html/prose.ts';
import { escapeText, fenced } from '../src/render/shared/markdown-document.ts';
import { monogramOf } from '../src/render/shared/monogram.ts';
import { letterOf } from '../src/render/shared/product-orders.ts';
import { readProposal } from '../src/review/read-proposal.ts';
import { termsOf } from '../src/search/terms.ts';
import { suggest } from '../src/urls/nearest.ts';
import { vocabulary } from './drafts/sample.ts';
import { catalogOf } from './support/catalog.ts';
import { countSteps } from './support/count-steps.ts';

const catalog = catalogOf([]);
const others = [{ slug: 'acme-notes', name: 'Acme Notes', website_url: 'https://acme.example/' }];

/** What meets texts of strangers, or of editors who may paste one. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
	checkBody: (text) => checkBody(text, 1),
	splitFile: (text) => splitFile(`---\nname: a\n---\n${text}`),
	'splitFile (front matter)': (text) => splitFile(`---\n${text}\n---\na`),
	'checkDraft (every field)': (text) =>
		checkDraft(
			{ name: text, tagline: text, website_url: text, categories: [text], description: text, period: text, slug: text },
			vocabulary,
			others,
		),
	'checkDraft (website_url)': (text) => checkDraft({ website_url: `https://acme.example/${text}` }, vocabulary, others),
	'checkDraft (field names)': (text) => checkDraft({ [text]: '' }, vocabulary, others),
	readProposal: (text) =>
		readProposal(`### Slug\n\nacme\n\n### File\n\n\`\`\`markdown\n${text}\n\`\`\``, () => undefined),
	suggest: (text) => suggest(text, ['acme-notes', 'a'.repeat(80), `b${text}`.slice(0, 100)]),
	slugOf,
	websiteKey: (text) => websiteKey(`https://acme.example/${text}`),
	escapeText,
	fenced,
	fillIn: (text) => fillIn(catalog, text),
	printable,
	httpUrl: (text) => httpUrl.safeParse(`https://acme.example/${text}`),
	line: (text) => line(80).safeParse(text),
};

/** Its texts have bounds: queries of 200 characters, names and taglines of 160. */
const boundedFunctions = { termsOf, stemmer, monogramOf, letterOf };

/** Units that are slow somewhere when they are repeated: spaces, marks, openings without an end, combining marks. */
const units = [
	...[' ', '\t', 'a', 'a ', ' a', '\n', 'a\n', '> ', '>\n', '- ', '- a\n', '1. ', '# a\n'],
	...['*', '*a', '*a ', ' a*', '_a', '~'],
	...['[', '[a](', '[a]: b\n', '![', '<', '<a ', '<!--', '&amp;', '\\', '`', '`a', '```\n', '|', '|-', '|a|\n|-|\n'],
	...['/', '../', 'a.', '-', ':', 'a: ', 'a: b\n', '"', "'", '[a, ', '? ', '%e', ' #', 'ü', '語', '\u0300\u0316'],
];

const kibibytes = (unit: string, size: number) => `${unit.repeat(Math.floor((size * 1024) / unit.length))}x`;

test.for(Object.entries({ ...functions, ...boundedFunctions }))(
	'the work for a text grows as the text does %s',
	([, work]) => {
		for (const unit of units) {
			const steps = [2, 32].map((size) => countSteps(() => work(kibibytes(unit, size))));
			const [least = 0, most = 0] = steps;
			expect(least).toBeGreaterThan(0);
			// Sixteen times as much text; a square would be 256 times the work.
			expect(most, `${JSON.stringify(unit)}: ${steps}`).toBeLessThan(24 * least + 10_000);
		}
	},
);

/** Units whose repetition takes the Markdown parser, or what works on its tree, time by more than their number. */
const heavyUnits = [
	...['> '.repeat(31), '>\t'.repeat(20), '- '.repeat(31), '1. '.repeat(20), '> - '.repeat(20)].map(
		(levels) => `${levels}a\n\n`,
	),
	...['>', '- ', 'a\n', 'a\n=\n', '- a\n', '- a\n\n  b\n\n', '    a\n\n', '```\n', '# a\n'],
	...['- - - [ ] a\n', '|a\n|-\n|b\n'],
	...['*a ', '_a*', '**a', '~~a~ ', '*a_b', '*[a](b)', '![*', '[a](', '[a](b (', '[a][b]', '![a](b', '[', '`` ` '],
	...[
		'&amp;',
		'\\*',
		'<http://a>',
		'![<!a&amp;# _](a)#a#',
		`|${'a|'.repeat(30)}\n|${'-|'.repeat(30)}\n${'b\n'.repeat(40)}\n`,
	],
	Array.from({ length: 50 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join(''),
];

const isAccepted = (body: string) => checkBody(body, 1) === undefined;
test.for(heavyUnits)('Markdown that is as heavy as the check accepts %j is rendered in few steps', (unit) => {
	const most = Math.min(maximumMarkup, Math.floor(maximumBodyBytes / unit.length));
	// What is accepted stays accepted with fewer of them.
	let [accepted, refused] = [0, most + 1];
	while (refused - accepted > 1) {
		const middle = Math.floor((accepted + refused) / 2);
		if (isAccepted(unit.repeat(middle))) accepted = middle;
		else refused = middle;
	}
	const heaviest = unit.repeat(accepted);
	expect(heaviest).not.toBe('');
	for (const body of [heaviest, heaviest.padEnd(maximumBodyBytes, ' word')]) {
		let html = '';
		// Without the limits, most of these bodies take billions or overflow the stack.
		expect(countSteps(() => (html = renderUntrusted(body)))).toBeLessThan(500_000_000);
		expect(html.length).toBeLessThan(2_000_000);
	}
});

describe('normalisation, which takes time by the square of the marks on one letter', () => {
	const normalize = vi.spyOn(String.prototype, 'normalize');
	afterAll(() => normalize.mockRestore());

	test.for(Object.entries(functions))('never meets a run of them in %s', ([, work]) => {
		normalize.mockClear();
		work(`a${'\u0300\u0316'.repeat(16_000)}`);
		const longest = normalize.mock.contexts.map((text) => String(text).length);
		expect(longest.filter((length) => length > 1_000)).toEqual([]);
	});
});
