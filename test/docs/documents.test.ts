import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandsIn, provenBy } from './commands.ts';
import { type Document, documentAt, documents, pages, readDocument, targetOf } from './documents.ts';

interface Manifest {
	readonly scripts: Readonly<Record<string, string>>;
	readonly dependencies: Readonly<Record<string, string>>;
}

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** Addresses that lead nowhere, as `file: address`. */
const brokenLinks = ({ file, addresses }: Document): string[] =>
	addresses.filter((address) => {
		const target = targetOf(file, address);
		if (!target) return false;
		if (!existsSync(target.file)) return true;
		return target.anchor !== '' && !documentAt(target.file).anchors.has(target.anchor);
	});

/** Blocks of commands that nothing runs, with the reason. */
const unprovenCommands = ({ blocks }: Document): string[] =>
	blocks
		.filter(({ language }) => language === 'sh')
		.flatMap(({ text, comment }) => {
			if (/^not run: \S+ \S+ /.test(comment)) return [];
			return commandsIn(text).flatMap((command) => provenBy(command, comment, scripts) ?? []);
		});

describe.each(documents.map((document) => [document.file, document] as const))('%s', (_, document) => {
	test('links to files and headings that exist', () => {
		expect(brokenLinks(document)).toEqual([]);
	});

	test('names files that exist', () => {
		expect(document.paths.filter((path) => !existsSync(path))).toEqual([]);
	});

	test('has no command that nothing runs, unless it gives the reason', () => {
		expect(unprovenCommands(document)).toEqual([]);
	});
});

test.each([...documents, ...pages])('$file has no link that is broken as text', ({ brokenAsText }) => {
	expect(brokenAsText).toEqual([]);
});

describe('the checks of documents', () => {
	test.each([
		['[a](docs/nowhere.md)', 'docs/nowhere.md'],
		['[a](LICENSE#part)', undefined],
		['[a](#nowhere)\n\n# Here', '#nowhere'],
		['<img src="docs/images/nowhere.png">', 'docs/images/nowhere.png'],
	])('find the broken link in %s', (text, broken) => {
		const document = readDocument('README.md', text);
		if (broken === undefined) expect(() => brokenLinks(document)).toThrow('There is no document `LICENSE`.');
		else expect(brokenLinks(document)).toEqual([broken]);
	});

	test.each([
		'See code.md#part) for more.',
		'See [code](code.md#part for more.',
		'See [code](code.md with a space).',
		'See [code] (code.md).',
		'See (code)[code.md].',
		'# See code](code.md)',
	])('find the link that is broken as text in %s', (text) => {
		expect(readDocument('README.md', `[Sound](code.md), see (code).\n\n${text}`).brokenAsText).toHaveLength(1);
	});

	test('find the file that a text names', () => {
		expect(readDocument('README.md', 'See `src/nowhere.ts` and `content/products/acme.md`.').paths).toEqual([
			'src/nowhere.ts',
		]);
	});

	test.each([
		['```sh\nnpm run check\n```', '`npm run check` has no comment that names what runs it.'],
		[
			'<!-- run by: test/nowhere.ts (npm run check) -->\n```sh\nnpm run check\n```',
			'`test/nowhere.ts` does not exist.',
		],
		[
			'<!-- run by: test/docs/documents.ts (npm run check) -->\n```sh\nnpm run check\n```',
			'`test/docs/documents.ts` does not run `npm run check`.',
		],
		[
			'<!-- run by: test/docs/documents.ts (npm run nothing) -->\n```sh\nnpm run nothing\n```',
			'There is no script `nothing`.',
		],
	])('find that nothing runs %s', (text, problem) => {
		expect(unprovenCommands(readDocument('README.md', text))).toEqual([problem]);
	});

	test('accept a reason', () => {
		const text = '<!-- not run: needs an account of the host -->\n```sh\nnetlify deploy\n```';
		expect(unprovenCommands(readDocument('README.md', text))).toEqual([]);
	});
});

describe('README.md', () => {
	test('has at most 200 lines', () => {
		expect(documentAt('README.md').text.split('\n').length - 1).toBeLessThanOrEqual(200);
	});

	test('shows pictures of at most 150 KB', () => {
		const pictures = documentAt('README.md').addresses.filter((address) => /\.(?:png|webp)$/.test(address));
		expect(pictures.length).toBeGreaterThan(0);
		expect(pictures.filter((file) => readFileSync(file).length > 150_000)).toEqual([]);
	});
});

describe('docs/architecture.md', () => {
	const { text, blocks } = documentAt('docs/architecture.md');

	test('shows `ls src` as it is', () => {
		const listing = blocks.find((block) => block.text.startsWith('$ ls src\n'))?.text.split('\n')[1];
		expect(listing?.split(/\s+/)).toEqual(readdirSync('src').toSorted());
	});

	test.each(['A product, from its file to JSON', 'A request, from the socket to bytes'])(
		'walks through at most ten files in "%s"',
		(title) => {
			const [, walk = ''] = text.split(`## ${title}\n`);
			const steps = walk.split('\n## ')[0]?.match(/^\d+\. .+$/gm) ?? [];
			expect(steps.length).toBeGreaterThan(0);
			expect(steps.length).toBeLessThanOrEqual(10);
		},
	);
});

describe('docs/configuration.md', () => {
	const { text } = documentAt('docs/configuration.md');

	test.each(Object.keys(scripts))('explains the npm script `%s`', (name) => {
		expect(text).toMatch(new RegExp(`^\\|[^|]*\`npm (?:run )?${name}[ \`]`, 'm'));
	});

	test('names every setting whose value no error shows', () => {
		const secrets = readdirSync('src/config').flatMap(
			(file) => readFileSync(`src/config/${file}`, 'utf8').match(/^\t\w+(?=: secret\()/gm) ?? [],
		);
		const [, list = ''] = /The sentence holds no\s+value of (.*?), and no user information/s.exec(text) ?? [];
		expect(list.match(/\w+(?=`)/g)?.toSorted()).toEqual(secrets.map((name) => name.trim()).toSorted());
	});
});

describe('docs/decisions.md', () => {
	const { text } = documentAt('docs/decisions.md');
	const [decisions = '', packages = ''] = text.split('## Runtime dependencies');

	test('numbers decisions in order, and lists each by its subject', () => {
		const numbers = (decisions.match(/^\d+(?=\. \*\*)/gm) ?? []).map(Number);
		expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
		const listed = (decisions.match(/^\|[^|]+\|[\d, ]+\|$/gm) ?? []).flatMap((row) => row.match(/\d+/g) ?? []);
		expect(listed.map(Number).toSorted((a, b) => a - b)).toEqual(numbers);
	});

	test('has a reason for each runtime dependency, and for nothing else', () => {
		const named = (packages.match(/^\| `[^|]+/gm) ?? []).flatMap((cell) => cell.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
		expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted());
	});
});
