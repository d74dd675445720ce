/** `launch-catalog/catalog`: what parts of a board's own import. Changing a name here breaks boards. */
import type { Release as AnyRelease } from '../../contract/release.ts';
import type { Layout } from './layout.ts';

export type * from '../../catalog/catalog.ts';
export { load } from '../../catalog/current-catalog.ts';
export { categoryPage, iconFile, launchPeriodPage, productPage } from '../../urls/paths.ts';
export { listPage } from '../shared/product-facts.ts';
export { layoutOf, type NotFoundProps, type PageProps } from './layout.ts';
export type { HomeProps, ProseProps } from './pages.ts';
export { type ProductProps, screenshotOf, screenshotsOf } from './product.ts';
export type { CategoryProps, ProductItemProps } from './product-lists.ts';
export type { PlaceProps, WeekProps } from './week.ts';

/** What a route that is rendered on request has as `Astro.locals.release`. */
export type Release = AnyRelease<Layout>;
