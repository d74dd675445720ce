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
/** Of feeds, tables, calendars, badges, types of the contract, and the fonts of pages. */
const formats = ['xast', 'csv-stringify', 'ical-generator', 'openapi-types', '@fontsource-variable/source-serif-4'];

/** The import table of `docs/architecture.md`. Longer paths first: the first that a file lies under is its layer. */
const layers: Readonly<Record<string, Layer>> = {
	'src/routes': { layers: [], packages: ['leven'] },
	'src/contract': { layers: ['src/routes'], packages: [] },
	'src/config': { layers: ['src/routes'], packages: ['zod'] },
	'src/content/schemas': {
		layers: ['src/routes'],
		packages: ['zod', '@sindresorhus/transliterate', 'remark', 'mdast', 'micromark'],
	},
	'src/content': { layers: ['src/content/schemas', 'src/routes'], packages: ['zod', 'gray-matter', 'js-yaml', 'yaml'] },
	'src/catalog': { layers: ['src/content', 'src/content/schemas'], packages: [] },
	'src/search': { layers: ['src/routes'], packages: ['minisearch', 'stemmer'] },
	'src/drafts': { layers: ['src/content/schemas', 'src/contract', 'src/routes'], packages: ['zod', 'yaml'] },
	'src/render': {
		layers: ['src/catalog', 'src/content/schemas', 'src/contract', 'src/routes', 'src/search', 'src/drafts'],
		packages: [...remark, ...formats, 'yaml'],
	},
	'src/pages': {
		layers: ['src/agents', 'src/catalog', 'src/contract', 'src/drafts', 'src/render', 'src/routes'],
		packages: ['astro'],
	},
	'src/http': { layers: ['src/contract', 'src/routes'], packages: [] },
	'src/agents': {
		layers: ['src/content/schemas', 'src/contract', 'src/drafts', 'src/routes', 'src/search'],
		packages: ['@modelcontextprotocol/server', 'zod'],
	},
	'src/verify': {
		layers: ['src/routes'],
		packages: ['ajv', 'htmlparser2', 'mdast', 'remark', 'sax', 'yaml', 'node:'],
	},
	'src/build': {
		layers: [
			'src/catalog',
			'src/config',
			'src/content',
			'src/content/schemas',
			'src/contract',
			'src/git',
			'src/render',
			'src/routes',
			'src/verify',
		],
		packages: ['astro', 'virtual:astro:', 'sharp', 'zod', 'node:'],
	},
	'src/git': { layers: ['src/content', 'src/content/schemas'], packages: ['node:'] },
	'src/editing': {
		layers: [
			'src/build',
			'src/catalog',
			'src/content',
			'src/content/schemas',
			'src/contract',
			'src/drafts',
			'src/git',
			'src/routes',
		],
		packages: ['csv-parse', 'yaml', 'zod', 'node:'],
	},
	'src/diff': {
		layers: ['src/catalog', 'src/content', 'src/content/schemas', 'src/contract', 'src/render', 'src/routes'],
		packages: ['node:'],
	},
	'src/review': {
		layers: ['src/build', 'src/catalog', 'src/content', 'src/content/schemas', 'src/diff', 'src/git'],
		packages: ['node:'],
	},
	'src/hosts/node': {
		layers: ['src/agents', 'src/build', 'src/config', 'src/contract', 'src/http', 'src/routes'],
		packages: ['astro', 'ioredis', 'lru-cache', 'node:'],
	},
	// Entry points only: Netlify deploys whatever lies in these two folders.
	'src/hosts/netlify/edge-functions': { layers: ['src/hosts/netlify/shared'], packages: [] },
	'src/hosts/netlify/functions': {
		layers: ['src/agents', 'src/contract', 'src/http', 'src/routes'],
		packages: ['lru-cache'],
	},
	'src/hosts/netlify/shared': {
		layers: ['src/contract', 'src/http'],
		packages: ['@netlify/edge-functions'],
	},
	'astro.config.mjs': {
		layers: ['src/build', 'src/catalog', 'src/config', 'src/content', 'src/hosts/node', 'src/routes'],
		packages: ['@astrojs/node', 'astro'],
	},
	scripts: {
		layers: [
			'src/build',
			'src/catalog',
			'src/config',
			'src/content',
			'src/content/schemas',
			'src/contract',
			'src/drafts',
			'src/editing',
			'src/git',
			'src/hosts/node',
			'src/review',
			'src/routes',
			'src/verify',
		],
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
		return own === layer || rules.layers.some((name) => own === name) ? undefined : `${file} imports ${target}`;
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
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

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
		for (const specifier of importsOf(sources.get(file) ?? '').filter((name) => name.startsWith('.'))) {
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
			importsOf(sources.get(file) ?? '').flatMap((specifier) => objection(file, specifier) ?? []),
		);
		expect(objections).toEqual([]);
	});

	test('has no circles of imports', () => {
		expect(circles()).toEqual([]);
	});

	test('has one idea per file, in at most 300 lines, under a name that says it', () => {
		const names = {
			astro: /^(?:[A-Z][A-Za-z]*|404|index|[a-z]+|\[(?:\.{3})?[a-z]+\])\.astro$/,
			ts: /^(?:[a-z0-9_-]+|\[(?:\.{3})?[a-z]+\]|SKILL)(?:\.[a-z]+)*\.m?[jt]s$/,
		};
		const wrong = files
			.filter((file) => !file.endsWith('.generated.ts'))
			.filter(
				(file) =>
					(sources.get(file) ?? '').split('\n').length > 301 ||
					!names[file.endsWith('.astro') ? 'astro' : 'ts'].test(posix.basename(file)) ||
					/(?:^|\/)(?:utils?|helpers?|common|misc|types)(?:\/|\.)/.test(file),
			);
		expect(wrong).toEqual([]);
	});

	test('has only entry points among the edge functions, each a default export with a configuration', () => {
		const entries = files.filter((path) => path.startsWith('src/hosts/netlify/edge-functions/'));
		expect(entries.map((path) => posix.basename(path))).toEqual(['agents.ts', 'api.ts', 'negotiate.ts']);
		for (const file of entries) {
			const source = sources.get(file) ?? '';
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
			.filter((file) => /from 'node:|\bprocess\.|\bBuffer\b/.test(sources.get(file) ?? ''));
		expect(bound).toEqual([]);
	});

	test('reads the environment where processes start, and hands it to config', () => {
		const readsEnvironment = files.filter((file) => sources.get(file)?.includes('process.env'));
		const allowed =
			/^(?:astro\.config\.mjs$|scripts\/|src\/(?:config|build|git)\/|src\/hosts\/(?:node\/|netlify\/functions\/rebuild\.ts$))/;
		expect(readsEnvironment.filter((file) => !allowed.test(file))).toEqual([]);
		expect(files.filter((file) => sources.get(file)?.includes('import.meta.env'))).toEqual([]);
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
			'src/pages/index.astro',
			'../catalog/ranking.ts',
			'src/pages/index.astro imports src/catalog/ranking.ts: pages load the catalog and leave the rest to render',
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
