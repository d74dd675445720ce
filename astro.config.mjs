// @ts-check
import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import { checkContent } from './src/build/check/check-content.ts';
import { warningLines } from './src/build/check/output.ts';
import { setCatalog } from './src/catalog/current-catalog.ts';
import { once } from './src/catalog/once.ts';
import { rateLimitKind, readBuildSettings } from './src/config/build-settings.ts';
import { localUrl, readServeSettings } from './src/config/serve-settings.ts';
import { ContentError } from './src/content/issue.ts';
import { handlerInFront } from './src/hosts/node/dev.ts';
import { iconFile, screenshotFile, screenshotWidths } from './src/routes/paths.ts';

const settings = readBuildSettings(process.env);
const { CONTENT_DIR, CATALOG_DATE, SITE_URL, SOURCE_DATE_EPOCH, EXTRAS } = settings;
const { PORT } = readServeSettings(process.env);

let printed = '';

/** Prints warnings when they differ from the ones before. @param {string} text */
const printOnce = (text) => {
	if (text !== printed && text !== '') console.warn(text);
	printed = text;
};

const readCatalog = () =>
	checkContent({
		contentDir: CONTENT_DIR,
		date: CATALOG_DATE,
		builtAt: SOURCE_DATE_EPOCH,
		baseUrl: SITE_URL,
		hasImages: EXTRAS === 'images',
		rateLimit: rateLimitKind(settings),
	});

const look = () => {
	try {
		const checked = readCatalog();
		const { catalog } = checked;
		setCatalog(() => catalog);
		const pictures = new Map([...catalog.icon_files].map(([slug, file]) => [iconFile(slug), file]));
		for (const { slug, screenshot } of catalog.products) {
			const file = catalog.screenshot_files.get(slug);
			if (file === undefined || screenshot === undefined) continue;
			for (const width of screenshotWidths(screenshot.width)) pictures.set(screenshotFile(slug, width), file);
		}
		return {
			pictures,
			printWarnings: () => printOnce(warningLines(checked.warnings).join('\n')),
		};
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.message;
	}
};

/**
 * The on-demand routes run from wherever the output is copied to, without `node_modules` beside it. In development
 * packages stay outside: the dev server cannot run those that are CommonJS.
 *
 * @type {import('astro').AstroIntegration}
 */
const selfContained = {
	name: 'self-contained',
	hooks: {
		'astro:config:setup': ({ command, updateConfig }) => {
			if (command !== 'build') return;
			updateConfig({ vite: { environments: { ssr: { resolve: { noExternal: true } } } } });
			// For `astro build`, which renders every page itself. `npm run build` doesn't use them.
			setCatalog(once(() => readCatalog().catalog));
		},
	},
};

export default defineConfig({
	adapter: node({ mode: 'middleware' }),
	output: 'static',
	// `/products/acme` is the file `products/acme.html`, beside the folder of the same name.
	build: { format: 'file', inlineStylesheets: 'never', concurrency: 16 },
	// The agents' endpoints check the Origin header themselves; Astro's check would respond before them.
	security: { checkOrigin: false },
	devToolbar: { enabled: false },
	// The content security policy forbids inline scripts, however small.
	vite: { build: { assetsInlineLimit: 0 } },
	integrations: [
		selfContained,
		handlerInFront({
			contentDir: CONTENT_DIR,
			baseUrl: SITE_URL ?? localUrl(PORT),
			readContent: look,
		}),
	],
});
