/** `launch-catalog/catalog`: what pages of a board's own import. Changing a name here breaks boards. */
export type * from '../../catalog/catalog.ts';
export { load } from '../../catalog/current-catalog.ts';
export { layoutOf } from './layout.ts';
