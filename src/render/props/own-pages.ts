/** `launch-catalog/catalog`: what parts of a board's own import. Changing a name here breaks boards. */
import type { Release as AnyRelease } from '../../contract/release.ts';
import type { Layout } from './layout.ts';

export type * from '../../catalog/catalog.ts';
export { load } from '../../catalog/current-catalog.ts';
export type { PageProps } from './layout.ts';
export type { ProseProps } from './pages.ts';

/** What a route that is rendered on request has as `Astro.locals.release`. */
export type Release = AnyRelease<Layout>;
