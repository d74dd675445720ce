/** The entry of the server's bundle. Boards find the adapter through it, without having the adapter among their packages. */
import { manifest } from 'virtual:astro:manifest';

export { handler } from '@astrojs/node/server.js';

/** Loads the module of the route at a path. Astro would do so outside of the middleware, and log no failure. */
export async function preload(path: string): Promise<void> {
	const route = manifest.routes.find(({ routeData }) => !routeData.prerender && routeData.pattern.test(path));
	const load = route && manifest.pageMap?.get(route.routeData.component);
	await (await load?.())?.page();
}
