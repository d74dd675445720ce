/** Words that say nothing about a product: it need not have them, unless a query has no others. */
const words =
	'a an and at by for from how i in is it like me my not of on or our that the their this to what with your';

export const commonWords: ReadonlySet<string> = new Set(words.split(' '));
