/** The launch form and the tool `prepare_launch`, as links and documents for agents name them. A board can do without both. */

/** Where links such as “Submit a product” lead. Without the form, a page that says how to send in a product. */
export const launchPage = '/launch';

/**
 * The form with a product in it. Without the form, products are edited like other files.
 *
 * @param slug - Of the product.
 * @param field - What to correct, as the id that the form gives to the field.
 */
export const editPage = (slug: string, field?: string): string | undefined =>
	`${launchPage}?edit=${slug}${field ? `#${field}` : ''}`;

/** Forms have no Markdown version. */
export const launchForms: readonly string[] = [launchPage];

/** What documents for agents say of the tool, each beside what they say of others. */
export const sentencesOnDrafts = {
	weeks: ' `prepare_launch` has those open for launches.',
	links: [[launchPage, 'Launch form', 'where a person completes and submits a launch']] as const,
	guide: [
		'To help a person launch a product, prepare a draft with the MCP tool `prepare_launch` and hand over its `review_url`.',
	],
};
