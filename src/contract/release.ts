/** The live release, as routes that are rendered on request get it. */
import type { components } from './openapi.generated.ts';

type Schemas = components['schemas'];

/** `Astro.locals.release`. Changing a name here breaks boards. */
export interface Release<Layout = unknown> {
	/** Where the site is, without a trailing slash: the address of a request is what its client wrote. */
	readonly baseUrl: string;
	/** What `Page.astro` needs. */
	readonly layout: Layout;
	/** The text of a published file, such as `/data/winners.json`; `undefined` when there is none. */
	readonly file: (path: string) => Promise<string | undefined>;
	/** What the API publishes, in its words. A product or week that it does not publish is `undefined`. */
	readonly catalog: {
		/** Slug and name of every product, in name order. */
		readonly names: () => Promise<readonly (readonly [slug: string, name: string])[]>;
		readonly product: (slug: string) => Promise<Schemas['ProductDetail'] | undefined>;
		/** Up to 26 weeks, newest first. */
		readonly launchPeriods: () => Promise<readonly Schemas['LaunchPeriod'][]>;
		/** A week and its first 50 places. */
		readonly launchPeriod: (slug: string) => Promise<Schemas['LaunchPeriodDetail'] | undefined>;
	};
}
