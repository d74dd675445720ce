/** Which files of the checkout each page is made of, as the bundler has found them. */
import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { hashFiles } from '../sha256.ts';

/** What a page is made of, without packages, which the lock file names. */
export interface PageCode {
	/** Paths in the checkout, sorted. */
	readonly modules: readonly string[];
	/** SHA-256 of their paths and bytes. */
	readonly sha256: string;
}

/** By the path of the page in the checkout. */
export type PageCodes = Readonly<Record<string, PageCode>>;

type Plugin = NonNullable<
	Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0]['config']['vite']['plugins']
>[number];

/** What the bundler knows of a module. */
interface Graph {
	getModuleInfo(id: string): {
		readonly importedIds: readonly string[];
		readonly dynamicallyImportedIds: readonly string[];
	} | null;
	getModuleIds(): Iterable<string>;
}

/**
 * A plugin that tells of what each page is made.
 *
 * @param root - The checkout.
 * @param onCodes - Called once the pages are bundled.
 */
export function moduleGraph(root: string, onCodes: (codes: PageCodes) => void): Plugin {
	return {
		name: 'module-graph',
		applyToEnvironment: ({ name }: { readonly name: string }) => name === 'prerender',
		generateBundle(this: Graph) {
			const files = new Map<string, string | undefined>();
			const fileOf = (id: string) => {
				if (!files.has(id)) files.set(id, fileOfModule(root, id));
				return files.get(id);
			};
			const isPage = (id: string) => fileOf(id)?.startsWith('src/pages/') && !id.includes('?');
			// The bundler reads files in the order in which it gets them, another one each time.
			const pages = [...this.getModuleIds()].filter(isPage).sort();
			onCodes(
				Object.fromEntries(
					pages.map((id) => {
						const modules = [...new Set(closureOf(this, id).flatMap((each) => fileOf(each) ?? []))].sort();
						return [fileOf(id), { modules, sha256: hashFiles(root, modules) }];
					}),
				),
			);
		},
	} as unknown as Plugin;
}

/** A module and everything that it imports, directly or not. */
function closureOf(graph: Graph, id: string): string[] {
	const found = new Set([id]);
	for (const each of found) {
		const info = graph.getModuleInfo(each);
		for (const imported of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) found.add(imported);
	}
	return [...found];
}

/** Path in the checkout; `undefined` for what is no file of it, or of a package. */
function fileOfModule(root: string, id: string): string | undefined {
	const path = relative(root, id.replace(/\?.*$/s, '')).split(sep).join('/');
	if (path.startsWith('..') || id.startsWith('\0') || /(?:^|\/)node_modules\//.test(path)) return undefined;
	return statSync(`${root}/${path}`, { throwIfNoEntry: false })?.isFile() ? path : undefined;
}
