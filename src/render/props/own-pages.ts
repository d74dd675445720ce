/** `launch-catalog/catalog`: what parts of a board's own import. Changing a name here breaks boards. */
export type * from '../../catalog/catalog.ts';
export { load } from '../../catalog/current-catalog.ts';
export type { PageProps } from './layout.ts';
export type { ProseProps } from './pages.ts';
