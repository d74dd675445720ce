/** Lists of products in addresses: what the script of every page needs of `paths.ts`. */

/** The page that shows products side by side; the only reader of its query is a script of the page. */
export const comparePage = '/compare';
export const mostCompared = 4;
/** Products of a comparison that a link suggests: there is room for one more. */
export const fewCompared = 3;
export const comparePath = (slugs: readonly string[]): string => `${comparePage}?products=${slugs.join(',')}`;

/** The page with the products that a reader has saved; the only reader of its fragment is a script of the page. */
export const savedPage = '/saved';
export const savedPath = (slugs: readonly string[]): string => `${savedPage}#${slugs.join(',')}`;

/** The form of slugs: of products, launch periods, categories, makers and pages. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const maximumSlugLength = 80;

export const isSlug = (text: string): boolean => text.length <= maximumSlugLength && slugPattern.test(text);
