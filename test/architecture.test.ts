import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What a floor may import beside itself: other folders of the checkout, and packages by the beginning of their name. */
interface Floor {
	readonly folders: readonly string[];
	readonly packages: readonly string[];
}

const remark = ['unified', 'remark', 'rehype', 'hast', 'mdast', 'micromark'];

/** Feeds and badges, tables, calendar, search; the console of the reference; fonts of the pages. */
const madeFiles = [
	'xast',
	'csv-stringify',
	'ical-generator',
	'minisearch',
	'swagger-ui-dist',
	'@fontsource-variable/source-serif-4',
];

/** Longer paths first: the first that a file lies under is its floor. */
const floors: Readonly<Record<string, Floor>> = {
	'src/content/schemas': { folders: [], packages: ['zod', 'leven'] },
	'src/content': { folders: ['src/content/schemas'], packages: ['zod', 'gray-matter', 'yaml'] },
	'src/catalog': { folders: ['src/content', 'src/content/schemas'], packages: ['zod'] },
	'src/config': { folders: [], packages: ['zod'] },
	'src/contract': { folders: [], packages: [] },
	'src/draft': { folders: ['src/content/schemas'], packages: ['zod', 'yaml'] },
	// Pictures stand apart: the build draws them, and nothing but them, outside of the pages.
	'src/views/images': { folders: ['src/catalog', 'src/contract'], packages: ['xast'] },
	'src/views': {
		folders: ['src/catalog', 'src/content/schemas', 'src/contract', 'src/draft', 'src/views/images'],
		packages: [...remark, ...madeFiles, 'yaml'],
	},
	'src/agents': {
		folders: ['src/contract', 'src/draft'],
		packages: ['@modelcontextprotocol/server', 'minisearch', 'zod'],
	},
	'src/pages': {
		folders: ['src/agents', 'src/catalog', 'src/contract', 'src/views', 'src/views/images'],
		packages: ['astro'],
	},
	'src/edge': { folders: ['src/contract'], packages: [] },
	'src/adapters/node': {
		folders: ['src/agents', 'src/contract', 'src/edge', 'src/config'],
		packages: ['zod', 'astro', 'ioredis', 'lru-cache', 'node:'],
	},
	// Entry points only: whatever lies in this folder, Netlify deploys as a function.
	'src/adapters/netlify': { folders: ['src/adapters/netlify-host', 'src/contract', 'src/edge'], packages: [] },
	'src/adapters/netlify-host': {
		folders: ['src/agents', 'src/contract', 'src/edge'],
		packages: ['@netlify/edge-functions'],
	},
	'src/adapters/netlify-functions': { folders: [], packages: [] },
	'scripts/verify': { folders: ['src/contract'], packages: ['ajv', 'yaml', 'node:'] },
	'scripts/build/images': {
		folders: ['src/catalog', 'src/content', 'src/contract', 'src/views/images', 'scripts'],
		packages: ['sharp', 'woff2-encoder', 'node:'],
	},
	scripts: {
		folders: [
			'src/catalog',
			'src/content',
			'src/content/schemas',
			'src/contract',
			'src/draft',
			'src/config',
			'scripts/build/images',
		],
		packages: ['zod', 'astro', 'yaml', 'node:'],
	},
};

/** Modules that read the world: the rest of their floor does not touch `node:`. */
const readers = ['read-folder', 'read-content', 'read-history', 'fingerprint', 'icons'].map(
	(name) => `src/content/${name}.ts`,
);

/** The one module that looks into pictures of editors without decoding them. */
const pictureReader = 'src/content/icons.ts';

/** The build's second thread calls the same view as the pages do. */
const renderAhead = /^scripts\/build\/render-ahead(?:-worker)?\.ts$/;

/** The content check finds links by the parser and the page paths with which pages are rendered. */
const contentCheck = /^scripts\/check\/(?:page-links|link-targets)\.ts$/;

/** The process beside the server writes the same lines of log as the server does. */
const sharedLog = 'src/adapters/node/log.ts';

/** Pages may load the catalog, and nothing else of it but its types. */
const pagesMayImport = ['src/catalog/load.ts', 'src/catalog/catalog.ts'];

function floorOf(file: string): string | undefined {
	return Object.keys(floors).find((path) => file.startsWith(`${path}/`));
}

/** Why a file must not import a module; `undefined` when it may. */
function objection(file: string, specifier: string): string | undefined {
	const floor = floorOf(file);
	const rules = floor === undefined ? undefined : floors[floor];
	if (!floor || !rules) return `${file} stands on no floor`;
	if (specifier.startsWith('.')) {
		const [target = ''] = posix.join(posix.dirname(file), specifier).split('?');
		if (floor === 'src/pages' && target.startsWith('src/catalog/') && !pagesMayImport.includes(target)) {
			return `${file} imports ${target}: pages load the catalog and leave the rest to views`;
		}
		const own = floorOf(target);
		if (own === floor) return undefined;
		if (floor === 'scripts' && own === 'scripts/verify') return undefined;
		if (target === sharedLog && file.startsWith('scripts/serve/')) return undefined;
		if (own === 'src/views' && (renderAhead.test(file) || contentCheck.test(file))) return undefined;
		return rules.folders.some((folder) => own === folder) ? undefined : `${file} imports ${target}`;
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

function importsOf(file: string): string[] {
	return [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, named, dynamic]) => named ?? dynamic ?? '');
}

const files = globSync(['src/**/*.{ts,astro}', 'scripts/**/*.ts'])
	.filter((file) => !file.endsWith('.d.ts'))
	.sort();

describe('the house', () => {
	test.for(files)('%s imports only what its floor allows', (file) => {
		for (const specifier of importsOf(file)) expect(objection(file, specifier)).toBeUndefined();
	});

	test.for(files.filter((file) => !file.endsWith('.generated.ts')))('%s is one idea in at most 300 lines', (file) => {
		expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(301);
		expect(posix.basename(file)).toMatch(
			file.endsWith('.astro')
				? /^(?:[A-Z][A-Za-z]*|404|index|[a-z]+|\[[a-z]+\])\.astro$/
				: /^(?:[a-z0-9_-]+|\[(?:\.{3})?[a-z]+\]|SKILL)(?:\.[a-z]+)*\.ts$/,
		);
		expect(file).not.toMatch(/\b(?:utils?|helpers?|common|misc|types)\b/);
	});

	test('has only entry points among the edge functions, each a default export with a configuration', () => {
		const entries = files.filter((path) => path.startsWith('src/adapters/netlify/'));
		expect(entries.map((path) => posix.basename(path))).toEqual(['agents.ts', 'api.ts', 'negotiate.ts']);
		for (const file of entries) {
			const source = readFileSync(file, 'utf8');
			expect(source).toMatch(/^export default /m);
			expect(source).toMatch(/^export const config = /m);
			expect(source.split('\n').length).toBeLessThanOrEqual(30);
		}
	});

	test('keeps node: out of what runs at the edge and in views', () => {
		for (const file of files.filter((path) =>
			/^src\/(?:edge|contract|draft|views|adapters\/netlify(?:-host)?)\//.test(path),
		)) {
			expect(readFileSync(file, 'utf8')).not.toMatch(/from 'node:|\bprocess\.|\bBuffer\b/);
		}
	});

	test('reads the environment in the commands and hands it to settings', () => {
		const readsEnvironment = files.filter((file) => readFileSync(file, 'utf8').includes('process.env'));
		const allowed =
			/^(?:scripts\/|src\/config\/|src\/adapters\/(?:node\/(?:main|dev)|netlify-functions\/rebuild)\.ts$)/;
		expect(readsEnvironment.filter((file) => !allowed.test(file))).toEqual([]);
		expect(files.filter((file) => readFileSync(file, 'utf8').includes('import.meta.env'))).toEqual([]);
	});
});

describe('the rule itself', () => {
	test.for([
		['src/edge/route.ts', '../catalog/load.ts', 'src/edge/route.ts imports src/catalog/load.ts'],
		['src/edge/route.ts', 'node:fs', 'src/edge/route.ts imports node:fs'],
		['src/edge/route.ts', 'zod', 'src/edge/route.ts imports zod'],
		['src/contract/paths.ts', '../edge/route.ts', 'src/contract/paths.ts imports src/edge/route.ts'],
		['src/catalog/name-order.ts', 'node:fs', 'src/catalog/name-order.ts imports node:fs'],
		['src/catalog/name-order.ts', 'fs', 'src/catalog/name-order.ts imports fs without `node:`'],
		['src/content/schemas/product.ts', '../issue.ts', 'src/content/schemas/product.ts imports src/content/issue.ts'],
		['src/pages/index.astro', '../edge/route.ts', 'src/pages/index.astro imports src/edge/route.ts'],
		[
			'scripts/verify/check-links.ts',
			'../../src/catalog/load.ts',
			'scripts/verify/check-links.ts imports src/catalog/load.ts',
		],
		['scripts/build.ts', '../src/views/html/markdown.ts', 'scripts/build.ts imports src/views/html/markdown.ts'],
		['scripts/build.ts', 'sharp', 'scripts/build.ts imports sharp'],
		[
			'scripts/build.ts',
			'../src/views/images/product-card.ts',
			'scripts/build.ts imports src/views/images/product-card.ts',
		],
		[
			'scripts/build/images/cards.ts',
			'../../../src/views/html/markdown.ts',
			'scripts/build/images/cards.ts imports src/views/html/markdown.ts',
		],
		[
			'src/views/images/product-card.ts',
			'../html/markdown.ts',
			'src/views/images/product-card.ts imports src/views/html/markdown.ts',
		],
		['src/content/read-content.ts', 'image-size', 'src/content/read-content.ts imports image-size'],
		['src/content/icons.ts', 'image-size/fromFile', 'src/content/icons.ts imports image-size/fromFile'],
		['scripts/build.ts', '../src/edge/route.ts', 'scripts/build.ts imports src/edge/route.ts'],
		['scripts/serve/rebuilder.ts', '../../src/edge/route.ts', 'scripts/serve/rebuilder.ts imports src/edge/route.ts'],
		[
			'scripts/serve/rebuilder.ts',
			'../../src/adapters/node/release.ts',
			'scripts/serve/rebuilder.ts imports src/adapters/node/release.ts',
		],
		['scripts/build.ts', '../src/adapters/node/log.ts', 'scripts/build.ts imports src/adapters/node/log.ts'],
		['scripts/status.ts', '../src/pages/status.json.ts', 'scripts/status.ts imports src/pages/status.json.ts'],
		[
			'src/adapters/netlify-functions/rebuild.ts',
			'../node/log.ts',
			'src/adapters/netlify-functions/rebuild.ts imports src/adapters/node/log.ts',
		],
		[
			'src/adapters/netlify-functions/rebuild.ts',
			'node:http',
			'src/adapters/netlify-functions/rebuild.ts imports node:http',
		],
		['src/adapters/node/main.ts', '../../catalog/load.ts', 'src/adapters/node/main.ts imports src/catalog/load.ts'],
		['src/elsewhere/x.ts', 'zod', 'src/elsewhere/x.ts stands on no floor'],
	] as const)('catches %s importing %s', ([file, specifier, expected]) => {
		expect(objection(file, specifier)).toBe(expected);
	});

	test('sees imports in every form', () => {
		const found = [
			..."import a from 'a';\nimport 'b';\nexport { c } from 'c';\nimport {\n\td,\n} from 'd';\nawait import('e');".matchAll(
				importPattern,
			),
		];
		expect(found.map(([, named, dynamic]) => named ?? dynamic)).toEqual(['a', 'b', 'c', 'd', 'e']);
	});
});
