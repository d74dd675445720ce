export { default } from '../../src/hosts/netlify/functions/rebuild.ts';

/** Every day at 00:00 UTC, Mondays included, on which a week begins; other days for products that say their own date. */
export const config = { schedule: '0 0 * * *' };
