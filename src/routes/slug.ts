/** The form of slugs: of products, launch periods, categories, makers and pages. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const maximumSlugLength = 80;

export const isSlug = (text: string): boolean => text.length <= maximumSlugLength && slugPattern.test(text);
