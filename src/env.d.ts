declare namespace App {
	interface Locals {
		/** The live release; promised to the routes of boards. */
		readonly release: import('./contract/release.ts').Release;
		/** For the software alone. */
		readonly context: import('./hosts/node/on-demand.ts').RouteContext;
	}
}

declare namespace NodeJS {
	interface ProcessReport {
		/** Missing in `@types/node`. */
		excludeNetwork: boolean;
	}
}

declare namespace Intl {
	interface Locale {
		/** Missing in the types of ES2024, and in Node 22. */
		getTextInfo?(): { readonly direction: 'ltr' | 'rtl' };
		readonly textInfo: { readonly direction: 'ltr' | 'rtl' };
	}
}

/** Astro's own data about a route, only in the bundle. */
declare module 'virtual:astro:manifest' {
	export const manifest: import('astro').SSRManifest;
}

/** The texts of the line on the front page, which `build/texts-plugin.ts` puts in front of its script. */
declare const visitTexts: {
	readonly since: string;
	readonly more: { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };
	readonly forget: string;
	readonly forgotten: string;
};

/** Parts that a board can replace, see `build/own-parts.ts`. */
declare module 'virtual:launch-catalog/components/*' {
	const component: (props: import('./render/props/layout.ts').PageProps) => unknown;
	export default component;
}
declare module 'virtual:launch-catalog/components/Category.astro' {
	const component: (props: import('./render/props/product-lists.ts').CategoryProps) => unknown;
	export default component;
}
declare module 'virtual:launch-catalog/components/Home.astro' {
	const component: (props: import('./render/props/pages.ts').HomeProps) => unknown;
	export default component;
}
declare module 'virtual:launch-catalog/components/NotFound.astro' {
	const component: (props: import('./render/props/layout.ts').NotFoundProps) => unknown;
	export default component;
}
declare module 'virtual:launch-catalog/components/Place.astro' {
	const component: (props: import('./render/props/week.ts').PlaceProps) => unknown;
	export default component;
}
declare module 'virtual:launch-catalog/components/Product.astro' {
	const component: (props: import('./render/props/product.ts').ProductProps) => unknown;
	export default component;
}
declare module 'virtual:launch-catalog/components/ProductItem.astro' {
	const component: (props: import('./render/props/product-lists.ts').ProductItemProps) => unknown;
	export default component;
}
declare module 'virtual:launch-catalog/components/Week.astro' {
	const component: (props: import('./render/props/week.ts').WeekProps) => unknown;
	export default component;
}
declare module 'virtual:launch-catalog/styles/*';
declare module 'virtual:launch-catalog/routes' {
	/** The other pages of a board by their patterns, such as `/deals/[slug]`. */
	export const ownRoutes: Readonly<Record<string, OwnRoute>>;
	interface OwnRoute {
		readonly getStaticPaths?: () => StaticPaths | Promise<StaticPaths>;
	}
	type StaticPaths = readonly { readonly params: Readonly<Record<string, string | undefined>> }[];
}
declare module 'virtual:launch-catalog/pages' {
	/** The components of a board by the paths of the pages that they show. */
	export const ownPages: Readonly<Record<string, OwnPage | undefined>>;
	interface OwnPage {
		readonly default: import('astro/runtime/server/index.js').AstroComponentFactory;
		/** What the page shows beside the text of its content file. */
		readonly getStaticProps?: (catalog: import('./catalog/catalog.ts').Catalog) => object;
	}
}
