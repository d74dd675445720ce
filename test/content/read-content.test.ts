import { mkdirSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAhead } from '../../src/content/content-folder.ts';
import { readContent } from '../../src/content/read-content.ts';
import { contentFolder, issuesIn, issuesOf, product, record, siteYaml, writeFiles } from './content-folder.ts';

const firstOf = (text: string | Uint8Array) => readContent(contentFolder({ 'products/acme.md': text })).products[0];

describe('readContent', () => {
	test('fills in what a product and a pricing model may leave out', () => {
		const { products, site } = readContent(
			contentFolder({ 'products/acme.md': product('launches: [{period: 2026-w46}]') }),
		);
		const [acme] = products;
		expect(site.pricing_models.map(({ free }) => free)).toEqual([true, false]);
		expect(acme?.slug).toBe('acme');
		expect(acme?.body).toBe('Text.');
		expect(acme?.frontMatter).toEqual({
			name: 'Acme',
			categories: ['writing'],
			discoverable: true,
			former_slugs: [],
			launches: [{ period: '2026-w46', plan: 'free', approved: false, votes: 0, comments: 0 }],
		});
	});

	test('takes words and phrases that mean the same from `synonyms.yaml`, which may be missing', () => {
		const synonymsOf = (text: string | null) => readContent(contentFolder({ 'synonyms.yaml': text })).synonyms;
		expect(synonymsOf(null)).toEqual([]);
		expect(synonymsOf('synonyms:\n  - [to do, todo]\n')).toEqual([['to do', 'todo']]);
	});

	test('finds files in sub-folders and passes over dot files', () => {
		const folder = contentFolder({
			'products/a/b/acme.md': product(),
			'products/.draft.md': '',
			'products/.x/y.md': '',
		});
		expect(readContent(folder).products.map(({ slug }) => slug)).toEqual(['acme']);
	});

	test('hashes the files that a build reads', () => {
		const folder = contentFolder({ 'launch_periods/2026-w46.csv': record('1,acme,9,9,0') });
		const hashes = [readContent(folder).hash];
		const edits = {
			'products/acme.md': product(),
			'launch_periods/2026-w46.csv': record(),
			'site.yaml': `${siteYaml}#`,
		};
		for (const [path, text] of Object.entries(edits)) {
			writeFiles(folder, { [path]: text });
			hashes.push(readContent(folder).hash);
		}
		expect(new Set(hashes).size).toBe(4);
	});

	test('is known before it is parsed: by names, kinds and bytes of everything that is read or refused', () => {
		const folder = contentFolder({ 'products/acme.md': product(), 'products/acme.png': 'a' });
		const hashes = [readAhead(folder).hash];
		const edit = (change: () => void) => {
			change();
			hashes.push(readAhead(folder).hash);
		};
		const edits = { 'products/acme.md': product().replace('Text', 'Next'), 'products/acme.png': 'b', 'site.yaml': '' };
		for (const [path, text] of Object.entries(edits)) edit(() => writeFiles(folder, { [path]: text }));
		edit(() => renameSync(join(folder, 'products/acme.md'), join(folder, 'products/acne.md')));
		edit(() => mkdirSync(join(folder, 'product')));
		edit(() => symlinkSync('acne.md', join(folder, 'products/link.md')));
		expect(new Set(hashes).size).toBe(7);
		edit(() => writeFiles(folder, { 'products/.draft.md': '', 'product/acme.md': '', 'notes.txt': '' }));
		edit(() => writeFiles(folder, { 'product/acme.md': 'a', 'notes.txt': 'a' }));
		expect(hashes.at(-1)).toBe(hashes.at(-2));
	});

	test('reads no file ahead that is too large for any content', () => {
		const folder = contentFolder();
		const { files } = readAhead(folder);
		// Without bytes on the disk. Node reads at most 2 GiB at once.
		writeFiles(folder, { 'products/huge.png': '', 'products/huge.md': '' });
		for (const name of ['huge.png', 'huge.md']) truncateSync(join(folder, 'products', name), 3 * 1024 ** 3);
		expect([...readAhead(folder).files.keys()]).toEqual([...files.keys()]);
		expect(issuesIn(folder)).toEqual([
			expect.stringContaining('huge.md:1:1 file: Must be 256 KiB or smaller.'),
			expect.stringContaining('huge.png:1:1 file: '),
		]);
	});

	test('accepts CRLF line ends and keeps their positions', () => {
		const crlf = (text: string) => text.replaceAll('\n', '\r\n');
		expect(firstOf(crlf(`${product()}More.\n`))?.body).toBe('Text.\nMore.');
		expect(
			issuesOf({ 'products/acme.md': crlf(product('launches:', '  - period: 2026-w46', '    votes: -1')) }),
		).toEqual(['content/products/acme.md:6:12 launches[0].votes: Must be 0 or more; this one is -1.']);
		expect(issuesOf({ 'products/acme.md': crlf(`${product()}a\u200b\n`) })).toEqual([
			'content/products/acme.md:6:2 body: Must not contain the invisible character U+200B. Delete it.',
		]);
	});

	test('normalises front matter and body to NFC', () => {
		const acme = firstOf(`${product('maker: Cafe\u0301')}Re\u0301sume\u0301`);
		expect(acme?.frontMatter.maker).toBe('Caf\u00e9');
		expect(acme?.body).toBe('Text.\nR\u00e9sum\u00e9');
	});

	test('reports every issue of every file, by path and from top to bottom', () => {
		const files = {
			'categories/writing.md': '---\nname: ""\n---\n',
			'pages/about.md': '---\ntitle: About\ndescription:\n---\n',
			'products/b.md': product('launches:', '  - period: 2026-w99', '    plan: gold', 'pricing_model: barter'),
			'products/a.md': product('average_rating: 6', 'tagline: ""'),
			'products/c.txt': '',
		};
		expect(issuesOf(files)).toEqual([
			'content/categories/writing.md:2:7 name: Must not be empty. Write some text, or delete the line if the key is optional.',
			'content/pages/about.md:3:13 description: Has no value. Write text, or delete the line if the key is optional.',
			'content/products/a.md:4:17 average_rating: Must be 5 or less; this one is 6.',
			'content/products/a.md:5:10 tagline: Must not be empty. Write some text, or delete the line if the key is optional.',
			'content/products/b.md:5:13 launches[0].period: No launch period has the slug `2026-w99`. Did you mean `2026-w46`?',
			'content/products/b.md:6:11 launches[0].plan: There is no plan `gold`. Use one of `free`, `featured`.',
			'content/products/b.md:7:16 pricing_model: There is no pricing model `barter`. Use one of `free`, `freemium`.',
			'content/products/c.txt:1:1 file: Only Markdown files and pictures belong here. Rename it to end in `.md`, `.png`, `.jpg` or `.webp`, or move it elsewhere.',
		]);
	});

	test('lists 100 issues of a file and counts the others', () => {
		const aliases = Array.from({ length: 250 }, () => '*a').join(', ');
		const lines = issuesOf({ 'products/acme.md': product(`launches: [${aliases}]`) });
		expect(lines).toHaveLength(101);
		expect(lines[100]).toBe(
			'content/products/acme.md:4:412 front matter: This and 149 more issues of the file are not listed. Fix the others first.',
		);
	});
});

describe('places that cannot be read', () => {
	test('a missing folder is one issue', () => {
		const missing = '/no/such/folder';
		expect(issuesIn(missing)).toEqual([
			'content:1:1 file: There is no such folder. Run the command in the folder of a board, or set `CONTENT_DIR`.',
		]);
	});

	test('links to files, to folders and to nothing are not followed', () => {
		const folder = contentFolder({ 'products/acme.md': product() });
		symlinkSync(join(folder, 'products/acme.md'), join(folder, 'products/file.md'));
		symlinkSync(join(folder, 'categories'), join(folder, 'products/folder'));
		symlinkSync(join(folder, 'nowhere'), join(folder, 'products/nothing.md'));
		symlinkSync(join(folder, 'categories'), join(folder, 'pages'));
		expect(issuesIn(folder)).toEqual([
			'content/pages:1:1 file: Must be a folder, not a file or a symbolic link. Put the folder itself here.',
			'content/products/file.md:1:1 file: Symbolic links are not followed. Put the file itself here.',
			'content/products/folder:1:1 file: Symbolic links are not followed. Put the file itself here.',
			'content/products/nothing.md:1:1 file: Symbolic links are not followed. Put the file itself here.',
		]);
	});

	// File systems of macOS take no such name.
	test.skipIf(process.platform === 'darwin')('a name that is not UTF-8 is refused', () => {
		const folder = contentFolder({ 'products/acme.md': product() });
		writeFileSync(Buffer.from(`${folder}/products/caf\xe9.md`, 'latin1'), product());
		expect(issuesIn(folder)).toEqual([
			'content/products/caf\ufffd.md:1:1 file: This name is not UTF-8. Rename the file or the folder.',
		]);
	});

	test('a file that is removed after its folder was listed is one issue', () => {
		const folder = contentFolder();
		const message = (path: string) =>
			`${folder}/${path}:1:1 file: This was removed or renamed while the content was being read. Run the command again.`;
		const gone = new Map([['products/gone.md', join(folder, 'gone.md')]]);
		expect(() => readContent(folder, gone)).toThrow(message('gone.md'));
	});

	test('a site.yaml that is a link or a folder is refused', () => {
		const linked = contentFolder({ 'site.yaml': null, 'other.yaml': siteYaml });
		symlinkSync(join(linked, 'other.yaml'), join(linked, 'site.yaml'));
		const nested = contentFolder({ 'site.yaml': null });
		mkdirSync(join(nested, 'site.yaml'));
		const refusal =
			'content/site.yaml:1:1 file: Must be a plain file, not a symbolic link or a folder. Put the file itself here.';
		expect(issuesIn(linked)).toEqual([refusal]);
		expect(issuesIn(nested)).toEqual([refusal]);
	});
});
