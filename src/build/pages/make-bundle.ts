/** Bundles the pages in a process of its own, beside the one that reads the content. Its arguments: board and target. */
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type AstroIntegration, build } from 'astro';
import { moduleFile } from '../../places.ts';
import { UserError } from '../../user-error.ts';
import { systemErrorMessage } from '../errors.ts';
import { installedVersions, packagesFile } from './shipped-bundle.ts';

/** At run time a build takes the options of Astro's builder, more than its types say. */
type BuilderOptions = NonNullable<Parameters<typeof build>[1]> & { readonly sync: boolean };

/**
 * Writes into the target: `client` with styles, scripts and what is in `public`; `pages` with the bundle that renders all files;
 * `server` with the bundle of the routes that are rendered on request; and the versions of the packages that are inside.
 */
async function makeBundle(root: string, target: string): Promise<void> {
	process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
	// Vite bundles the development halves of packages for who has `development` here.
	process.env['NODE_ENV'] = 'production';
	const inside = new Set<string>();
	const packagesInside = {
		name: 'packages-inside',
		generateBundle(
			_options: unknown,
			files: Readonly<Record<string, { readonly moduleIds?: readonly string[] }>>,
		): void {
			const modules = Object.values(files).flatMap(({ moduleIds = [] }) => moduleIds);
			for (const id of modules) inside.add(packageName.exec(id)?.[1] ?? '');
		},
	};
	const integration: AstroIntegration = {
		name: 'page-bundle',
		hooks: {
			'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [packagesInside] } }),
			'astro:build:start': ({ setPrerenderer }) =>
				setPrerenderer({
					name: 'page-bundle',
					// Astro removes the bundle once everything is prerendered, and moves its styles and pictures to `client` before.
					setup: async () => cpSync(join(target, 'server', '.prerender'), join(target, 'pages'), { recursive: true }),
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
		{ root, outDir: target, cacheDir: `${target}.cache`, logLevel: 'silent', integrations: [integration] },
		options,
	);
	const versions = Object.entries(installedVersions()).filter(([name]) => inside.has(name));
	writeFileSync(join(target, packagesFile), JSON.stringify(Object.fromEntries(versions)));
	const [other] = readdirSync(join(target, 'server'), { recursive: true }).filter((name) => name !== 'entry.mjs');
	if (other !== undefined) {
		throw new UserError(
			`A part of the pages would be loaded on request: ${other}. Delete \`server:defer\` from the component.`,
		);
	}
}

/** The name of the package that the last `node_modules` of a path contains. */
const packageName = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//s;

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
