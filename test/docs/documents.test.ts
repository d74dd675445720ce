import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandsIn, provenBy } from './commands.ts';
import { type Document, documentAt, documents, targetOf } from './documents.ts';

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

describe('docs/architecture.md', () => {
	const { blocks } = documentAt('docs/architecture.md');

	test('shows `ls src` as it is', () => {
		const listing = blocks.find((block) => block.text.startsWith('$ ls src\n'))?.text.split('\n')[1];
		expect(listing?.split(/\s+/)).toEqual(readdirSync('src').toSorted());
	});
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
