/** Bundles the pages in a process of its own, beside the one that reads the content. Its arguments: checkout and target. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type AstroIntegration, build } from 'astro';
import { moduleFile } from '../../places.ts';
import { UserError } from '../../user-error.ts';
import { systemErrorMessage } from '../errors.ts';

/** At run time a build takes the options of Astro's builder, more than its types say. */
type BuilderOptions = NonNullable<Parameters<typeof build>[1]> & { readonly sync: boolean };

/** Writes into the target: `client` with styles, scripts and what is in `public`; `pages` with the bundle that renders all pages. */
async function makeBundle(root: string, target: string): Promise<void> {
	const client = join(target, 'client');
	process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
	// Vite bundles the development halves of packages for who has `development` here.
	process.env['NODE_ENV'] = 'production';
	const integration: AstroIntegration = {
		name: 'page-bundle',
		hooks: {
			'astro:build:start': ({ setPrerenderer }) =>
				setPrerenderer({
					name: 'page-bundle',
					// Astro would remove the bundle once everything is prerendered.
					setup: async () => renameSync(join(client, '.prerender'), join(target, 'pages')),
					getStaticPaths: async () => [],
					render: () => Promise.reject(new Error('Nothing is prerendered while pages are bundled.')),
				}),
			'astro:build:setup': ({ updateConfig }) => {
				const input = moduleFile('src/build/pages/entry');
				updateConfig({ environments: { prerender: { build: { rolldownOptions: { input } } } } });
			},
		},
	};
	// Otherwise Astro writes types of content collections, though there are none, to `.astro` beside the sources.
	const options: BuilderOptions = { sync: false };
	await build(
		{ root, outDir: client, cacheDir: `${target}.cache`, logLevel: 'silent', integrations: [integration] },
		options,
	);
}

/** The message to print. The bundler's own errors, which are about the code of a page, lose their excerpts and stack traces. */
function textOf(error: Error): string {
	if (error instanceof UserError) return error.message;
	if (!error.message.startsWith('Build failed')) return error.stack ?? error.message;
	return stripVTControlCharacters(error.message).split(/\n *(?:at |╭|Stack backtrace)/)[0] ?? '';
}

const [root = '', target = ''] = process.argv.slice(2);
/** The build has ended or was killed, so the bundle is not needed. */
const leave = () => process.exit(1);
process.once('disconnect', leave);
try {
	await makeBundle(root, target);
} catch (error) {
	console.error(systemErrorMessage(error) ?? (error instanceof Error ? textOf(error) : error));
	process.exitCode = 1;
} finally {
	process.off('disconnect', leave);
	if (process.connected) process.disconnect();
}
