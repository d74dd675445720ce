declare namespace App {
	/** What hosts pass to on-demand routes. */
	interface Locals {
		/** Files of the release that is live. */
		readonly assets: import('./http/ports.ts').Assets;
		/** Called with a failure that the client sees as an internal error. */
		readonly onError: (error: unknown) => void;
	}
}

declare namespace NodeJS {
	interface ProcessReport {
		/** Missing in `@types/node`. */
		excludeNetwork: boolean;
	}
}

/** Astro's own data about a route, only in the bundle. */
declare module 'virtual:astro:manifest' {
	export const manifest: import('astro').SSRManifest;
}
