/** Every file that a page becomes, with a key of everything that decides about its bytes. */

import { UserError } from '../../user-error.ts';
import { digestOf, sha256 } from '../files.ts';
import { importPages, type PageBundle } from './bundle.ts';
import type { PageRoute, StaticPath } from './entry.ts';

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
 * @throws {UserError} when a file would be longer than a text can be.
 */
export async function* listPageFiles(bundle: PageBundle): AsyncGenerator<PageFile> {
	const { prerendered } = await importPages(bundle);
	for (const page of prerendered) {
		const { paths, isOneOfMany } = await pathsOf(page);
		for (const { params, props = {} } of paths) {
			yield {
				path: publishedPath(page, params),
				key: sha256([bundle.code, page.component, digestOf(props)].join('\n')),
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

async function pathsOf(page: PageRoute): Promise<Paths> {
	const { getStaticPaths, getStaticProps } = await page.load();
	try {
		if (getStaticPaths) return { paths: await getStaticPaths(), isOneOfMany: true };
		return { paths: [{ params: {}, props: (await getStaticProps?.()) ?? {} }], isOneOfMany: false };
	} catch (error) {
		const isTooLong = error instanceof RangeError && error.message === 'Invalid string length';
		if (!isTooLong) throw error;
		throw new UserError(
			`The file of ${page.component} would be longer than 512 MiB, the longest text of Node. Publish fewer products.`,
		);
	}
}

/** As Astro names files with `build.format` `file`. */
function publishedPath({ route, isHtml }: PageRoute, params: StaticPath['params']): string {
	const name = route === '/' ? '/index' : route;
	return (isHtml ? `${name}.html` : name).replace(/\[([^[\]]+)\]/g, (_, param: string) => {
		const value = params[param.replace('...', '')] ?? (param.startsWith('...') ? 'index' : undefined);
		if (value === undefined) throw new UserError(`A path of ${route} has no \`${param}\`.`);
		return value;
	});
}
