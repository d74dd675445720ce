/**
 * The integration of a board's `astro.config.mjs`. The pages of the software become those of the site, beside the board's own
 * in `src/pages`; `npm run dev` gets the request handler in front of Astro's server.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';
import { checkContent } from './build/check/check-content.ts';
import { warningLines } from './build/check/output.ts';
import { listFiles, sha256 } from './build/files.ts';
import { manifestOf } from './build/manifest.ts';
import { onDemandRoutes, ownParts, ownRoutes } from './build/own-parts.ts';
import { policyOf } from './build/policy.ts';
import { serverBundle, serverFacts, writeServerFiles } from './build/server-files.ts';
import { textsPlugin } from './build/texts-plugin.ts';
import type { Catalog } from './catalog/catalog.ts';
import { load, setCatalog } from './catalog/current-catalog.ts';
import { once } from './catalog/once.ts';
import { rateLimitKind, readBuildSettings } from './config/build-settings.ts';
import { localUrl, readServeSettings } from './config/serve-settings.ts';
import { ContentError, compareIssues } from './content/issue.ts';
import { readBoardTexts } from './content/read-single-files.ts';
import { handlerInFront } from './hosts/node/dev.ts';
import { board, moduleFile, packageFolder, publicFolders, sourceFile } from './places.ts';
import { layoutOf } from './render/props/layout.ts';
import { pageKinds, parameterOf } from './render/site-pages.ts';
import { setBoardTexts } from './texts/board-texts.ts';
import { iconFile, manifestFile, screenshotFile, screenshotWidths } from './urls/paths.ts';
import { UserError } from './user-error.ts';

export default function launchCatalog(): AstroIntegration {
	const settings = readBuildSettings(process.env);
	const { CONTENT_DIR, CATALOG_DATE, SITE_URL, SOURCE_DATE_EPOCH, EXTRAS } = settings;
	const readCatalog = () =>
		checkContent({
			contentDir: CONTENT_DIR,
			date: CATALOG_DATE,
			builtAt: SOURCE_DATE_EPOCH,
			baseUrl: SITE_URL,
			hasImages: EXTRAS === 'images',
			rateLimit: rateLimitKind(settings),
		});
	return {
		name: 'launch-catalog',
		hooks: {
			'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
				requireOneAstro();
				if (config.adapter) {
					throw new UserError(
						'Delete `adapter` from `astro.config.mjs`: the software brings the one that its server runs.',
					);
				}
				const { PORT } = readServeSettings(process.env);
				const adapter = node({ mode: 'middleware', experimentalDisableStreaming: true });
				updateConfig({
					adapter,
					srcDir: pathToFileURL(`${sourceFile('src')}/`),
					output: 'static',
					// `/products/acme` is the file `products/acme.html`, beside the folder of the same name.
					build: { format: 'file', inlineStylesheets: 'never', concurrency: 16 },
					// Routes on request check the Origin header before Astro's own check would respond, and have no sessions.
					security: { checkOrigin: false },
					session: false,
					devToolbar: { enabled: false },
					// The content security policy forbids inline scripts, however small.
					vite: {
						build: { assetsInlineLimit: 0 },
						plugins: [ownParts, textsPlugin(command), smallPreload, serverEntry],
					},
					integrations: [
						// Astro has taken the adapter of the configuration by now, if there is one.
						adapter,
						handlerInFront({
							contentDir: CONTENT_DIR,
							baseUrl: SITE_URL ?? localUrl(PORT),
							readContent: () => lookAt(readCatalog),
						}),
					],
				});
				setBoardTexts(readBoardTexts(CONTENT_DIR));
				for (const route of pageRoutes()) injectRoute(route);
				for (const { pattern, entrypoint } of ownRoutes()) injectRoute({ pattern, entrypoint });
				if (onDemandRoutes().length > 0) injectRoute(errorPage);
				if (command !== 'build') return;
				// For `astro build`, which renders every page itself and empties its output; `npm run build` sets another one.
				setCatalog(once(() => readCatalog().catalog));
				const isAstros = config.outDir.href === new URL('dist/', config.root).href;
				updateConfig({ ...(isAstros ? outputIn(config.root) : {}), vite: { environments: bundled } });
			},
			// `npm run build` renders no page here, and writes these files itself.
			'astro:build:done': async ({ dir, pages }) => {
				if (pages.length > 0) await writeBuildFiles(fileURLToPath(dir), load());
			},
		},
	};
}

/** A route for each component of the table of pages, so that a page links the styles of its own component alone. */
const pageRoutes = () =>
	[...new Set(pageKinds.map(({ component }) => component))].map((component) => ({
		pattern: `/[...${parameterOf(component)}]`,
		entrypoint: sourceFile(`src/render/html/${component}.astro`),
	}));

/** The page in the place of a response that failed, for boards with routes that can fail. */
const errorPage = { pattern: '/500', entrypoint: sourceFile('src/render/html/ErrorPage.astro') };

/** Where `astro build` writes, since `dist` is a link to a release. Astro has derived the two others from its own folder. */
function outputIn(root: URL) {
	const outDir = new URL('.builds/astro/', root);
	return { outDir, build: { client: new URL('client/', outDir), server: new URL('server/', outDir) } };
}

/** What the server needs beside the pages to serve the output of `astro build`: the manifest, and its own files. */
async function writeBuildFiles(client: string, catalog: Catalog): Promise<void> {
	const release = join(client, '..');
	const written = listFiles(client);
	const withIslands = [
		serverBundle(release),
		...written.filter((path) => path.endsWith('.html')).map((path) => join(client, path)),
	];
	const policy = await policyOf(
		catalog.site,
		withIslands.map((path) => readFileSync(path, 'utf8')),
	);
	const files = written.map((path) => {
		const bytes = readFileSync(join(client, path));
		return { path: `/${path}`, size: bytes.length, sha256: sha256(bytes) };
	});
	mkdirSync(join(client, dirname(manifestFile)), { recursive: true });
	writeFileSync(join(client, manifestFile), manifestOf(files, catalog.base_url));
	writeServerFiles(release, release, serverFacts(sha256(readFileSync(serverBundle(release))), catalog, policy));
}

/** @throws {UserError} when the board has another Astro than the software: pages of one would be rendered by the other. */
function requireOneAstro(): void {
	const versions = [board, packageFolder].map((folder) => {
		const file = findPackageJSON('astro', pathToFileURL(join(folder, 'package.json')));
		return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
	});
	const [own, other] = versions;
	if (own === other || own === undefined) return;
	throw new UserError(
		`There are two versions of Astro: ${own} in the board, ${other} in launch-catalog. Run \`npm install --save-exact astro@${other}\`.`,
	);
}

/** One entry in the place of those of the adapter and of Astro's middleware, so that the bundle can be one file. */
const serverEntry = {
	name: 'launch-catalog-server-entry',
	enforce: 'post' as const,
	applyToEnvironment: ({ name }: { readonly name: string }) => name === 'ssr',
	options: (options: object) => ({ ...options, input: { index: moduleFile('src/build/pages/server-entry') } }),
};

const preloadModule = '\0vite/preload-helper.js';

/** What every page loads is one file: each response has nearly 1 KB of headers. */
const onEveryPage = {
	name: 'page',
	test: (id: string) => id === preloadModule || modulesOnEveryPage.some((path) => id === moduleFile(`src/${path}`)),
};
const modulesOnEveryPage = [
	'render/html/every-page',
	'render/html/saved/shelf',
	'render/html/search/open-search',
	'urls/product-lists',
];

/** Vite's function around each `import()` is larger than all else that every page loads, because it serves old browsers too. */
const smallPreload = {
	name: 'launch-catalog-small-preload',
	enforce: 'pre' as const,
	load: (id: string) => (id === preloadModule ? preloadCode : undefined),
};
const preloadCode = `const load = (href) => new Promise((done) => {
	const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
	document.head.append(Object.assign(document.createElement('link'), { rel, href, onload: done, onerror: done }));
	if (rel !== 'stylesheet') done();
});
const loading = {};
export const __vitePreload = (run, files = []) => Promise.all(files.map((file) => (loading[file] ??= load('/' + file)))).then(run);`;

/**
 * The software that a board has installed is bundled like its sources. In development packages stay outside: the dev server
 * cannot run those that are CommonJS.
 */
const bundled = {
	client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [onEveryPage] } } } } },
	prerender: { resolve: { noExternal: ['launch-catalog'] } },
	ssr: {
		resolve: { noExternal: true as const },
		build: { rolldownOptions: { output: { codeSplitting: false } } },
	},
};

let printed = '';

/** Prints warnings when they differ from the ones before. */
function printOnce(text: string): void {
	if (text !== printed && text !== '') console.warn(text);
	printed = text;
}

/** @returns What the dev server shows beside the pages, or the issues of the content. */
function lookAt(readCatalog: () => ReturnType<typeof checkContent>) {
	try {
		const { catalog, warnings } = readCatalog();
		// The visits of editors are not counted. A copy would compute what is computed when it is read.
		Object.assign(catalog, { site: { ...catalog.site, analytics: undefined } });
		setCatalog(() => catalog);
		// Astro serves the files of one public folder only.
		const files = new Map(
			publicFolders().flatMap((folder) => listFiles(folder).map((path) => [`/${path}`, join(folder, path)])),
		);
		for (const [slug, file] of catalog.icon_files) files.set(iconFile(slug), file);
		for (const { slug, screenshot } of catalog.products) {
			const file = catalog.screenshot_files.get(slug);
			if (file === undefined || screenshot === undefined) continue;
			for (const width of screenshotWidths(screenshot.width)) files.set(screenshotFile(slug, width), file);
		}
		return {
			pictures: files,
			layout: layoutOf(catalog),
			printWarnings: () => printOnce(warningLines(warnings.toSorted(compareIssues)).join('\n')),
		};
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.message;
	}
}
