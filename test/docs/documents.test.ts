import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type Document, documentAt, documents, readDocument, targetOf } from './documents.ts';

interface Manifest {
	readonly files: readonly string[];
	readonly scripts: Readonly<Record<string, string>>;
	readonly dependencies: Readonly<Record<string, string>>;
}

const { files, scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** Addresses that lead nowhere, as `file: address`. */
const brokenLinks = ({ file, addresses }: Document): string[] =>
	addresses.filter((address) => {
		const target = targetOf(file, address);
		if (!target) return false;
		if (!existsSync(target.file)) return true;
		return target.anchor !== '' && !documentAt(target.file).anchors.has(target.anchor);
	});

const missingScripts = ({ blocks }: Document): string[] =>
	blocks
		.filter(({ language }) => language === 'sh')
		.flatMap(({ text }) => Array.from(text.matchAll(/\bnpm run ([a-z:]+)/g), ([, name = '']) => name))
		.filter((name) => !(name in scripts));

test.each(documents.map((document) => [document.file, document] as const))(
	'%s links to files and headings, names files and calls scripts that exist',
	(_, document) => {
		expect(brokenLinks(document)).toEqual([]);
		expect(document.paths.filter((path) => !existsSync(path))).toEqual([]);
		expect(missingScripts(document)).toEqual([]);
	},
);

/** Whether the package has a file of the repository, by the list in package.json. */
function isPacked(path: string): boolean {
	const has = (pattern: string) => posix.matchesGlob(path, pattern) || path.startsWith(`${pattern}/`);
	return !files.includes(`!${path}`) && [...files, 'README.md', 'LICENSE'].some(has);
}

test.each(documents.filter(({ file }) => file.startsWith('docs/') && isPacked(file)))(
	'$file, which the package has, links only to files of the package',
	({ file, addresses }) => {
		const targets = addresses.flatMap((address) => targetOf(file, address)?.file ?? []);
		expect(targets.filter((target) => !isPacked(target))).toEqual([]);
		expect(['src/places.ts', 'docs/architecture.md'].filter(isPacked)).toEqual([]);
	},
);

test('a document in which everything is wrong is found', () => {
	const wrong = readDocument(
		'README.md',
		'[a](docs/nowhere.md) [b](#nowhere) `src/nowhere.ts`\n\n```sh\nnpm run nothing\\n```',
	);
	expect(brokenLinks(wrong)).toEqual(['docs/nowhere.md', '#nowhere']);
	expect(wrong.paths).toEqual(['src/nowhere.ts']);
	expect(missingScripts(wrong)).toEqual(['nothing']);
});

test("the editors' guide names commands that exist", () => {
	const guide = readFileSync('src/render/guides/editors.md', 'utf8');
	const named = Array.from(guide.matchAll(/npm run (?:-s )?([a-z]+)/g), ([, name = '']) => name);
	expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(Object.keys(scripts))('docs/configuration.md explains the npm script `%s`', (name) => {
	const { text } = documentAt('docs/configuration.md');
	expect(text).toMatch(new RegExp(`^\\|[^|]*\`npm (?:run )?${name}[ \`]`, 'm'));
});

test('docs/decisions.md has a reason for each runtime dependency, and for nothing else', () => {
	const [, packages = ''] = documentAt('docs/decisions.md').text.split('## Runtime dependencies');
	const named = (packages.match(/^\| `[^|]+/gm) ?? []).flatMap((cell) => cell.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
	expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted());
});
