import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What a layer may import beside itself: layers by their folders, and packages by the beginning of their name. */
interface Layer {
	readonly layers: readonly string[];
	readonly packages: readonly string[];
}

const remark = ['remark', 'rehype', 'hast', 'mdast', 'micromark', 'github-slugger'];
/** Of feeds, calendars, badges, types of the contract, and the fonts of pages. */
const formats = ['xast', 'ical-generator', 'openapi-types', '@fontsource-variable/source-serif-4'];

/** Folders of `src/`. */
const sources = (names: string): string[] => names.split(' ').map((name) => `src/${name}`);

/** The import table of `docs/architecture.md`. Longer paths first: the first that a file lies under is its layer. */
const layers: Readonly<Record<string, Layer>> = {
	'src/user-error.ts': { layers: [], packages: [] },
	'src/routes': { layers: [], packages: ['leven'] },
	'src/contract': { layers: ['src/routes'], packages: [] },
	'src/config': { layers: ['src/routes'], packages: ['zod'] },
	'src/content/schemas': {
		layers: ['src/routes'],
		packages: ['zod', '@sindresorhus/transliterate', 'remark', 'mdast', 'micromark'],
	},
	'src/content': { layers: sources('content/schemas routes'), packages: ['zod', 'gray-matter', 'js-yaml', 'yaml'] },
	'src/catalog': { layers: sources('content content/schemas routes'), packages: [] },
	'src/search': { layers: ['src/routes'], packages: ['minisearch', 'stemmer'] },
	'src/drafts': { layers: sources('content/schemas contract routes'), packages: ['zod', 'yaml'] },
	'src/render': {
		layers: sources('catalog content/schemas contract routes search drafts'),
		packages: [...remark, ...formats, 'yaml'],
	},
	'src/pages': {
		layers: sources('agents catalog contract drafts render routes'),
		packages: ['astro'],
	},
	'src/http': { layers: sources('contract routes'), packages: [] },
	'src/agents': {
		layers: sources('content/schemas contract drafts routes search'),
		packages: ['@modelcontextprotocol/server', 'zod'],
	},
	'src/verify': {
		layers: ['src/routes'],
		packages: ['ajv', 'htmlparser2', 'mdast', 'remark', 'sax', 'yaml', 'node:'],
	},
	'src/build': {
		layers: sources('catalog config content content/schemas contract git render routes verify'),
		packages: ['astro', 'virtual:astro:', 'sharp', 'zod', 'node:'],
	},
	'src/git': { layers: sources('content content/schemas'), packages: ['node:'] },
	'src/editing': {
		layers: sources('build catalog content content/schemas contract drafts git routes'),
		packages: ['csv-parse', 'yaml', 'zod', 'node:'],
	},
	'src/diff': {
		layers: sources('catalog content content/schemas contract render routes'),
		packages: ['node:'],
	},
	'src/review': {
		layers: sources('build catalog content content/schemas diff git'),
		packages: ['node:'],
	},
	'src/hosts/node': {
		layers: sources('agents build config contract http routes'),
		packages: ['astro', 'ioredis', 'lru-cache', 'node:'],
	},
	// Entry points only: Netlify deploys whatever lies in these two folders.
	'src/hosts/netlify/edge-functions': { layers: ['src/hosts/netlify/shared'], packages: [] },
	'src/hosts/netlify/functions': {
		layers: sources('agents contract routes'),
		packages: ['node:'],
	},
	'src/hosts/netlify/shared': {
		layers: sources('contract http'),
		packages: ['@netlify/edge-functions'],
	},
	'astro.config.mjs': {
		layers: sources('build catalog config content hosts/node routes'),
		packages: ['@astrojs/node', 'astro'],
	},
	scripts: {
		layers: sources(
			'build catalog config content content/schemas contract drafts editing git hosts/node review routes verify',
		),
		packages: ['astro', 'commander', '@clack/prompts', 'yaml', 'zod', 'node:', 'playwright-core'],
	},
};

/** Modules of the content that read files: the rest of it is pure. */
const readers = ['content-folder', 'read-content', 'read-single-files', 'fingerprint', 'pictures'].map(
	(name) => `src/content/${name}.ts`,
);
/** The one module that looks into pictures of editors without decoding them. */
const pictureReader = 'src/content/pictures.ts';
/** Pages may load the catalog, and nothing else of it but its types. */
const pagesMayImport = ['src/catalog/current-catalog.ts', 'src/catalog/catalog.ts'];

const layerOf = (file: string): string | undefined =>
	Object.keys(layers).find((path) => file === path || file.startsWith(`${path}/`));

/** Why a file must not import a module; `undefined` when it may. */
function objection(file: string, specifier: string): string | undefined {
	const layer = layerOf(file);
	const rules = layer === undefined ? undefined : layers[layer];
	if (!layer || !rules) return `${file} is in no layer`;
	if (specifier.startsWith('.')) {
		const [target = ''] = posix.join(posix.dirname(file), specifier).split('?');
		if (layer === 'src/pages' && target.startsWith('src/catalog/') && !pagesMayImport.includes(target)) {
			return `${file} imports ${target}: pages load the catalog and leave the rest to render`;
		}
		const own = layerOf(target);
		return own === layer || own === 'src/user-error.ts' || rules.layers.some((name) => own === name)
			? undefined
			: `${file} imports ${target}`;
	}
	// Some modules, such as `node:sqlite`, are listed with the prefix, which they need.
	if (!specifier.startsWith('node:') && builtinModules.includes(specifier))
		return `${file} imports ${specifier} without \`node:\``;
	if (specifier.startsWith('node:') && readers.includes(file)) return undefined;
	if (specifier.startsWith('image-size/types/') && file === pictureReader) return undefined;
	return rules.packages.some((name) => specifier.startsWith(name)) ? undefined : `${file} imports ${specifier}`;
}

const importPattern =
	/^\s*(?:import|export)\s+(?:[\w*{][^'"`;=()]*?\sfrom\s+)?['"]([^'"]+)['"]|(?<!\.)\bimport\(\s*['"]([^'"]+)['"]/gm;

const importsOf = (source: string): string[] =>
	[...source.matchAll(importPattern)].map(([, named, dynamic]) => named ?? dynamic ?? '');

const files = globSync(['src/**/*.{ts,astro}', 'scripts/**/*.ts', 'astro.config.mjs'])
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

	test('has no circles of imports', () => {
		expect(circles()).toEqual([]);
	});

	const guide = readFileSync('docs/architecture.md', 'utf8').split('## The core')[1]?.split('\n## ')[0] ?? '';
	const removable = guide
		.split('\n')
		.filter((line) => line.startsWith('| '))
		.slice(2);

	test.for(removable)('has a part that these files import, and no others: %s', (row) => {
		const [, , parts = '', importers = ''] = row.split('|');
		const paths = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) => path);
		const isInside = (file: string) => paths(parts).some((path) => file === path || file.startsWith(`${path}/`));
		const targets = (file: string) =>
			importsOf(texts.get(file) ?? '').map((specifier) => posix.join(posix.dirname(file), specifier));
		expect(files.some(isInside)).toBe(true);
		expect(files.filter((file) => !isInside(file) && targets(file).some(isInside))).toEqual(paths(importers));
	});

	test('has one idea per file, in at most 300 lines, under a name that says it', () => {
		const names = {
			astro: /^(?:[A-Z][A-Za-z]*|404|\[\.{3}[a-z]+\])\.astro$/,
			ts: /^(?:[a-z0-9_-]+|\[(?:\.{3})?[a-z]+\]|SKILL)(?:\.[a-z]+)*\.m?[jt]s$/,
		};
		const wrong = files
			.filter((file) => !file.endsWith('.generated.ts'))
			.filter(
				(file) =>
					(texts.get(file) ?? '').split('\n').length > 301 ||
					!names[file.endsWith('.astro') ? 'astro' : 'ts'].test(posix.basename(file)) ||
					/(?:^|\/)(?:utils?|helpers?|common|misc|types)(?:\/|\.)/.test(file),
			);
		expect(wrong).toEqual([]);
	});

	test('has only entry points among the edge functions, each a default export with a configuration', () => {
		const entries = files.filter((path) => path.startsWith('src/hosts/netlify/edge-functions/'));
		expect(entries.map((path) => posix.basename(path))).toEqual(['agents.ts', 'api.ts', 'negotiate.ts']);
		for (const file of entries) {
			const source = texts.get(file) ?? '';
			expect(source).toMatch(/^export default /m);
			expect(source).toMatch(/^export const config = /m);
			expect(source.split('\n').length).toBeLessThanOrEqual(30);
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
			/^(?:astro\.config\.mjs$|scripts\/|src\/(?:config|build|git)\/|src\/hosts\/(?:node\/|netlify\/functions\/))/;
		expect(readsEnvironment.filter((file) => !allowed.test(file))).toEqual([]);
		expect(files.filter((file) => texts.get(file)?.includes('import.meta.env'))).toEqual([]);
	});
});

describe('the import table', () => {
	test.for([
		['src/http/files.ts', '../catalog/load.ts', 'src/http/files.ts imports src/catalog/load.ts'],
		['src/http/files.ts', 'zod', 'src/http/files.ts imports zod'],
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

	test('is the one of docs/architecture.md', () => {
		const rows = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `([\w.]+)` \| (.+?) \| .*\|$/gm)];
		const documented = new Map(rows.map(([, name = '', may = '']) => [name, may]));
		/** `hosts` of `src/hosts/node`. */
		const shortName = (path: string) => path.replace(/^src\//, '').split('/')[0] ?? '';
		const missing = Object.entries(layers).flatMap(([path, { layers: allowed }]) => {
			const name = shortName(path);
			const may = documented.get(name) ?? '';
			return allowed
				.map(shortName)
				.filter((other) => other !== name && !may.includes('all of the above') && !may.includes(other))
				.map((other) => `${name} may import ${other}`);
		});
		expect(missing).toEqual([]);
		expect(documented.get('http')).toBe('contract, routes');
	});

	test('sees imports in every form', () => {
		const source =
			"import a from 'a';\nimport 'b';\nexport { c } from 'c';\nimport {\n\td,\n} from 'd';\nawait import('e');";
		expect(importsOf(source)).toEqual(['a', 'b', 'c', 'd', 'e']);
	});
});
