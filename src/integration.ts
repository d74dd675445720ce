/**
 * The integration of a board's `astro.config.mjs`. The pages of the software become those of the site, beside the board's own
 * in `src/pages`; `npm run dev` gets the request handler in front of Astro's server.
 */
import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './build/check/check-content.ts';
import { warningLines } from './build/check/output.ts';
import { listFiles } from './build/files.ts';
import { ownPages, ownParts } from './build/own-parts.ts';
import { textsPlugin } from './build/texts-plugin.ts';
import { setCatalog } from './catalog/current-catalog.ts';
import { once } from './catalog/once.ts';
import { rateLimitKind, readBuildSettings } from './config/build-settings.ts';
import { localUrl, readServeSettings } from './config/serve-settings.ts';
import { ContentError, compareIssues } from './content/issue.ts';
import { readBoardTexts } from './content/read-single-files.ts';
import { handlerInFront } from './hosts/node/dev.ts';
import { board, isCheckout, packageFolder, publicFolders, sourceFile } from './places.ts';
import { iconFile, screenshotFile, screenshotWidths } from './routes/paths.ts';
import { setBoardTexts } from './texts/board-texts.ts';
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
				if (config.adapter) throw new UserError(`Delete \`adapter\` from \`astro.config.mjs\`: ${onlyFiles}`);
				const { PORT } = readServeSettings(process.env);
				updateConfig({
					srcDir: pathToFileURL(`${sourceFile('src')}/`),
					output: 'static',
					// `/products/acme` is the file `products/acme.html`, beside the folder of the same name.
					build: { format: 'file', inlineStylesheets: 'never', concurrency: 16 },
					devToolbar: { enabled: false },
					// The content security policy forbids inline scripts, however small.
					vite: { build: { assetsInlineLimit: 0 }, plugins: [ownParts, textsPlugin(command)] },
					integrations: [
						handlerInFront({
							contentDir: CONTENT_DIR,
							baseUrl: SITE_URL ?? localUrl(PORT),
							readContent: () => lookAt(readCatalog),
						}),
					],
				});
				setBoardTexts(readBoardTexts(CONTENT_DIR));
				for (const route of ownRoutes()) injectRoute(route);
				if (command !== 'build') return;
				// For `astro build`, which renders every page itself and empties its output; `npm run build` sets another one.
				setCatalog(once(() => readCatalog().catalog));
				const isAstros = config.outDir.href === new URL('dist/', config.root).href;
				updateConfig({
					...(isAstros ? { outDir: new URL('.builds/astro/', config.root) } : {}),
					vite: { environments: bundled },
				});
			},
			'astro:routes:resolved': ({ routes }) => {
				const onDemand = routes.find(({ origin, isPrerendered }) => origin !== 'internal' && !isPrerendered);
				if (onDemand) throw new UserError(`${onDemand.entrypoint}: Delete \`prerender = false\`: ${onlyFiles}`);
			},
		},
	};
}

const onlyFiles = 'the build renders every page to a file.';

/** @throws {UserError} when the board has another Astro than the software: pages of one would be rendered by the other. */
function requireOneAstro(): void {
	const versions = [board, packageFolder].map((folder) => {
		const file = findPackageJSON('astro', pathToFileURL(join(folder, 'package.json')));
		return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
	});
	const [own, other] = versions;
	if (own === other || own === undefined) return;
	throw new UserError(
		`There are two versions of Astro: ${own} in the board, ${other} in launch-catalog. Run \`npm update astro\`.`,
	);
}

/**
 * The software that a board has installed is bundled like its sources. In development packages stay outside: the dev server
 * cannot run those that are CommonJS.
 */
const bundled = { prerender: { resolve: { noExternal: ['launch-catalog'] } } };

/** The other routes in a board's `src/pages`, whose `src` is not Astro's. */
function ownRoutes(): { readonly pattern: string; readonly entrypoint: string }[] {
	const folder = join(board, 'src/pages');
	if (isCheckout || !existsSync(folder)) return [];
	const shown = [...ownPages().values()];
	return listFiles(folder)
		.filter((path) => /\.(?:astro|[jt]s)$/.test(path) && !/(?:^|\/)_/.test(path))
		.filter((path) => !shown.includes(join(folder, path)))
		.map((path) => ({
			pattern: `/${path.replace(/(?:(?:^|\/)index)?\.(?:astro|[jt]s)$/, '')}`,
			entrypoint: join(folder, path),
		}));
}

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
			printWarnings: () => printOnce(warningLines(warnings.toSorted(compareIssues)).join('\n')),
		};
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.message;
	}
}
