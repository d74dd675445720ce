/** Every file that a page becomes, with a key of everything that decides about its bytes. */
import { BuildError } from '../build-error.ts';
import { hashFiles, sha256 } from '../sha256.ts';
import { renderingFiles } from './code-hash.ts';
import { digestOf } from './digest.ts';
import type { Page, StaticPath } from './entry.ts';
import type { PageCode } from './module-graph.ts';
import { importPages, type PageBundle, readPageCodes } from './page-bundle.ts';

export interface PageFile {
	/** Where it is published, such as `/products/acme.html`. */
	readonly path: string;
	/** Differs when the bytes of the file may differ. */
	readonly key: string;
	readonly component: string;
	/** What the page shows. */
	readonly props: object;
	/** Whether it is one of many of its page. */
	readonly isOneOfMany: boolean;
}

/**
 * Asks each page what its files are. The catalog must be set meanwhile.
 *
 * @throws {BuildError} when a file would be longer than a text can be.
 */
export async function* listPageFiles(bundle: PageBundle, root: string): AsyncGenerator<PageFile> {
	const { prerendered, scripts } = await importPages(bundle);
	const codes = readPageCodes(bundle);
	// Node brings the rules by which numbers and names are written.
	const shared = hashFiles(root, renderingFiles, process.version);
	for (const page of prerendered) {
		const code = codes[page.component];
		if (!code) throw new Error(`Nothing is known about the modules of ${page.component}.`);
		const pageKey = sha256([shared, code.sha256, ...page.styles, ...scriptsOf(code, scripts)].join('\n'));
		const { paths, isOneOfMany } = await pathsOf(page);
		for (const { params, props = {} } of paths) {
			yield {
				path: publishedPath(page, params),
				key: sha256(pageKey + digestOf(props)),
				component: page.component,
				props,
				isOneOfMany,
			};
		}
	}
}

interface Paths {
	readonly paths: readonly StaticPath[];
	readonly isOneOfMany: boolean;
}

async function pathsOf(page: Page): Promise<Paths> {
	const { getStaticPaths, getStaticProps } = await page.load();
	try {
		if (getStaticPaths) return { paths: await getStaticPaths(), isOneOfMany: true };
		return { paths: [{ params: {}, props: (await getStaticProps?.()) ?? {} }], isOneOfMany: false };
	} catch (error) {
		const isTooLong = error instanceof RangeError && error.message === 'Invalid string length';
		if (!isTooLong) throw error;
		throw new BuildError(
			`The file of ${page.component} would be longer than 512 MiB, the longest text of Node. Publish fewer products.`,
		);
	}
}

/** Names of the scripts of all components that a page is made of. */
function scriptsOf({ modules }: PageCode, scripts: Readonly<Record<string, string>>): string[] {
	const files = new Set(modules);
	return Object.entries(scripts).flatMap(([specifier, name]) => {
		const [file = ''] = specifier.split('?');
		return [...files].some((module) => file === module || file.endsWith(`/${module}`)) ? name : [];
	});
}

/** As Astro names files with `build.format` `file`. */
function publishedPath({ component }: Page, params: StaticPath['params']): string {
	const name = component
		.slice('src/pages'.length)
		.replace(/\.astro$/, '.html')
		.replace(/\.ts$/, '');
	return name.replace(/\[([^[\]]+)\]/g, (_, param: string) => {
		const value = params[param.replace('...', '')];
		if (value === undefined) throw new BuildError(`A path of ${component} has no \`${param}\`.`);
		return value;
	});
}
