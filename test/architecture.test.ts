import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const guide = readFileSync('docs/architecture.md', 'utf8');

/** The cells of the rows of the table below a heading of `docs/architecture.md`. */
function rowsBelow(heading: string): string[][] {
	const section = guide.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
	const rows = section.split('\n').filter((line) => line.startsWith('| '));
	return rows.slice(2).map((row) => row.split('|').slice(1, -1));
}

/** What a cell has in backticks. */
const namesIn = (cell = ''): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);

interface Layer {
	readonly path: string;
	/** The paths of the layers that it imports. */
	readonly layers: readonly string[];
	/** The packages that it imports. A `*` at the end stands for any ending. */
	readonly packages: readonly string[];
}

const pathOf = (name: string): string => (/^(?:netlify|scripts|astro\.config\.mjs)$/.test(name) ? name : `src/${name}`);

/** The import table. Folders come before those that contain them: the first that a file lies under is its layer. */
const layers = rowsBelow('Import rules').map(
	([name, imported, packages]): Layer => ({
		path: pathOf(namesIn(name)[0] ?? ''),
		layers: namesIn(imported).map(pathOf),
		packages: namesIn(packages),
	}),
);

/** Modules of the content that read files: the rest of it is pure. */
const readers = ['content-folder', 'read-content', 'read-single-files', 'fingerprint', 'pictures'].map(
	(name) => `src/content/${name}.ts`,
);
/** The one module that looks into pictures of editors without decoding them. */
const pictureReader = 'src/content/pictures.ts';
/** Pages may load the catalog, and nothing else of it but its types. */
const pagesMayImport = ['src/catalog/current-catalog.ts', 'src/catalog/catalog.ts'];

const layerOf = (file: string): Layer | undefined =>
	layers.find(({ path }) => file === path || file.startsWith(`${path}/`));

const isOf = (specifier: string, name: string): boolean =>
	name.endsWith('*') ? specifier.startsWith(name.slice(0, -1)) : specifier === name || specifier.startsWith(`${name}/`);

/** The file that a specifier leads to; a package as it is written. */
const targetOf = (file: string, specifier: string): string =>
	specifier.startsWith('.') ? (posix.join(posix.dirname(file), specifier).split('?')[0] ?? '') : specifier;

/** Why a file must not import a module; `undefined` when it may. */
function objection(file: string, specifier: string): string | undefined {
	const layer = layerOf(file);
	if (!layer) return `${file} is in no layer`;
	const target = targetOf(file, specifier);
	if (specifier.startsWith('.')) {
		if (layer.path === 'src/pages' && target.startsWith('src/catalog/') && !pagesMayImport.includes(target)) {
			return `${file} imports ${target}: pages load the catalog and leave the rest to render`;
		}
		const own = layerOf(target)?.path;
		return own !== undefined && [layer.path, 'src/user-error.ts', ...layer.layers].includes(own)
			? undefined
			: `${file} imports ${target}`;
	}
	// Some modules, such as `node:sqlite`, are listed with the prefix, which they need.
	if (!specifier.startsWith('node:') && builtinModules.includes(specifier))
		return `${file} imports ${specifier} without \`node:\``;
	const isForReaders = layer.path === 'src/content' && specifier.startsWith('node:');
	const isForPictures = isOf(specifier, 'image-size');
	const isAllowed =
		layer.packages.some((name) => isOf(specifier, name)) &&
		(!isForReaders || readers.includes(file)) &&
		(!isForPictures || file === pictureReader);
	return isAllowed ? undefined : `${file} imports ${specifier}`;
}

/** What a row of the table names although no file of its layer imports it. */
function unusedRules({ path, layers: allowed, packages }: Layer): string[] {
	const targets = files
		.filter((file) => layerOf(file)?.path === path)
		.flatMap((file) => importsOf(texts.get(file) ?? '').map((specifier) => targetOf(file, specifier)));
	return [
		...allowed.filter((other) => !targets.some((target) => layerOf(target)?.path === other)),
		...packages.filter((name) => !targets.some((target) => isOf(target, name))),
	].map((rule) => `${path} does not import ${rule}`);
}

/** Layers that import one below them in the table. */
const upwards = (table: readonly Layer[]): string[] =>
	table.flatMap(({ path, layers: imported }, index) =>
		imported
			.filter((other) => table.findIndex((row) => row.path === other) >= index)
			.map((other) => `${path} imports ${other}`),
	);

const importPattern =
	/^\s*(?:import|export)\s+(?:[\w*{][^'"`;=()]*?\sfrom\s+)?['"]([^'"]+)['"]|(?<!\.)\bimport\(\s*['"]([^'"]+)['"]/gm;

const importsOf = (source: string): string[] =>
	[...source.matchAll(importPattern)].map(([, named, dynamic]) => named ?? dynamic ?? '');

const files = globSync([
	'src/{**,pages/.well-known/**}/*.{ts,astro}',
	'scripts/**/*.ts',
	'netlify/**/*.ts',
	'astro.config.mjs',
])
	.filter((file) => !file.endsWith('.d.ts'))
	.sort();
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** Groups of modules that import each other, each in the order of the imports. */
function circles(): string[] {
	const found: string[] = [];
	const done = new Set<string>();
	const visit = (file: string, path: readonly string[]): void => {
		if (path.includes(file)) {
			found.push([...path.slice(path.indexOf(file)), file].join(' → '));
			return;
		}
		if (done.has(file)) return;
		for (const specifier of importsOf(texts.get(file) ?? '').filter((name) => name.startsWith('.'))) {
			visit(posix.join(posix.dirname(file), specifier), [...path, file]);
		}
		done.add(file);
	};
	for (const file of files) visit(file, []);
	return found;
}

describe('the architecture', () => {
	test('has modules that import only what the table allows', () => {
		const objections = files.flatMap((file) =>
			importsOf(texts.get(file) ?? '').flatMap((specifier) => objection(file, specifier) ?? []),
		);
		expect(objections).toEqual([]);
	});

	test('has layers that import what the table says, and only layers above them', () => {
		expect(layers.flatMap(unusedRules)).toEqual([]);
		expect(upwards(layers)).toEqual([]);
	});

	test('has no circles of imports', () => {
		expect(circles()).toEqual([]);
	});

	const removable = rowsBelow('The core').map(([name = '', lines, parts, importers, namers]) => {
		const paths = namesIn(parts);
		const isInside = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`));
		return { name: name.trim(), lines, paths, importers: namesIn(importers), namers: namesIn(namers), isInside };
	});

	test.for(removable)('has a part that at most five files import, and no others: $name', (part) => {
		const targets = (file: string) => importsOf(texts.get(file) ?? '').map((specifier) => targetOf(file, specifier));
		const lines = files.filter(part.isInside).flatMap((file) => (texts.get(file) ?? '').trimEnd().split('\n')).length;
		// Stated in two digits, they may be out of date by a fifth.
		expect(Math.abs(Number(part.lines?.replace(',', '')) / lines - 1)).toBeLessThan(0.2);
		expect(files.filter((file) => !part.isInside(file) && targets(file).some(part.isInside))).toEqual(part.importers);
		expect(part.importers.length).toBeLessThanOrEqual(5);
		expect([...part.paths, ...part.namers].filter((path) => !existsSync(path))).toEqual([]);
	});

	test('has files of at most 300 lines', () => {
		const long = files
			// A translator edits the texts of a language in one file.
			.filter((file) => !file.endsWith('.generated.ts') && !file.startsWith('src/texts/languages/'))
			.filter((file) => (texts.get(file) ?? '').split('\n').length > 301);
		expect(long).toEqual([]);
	});

	test('has one line for each function of Netlify, which a board copies, and a configuration where Netlify reads it', () => {
		const entries = files.filter((path) => path.startsWith('netlify/'));
		expect(entries).toEqual([
			...['agents', 'api', 'negotiate'].map((name) => `netlify/edge-functions/${name}.ts`),
			...['agents', 'rebuild'].map((name) => `netlify/functions/${name}.ts`),
		]);
		const code = (file: string) => texts.get(file)?.replace(/\n(?:\/\*\*.*\*\/\n)?/g, '');
		for (const file of entries) {
			const source = `'../../src/hosts/${file}';`;
			// Netlify reads the configuration of a function as text, and that of an edge function as a module.
			const expected = file.startsWith('netlify/functions/')
				? new RegExp(`^export { default } from ${source}export const config = { [^}]* };$`)
				: new RegExp(`^export { config, default } from ${source}$`);
			expect(code(file)).toMatch(expected);
		}
	});

	test('keeps what runs at the edge and in the renderers free of Node', () => {
		const portable =
			/^src\/(?:agents|contract|drafts|hosts\/netlify\/(?:edge-functions|shared)|http|render|routes|search)\//;
		const bound = files
			.filter((file) => portable.test(file))
			.filter((file) => /from 'node:|\bprocess\.|\bBuffer\b/.test(texts.get(file) ?? ''));
		expect(bound).toEqual([]);
	});

	test('reads the environment where processes start, and hands it to config', () => {
		const readsEnvironment = files.filter((file) => texts.get(file)?.includes('process.env'));
		const allowed =
			/^(?:scripts\/|src\/integration\.ts$|src\/(?:config|build|git)\/|src\/hosts\/(?:node\/|netlify\/functions\/))/;
		expect(readsEnvironment.filter((file) => !allowed.test(file))).toEqual([]);
		expect(files.filter((file) => texts.get(file)?.includes('import.meta.env'))).toEqual([]);
	});
});

describe('the import table', () => {
	test.for([
		['src/http/files.ts', '../catalog/load.ts', 'src/http/files.ts imports src/catalog/load.ts'],
		['src/http/files.ts', 'zod', 'src/http/files.ts imports zod'],
		['src/catalog/facets.ts', '../content-x/y.ts', 'src/catalog/facets.ts imports src/content-x/y.ts'],
		['src/search/terms.ts', 'stemmer-x', 'src/search/terms.ts imports stemmer-x'],
		['src/render/json/search.ts', '../props/week.ts', 'src/render/json/search.ts imports src/render/props/week.ts'],
		['src/catalog/name-order.ts', 'fs', 'src/catalog/name-order.ts imports fs without `node:`'],
		['src/content/schemas/product.ts', '../issue.ts', 'src/content/schemas/product.ts imports src/content/issue.ts'],
		['src/content/read-content.ts', 'image-size', 'src/content/read-content.ts imports image-size'],
		[
			'src/pages/404.astro',
			'../catalog/ranking.ts',
			'src/pages/404.astro imports src/catalog/ranking.ts: pages load the catalog and leave the rest to render',
		],
		['src/elsewhere/x.ts', 'zod', 'src/elsewhere/x.ts is in no layer'],
	] as const)('forbids %s to import %s', ([file, specifier, expected]) => {
		expect(objection(file, specifier)).toBe(expected);
	});

	test('objects to a rule that nothing needs, and to an import of a layer below', () => {
		const path = 'src/http';
		const unneeded = { path, layers: ['src/contract', 'src/catalog'], packages: ['zod'] };
		expect(unusedRules(unneeded)).toEqual(['src/http does not import src/catalog', 'src/http does not import zod']);
		const contract = { path: 'src/contract', layers: [path], packages: [] };
		expect(upwards([contract, { path, layers: [contract.path], packages: [] }])).toEqual([
			'src/contract imports src/http',
		]);
	});

	test('sees imports in every form', () => {
		const source =
			"import a from 'a';\nimport 'b';\nexport { c } from 'c';\nimport {\n\td,\n} from 'd';\nawait import('e');";
		expect(importsOf(source)).toEqual(['a', 'b', 'c', 'd', 'e']);
	});
});
