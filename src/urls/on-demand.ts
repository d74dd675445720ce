/** Routes of a board that the Node server renders on request, by their paths as Astro writes them, such as `/vote/[product]`. */

export interface OnDemandRoute {
	readonly pattern: string;
	/** Whether only the board's own pages can send it something (`export const checkOrigin = false` turns it off). */
	readonly checksOrigin: boolean;
}

type Pattern = Pick<OnDemandRoute, 'pattern'>;

/** The route to which a path belongs: of several, the most exact one, as in Astro. @param path - As `plainPath` gives it. */
export function matchRoute<Route extends Pattern>(routes: readonly Route[], path: string): Route | undefined {
	const segments = path.split('/');
	return routes
		.filter(({ pattern }) => matches(pattern.split('/'), segments))
		.sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))[0];
}

/** By segments: `[...rest]` is all that come, or none. */
function matches(pattern: readonly string[], segments: readonly string[]): boolean {
	for (const [index, part] of pattern.entries()) {
		if (part.startsWith('[...')) return true;
		const segment = segments[index];
		if (segment === undefined || !matchesSegment(part, segment)) return false;
	}
	return pattern.length === segments.length;
}

/** A segment can have several parameters of at least one character, as in `[year]-[week].csv`. */
function matchesSegment(pattern: string, segment: string): boolean {
	const [start = '', ...texts] = pattern.split(/\[[^[\]]*\]/);
	const end = texts.pop();
	if (end === undefined) return pattern === segment;
	if (!segment.startsWith(start) || !segment.endsWith(end)) return false;
	let at = start.length + 1;
	for (const text of texts) {
		const found = segment.indexOf(text, at);
		if (found < 0) return false;
		at = found + text.length + 1;
	}
	return at + end.length <= segment.length;
}

/** A digit for each segment: text before a parameter, and that before the rest. */
const rankOf = ({ pattern }: Pattern): string =>
	pattern
		.split('/')
		.map((segment) => (segment.startsWith('[...') ? 2 : segment.includes('[') ? 1 : 0))
		.join('');
