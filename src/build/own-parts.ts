/**
 * What a board adds to the pages of the software, from its folder `src`: components in the place of the software's, its own
 * styles, components that show its pages of prose, and routes. Modules of pages import them as `virtual:launch-catalog/…`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { board, isCheckout, sourceFile } from '../places.ts';
import type { OnDemandRoute } from '../urls/on-demand.ts';
import { listFiles } from './files.ts';

const prefix = 'virtual:launch-catalog/';
/** Modules without a file, as Vite marks them. */
const table = `\0${prefix}pages`;
const routes = `\0${prefix}routes`;
const nothing = `\0${prefix}nothing`;

/** The components that a board can replace, by name: paths in `src/render/html`. */
export const components: ReadonlyMap<string, string> = new Map(
	[
		...['Head', 'Header', 'Footer', 'home/Home', 'week/Week', 'product/Product', 'categories/Category'],
		...['ProductItem', 'Place', 'NotFound'],
	].map((path) => [basename(path), path]),
);

/** The components of a board by the slugs of the pages in `content/pages` that they show. */
export const ownPages = (): Map<string, string> =>
	new Map(
		ownPageFiles()
			.filter(showsPage)
			.map(({ name, file }) => [basename(name, '.astro'), file]),
	);

/** A route of a board, from a file in its `src/pages`. */
export interface OwnRoute {
	/** Its path as Astro writes it, such as `/vote/[product]`. */
	readonly pattern: string;
	readonly entrypoint: string;
	/** Path of its file from the board. */
	readonly path: string;
	/** Given when it is rendered on request. */
	readonly onDemand: OnDemandRoute | undefined;
}

/** The files in a board's `src/pages`, whose `src` is not Astro's, that show no page of the content. */
export const ownRoutes = (): OwnRoute[] =>
	ownPageFiles()
		.filter((own) => !showsPage(own))
		.map(({ name, file, text }) => {
			const pattern = `/${name.replace(/(?:(?:^|\/)index)?\.(?:astro|[jt]s)$/, '')}`;
			const onDemand = isOff('prerender', text) ? { pattern, checksOrigin: !isOff('checkOrigin', text) } : undefined;
			return { pattern, entrypoint: file, path: `src/pages/${name}`, onDemand };
		});

/** The routes of a board that the server renders on request. */
export const onDemandRoutes = (): OnDemandRoute[] => ownRoutes().flatMap(({ onDemand }) => onDemand ?? []);

/** A file of code of a board. */
export interface OwnFile {
	/** Path from the folder that was read. */
	readonly name: string;
	readonly file: string;
	readonly text: string;
}

/** The files in a folder of the board, whose `src` is not Astro's, or below it. */
export function ownFiles(path: string): OwnFile[] {
	const folder = join(board, path);
	if (isCheckout || !existsSync(folder)) return [];
	return listFiles(folder)
		.filter((name) => /\.(?:astro|mdx?|svelte|vue|[cm]?[jt]sx?)$/.test(name))
		.map((name) => ({ name, file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

const ownPageFiles = (): OwnFile[] =>
	ownFiles('src/pages').filter(({ name }) => /\.(?:astro|[jt]s)$/.test(name) && !/(?:^|\/)_/.test(name));

const showsPage = ({ name, text }: OwnFile): boolean => /^[a-z0-9-]+\.astro$/.test(name) && !isOff('prerender', text);

/** Astro reads `prerender` from the text of a file as well, before it runs any code. */
const isOff = (name: 'prerender' | 'checkOrigin', text: string): boolean =>
	text.split('\n').some((line) => line.replaceAll(/\s/g, '').startsWith(`exportconst${name}=false`));

/** The plugin of Vite that finds them. */
export const ownParts = {
	name: 'launch-catalog-own-parts',
	resolveId(id: string): string | undefined {
		if (!id.startsWith(prefix)) return undefined;
		const name = id.slice(prefix.length);
		if (name === 'pages') return table;
		if (name === 'routes') return routes;
		const own = join(board, 'src', name);
		if (!isCheckout && existsSync(own)) return own;
		const component = components.get(basename(name, '.astro'));
		if (name.startsWith('components/') && component) return sourceFile(`src/render/html/${component}.astro`);
		return nothing;
	},
	/** The table of pages, and nothing in place of styles that a board has not. */
	load(id: string): string | undefined {
		if (id === nothing) return '';
		if (id === table) return exported('ownPages', [...ownPages()]);
		if (id !== routes) return undefined;
		const pages = ownRoutes().filter(({ path, onDemand }) => path.endsWith('.astro') && !onDemand);
		return exported(
			'ownRoutes',
			pages.map(({ pattern, entrypoint }) => [pattern.slice(1), entrypoint]),
		);
	},
	/** When a file is added or deleted, modules that the development server has loaded import something else. */
	configureServer({ watcher, environments }: DevServer): void {
		const look = (file: string) => {
			if (isCheckout || !file.startsWith(join(board, 'src/'))) return;
			for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
		};
		watcher.on('add', look).on('unlink', look);
	},
};

/** What this file uses of the development server. */
interface DevServer {
	readonly watcher: { on(event: 'add' | 'unlink', listener: (file: string) => void): DevServer['watcher'] };
	readonly environments: Readonly<Record<string, { readonly moduleGraph: { readonly invalidateAll: () => void } }>>;
}

/** The code of a module that exports modules by their paths. */
function exported(name: string, modules: readonly (readonly [path: string, file: string])[]): string {
	const imports = modules.map(([, file], index) => `import * as page${index} from ${JSON.stringify(file)};`);
	const entries = modules.map(([path], index) => `${JSON.stringify(`/${path}`)}: page${index}`);
	return `${imports.join('\n')}\nexport const ${name} = { ${entries.join(', ')} };\n`;
}
