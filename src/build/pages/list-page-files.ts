/** Every file that a page becomes, with a key of everything that decides about its bytes. */

import { UserError } from '../../user-error.ts';
import { digestOf } from '../files.ts';
import { importPages, type PageBundle } from './bundle.ts';
import type { PageRoute, StaticPath } from './entry.ts';

export interface PageFile {
	/** Where it is published, such as `/products/acme.html`. */
	readonly path: string;
	/** The address of the page, which is not that of its file. */
	readonly url: string;
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
 * @param baseUrl - The address of the site.
 * @throws {UserError} when a file would be longer than a text can be.
 */
export async function* listPageFiles(bundle: PageBundle, baseUrl: string): AsyncGenerator<PageFile> {
	const { prerendered } = await importPages(bundle);
	for (const page of prerendered) {
		const { paths, isOneOfMany } = await pathsOf(page);
		for (const { params, props = {} } of paths) {
			const path = pagePath(page, params);
			const url = baseUrl + path;
			yield {
				// As Astro names files with `build.format` `file`.
				path: page.isHtml ? `${path === '/' ? '/index' : path}.html` : path,
				url,
				key: digestOf(props, `${bundle.code}\n${page.component}\n${url}`),
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

/** The path of a page, without that of an empty rest. */
function pagePath({ route }: PageRoute, params: StaticPath['params']): string {
	const path = route.replace(/\[(\.\.\.)?([^[\]]+)\]/g, (_, rest: string | undefined, param: string) => {
		const value = params[param] ?? (rest && '');
		if (value === undefined) throw new UserError(`A path of ${route} has no \`${param}\`.`);
		return value;
	});
	return path.replace(/(?<=.)\/$/, '');
}
