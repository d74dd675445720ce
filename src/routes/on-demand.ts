/** Routes of a board that the Node server renders on request, by their paths as Astro writes them, such as `/vote/[product]`. */

export interface OnDemandRoute {
	readonly pattern: string;
	/** Whether only the board's own pages can send it something (`export const checkOrigin = false` turns it off). */
	readonly checksOrigin: boolean;
}

/** The route to which a path belongs: of several, the most exact one, as in Astro. @param path - As `plainPath` gives it. */
export const matchRoute = (routes: readonly OnDemandRoute[], path: string): OnDemandRoute | undefined =>
	routes
		.filter(({ pattern }) => path.length <= maximumPathLength && expressionOf(pattern).test(path))
		.sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))[0];

/** Several parameters in a segment take more time the longer it is. */
const maximumPathLength = 1_000;

/** A part of a segment, or the rest with the slash before it. */
const parameter = /(\/\[\.\.\.[^\]]*\]|\[[^\]]*\])/;

const expressions = new Map<string, RegExp>();

/** `[week]` is text without a slash, and `/[...rest]` whatever comes. */
function expressionOf(pattern: string): RegExp {
	const known = expressions.get(pattern);
	if (known) return known;
	const parts = pattern.split(parameter).map((part, index) => {
		if (index % 2 === 0) return part.replace(/[^\w/-]/g, '\\$&');
		return part.startsWith('/') ? '(?:/.*)?' : '[^/]+?';
	});
	const expression = new RegExp(`^${parts.join('')}$`, 's');
	expressions.set(pattern, expression);
	return expression;
}

/** A digit for each segment: text before a parameter, and that before the rest. */
const rankOf = ({ pattern }: OnDemandRoute): string =>
	pattern
		.split('/')
		.map((segment) => (segment.startsWith('[...') ? 2 : segment.includes('[') ? 1 : 0))
		.join('');
