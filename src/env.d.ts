declare namespace App {
	/** What the hosts give to on-demand routes. */
	interface Locals {
		/** Files of the release that is live. */
		readonly assets: import('./http/ports.ts').Assets;
		/** Gets a failure that the client sees as an internal error. */
		readonly onError: (error: unknown) => void;
	}
}

/** What Astro knows of its routes, in the bundle alone. */
declare module 'virtual:astro:manifest' {
	export const manifest: import('astro').SSRManifest;
}
