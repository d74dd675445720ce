/**
 * The entry of the bundle of all pages, in the place of Astro's own for prerendering. A page is rendered of the props that
 * it is given: Astro itself would call `getStaticPaths` for them, and each thread would need the whole catalog.
 *
 * Astro doesn't promise that the members of `FetchState` below can be set. `entry.release.test.ts` fails when they can't.
 */

import { manifest } from 'virtual:astro:manifest';
import { FetchState, pages } from 'astro/fetch';
import { hasMarks, startMarking, withEnglishElements, withoutMarks } from '../../texts/english-marks.ts';

// Pages are loaded later.
startMarking();

/** The exports of a file in `src/pages` that a build needs. */
interface PageModule {
	readonly getStaticPaths?: () => readonly StaticPath[] | Promise<readonly StaticPath[]>;
	readonly getStaticProps?: () => object | Promise<object>;
	readonly GET?: (context: { readonly props: object }) => Response | Promise<Response>;
}

export interface StaticPath {
	readonly params: Readonly<Record<string, string | undefined>>;
	readonly props?: object;
}

type RouteData = (typeof manifest.routes)[number]['routeData'];

/** A file of `src/pages` whose paths are files. */
export interface PageRoute {
	/** Path of its file, such as `src/pages/products/[slug].astro`. */
	readonly component: string;
	/** Its path with the names of parameters, such as `/products/[slug]`. */
	readonly route: string;
	readonly isHtml: boolean;
	readonly load: () => Promise<PageModule>;
	/**
	 * @param url - `Astro.url` of the page.
	 * @returns The bytes of the file.
	 */
	readonly render: (props: object, url: string) => Promise<Uint8Array>;
}

export const prerendered: readonly PageRoute[] = manifest.routes
	.filter(({ routeData }) => routeData.prerender)
	.map(({ routeData }) => {
		let module: Promise<PageModule> | undefined;
		const load = () => (module ??= loadModule(routeData));
		return {
			component: routeData.component,
			route: routeData.route,
			isHtml: routeData.type === 'page',
			load,
			render: async (props, url) => {
				const isEndpoint = routeData.type === 'endpoint';
				const bytes = await (isEndpoint
					? renderEndpoint(await load(), props)
					: renderView(routeData, await load(), props, url));
				if (!hasMarks(bytes)) return bytes;
				const text = Buffer.from(bytes).toString();
				return Buffer.from(isEndpoint ? withoutMarks(text) : withEnglishElements(text));
			},
		};
	});

async function loadModule({ component }: RouteData): Promise<PageModule> {
	const load = manifest.pageMap?.get(component);
	if (!load) throw new Error(`The bundle has no page ${component}.`);
	// Astro's type has no `GET`, and a `getStaticPaths` that takes options.
	return (await (await load()).page()) as unknown as PageModule;
}

async function renderEndpoint({ GET }: PageModule, props: object): Promise<Uint8Array> {
	const response = await GET?.({ props });
	if (!response) throw new Error('The endpoint has no GET.');
	return bytesOf(response);
}

/** The body of a response. Its method `bytes` holds a text of 100 MB three times. */
async function bytesOf({ body }: Response): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of body ?? []) chunks.push(chunk);
	return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

async function renderView(routeData: RouteData, module: PageModule, props: object, url: string): Promise<Uint8Array> {
	const state = new FetchState(new Request(url));
	state.routeData = routeData;
	state.componentInstance = module as unknown as NonNullable<typeof state.componentInstance>;
	state.props = { ...props };
	state.streaming = false;
	state.renderError = (_request, { error }) => {
		throw error;
	};
	return bytesOf(await pages(state));
}
