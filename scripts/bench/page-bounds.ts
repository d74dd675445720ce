import { type PageReport, scoreNames } from './lighthouse.ts';

const leastScore = 0.98;

/** Bytes of HTML and CSS of a page of products or weeks over the wire. */
const mostMarkup = 30 * 1024;

/** Products, lists of them, and weeks: they grow with the catalog, but not beyond their page. */
const bounded = ['/products', '/pricing/', '/categories/', '/makers/', '/launches'];

/** Bytes of scripts of a page that is there to be read. */
const mostScripts = 10 * 1024;

/** Pages that are there to be worked with: what they load is what they do. */
const tools = ['/launch', '/search'];

/** What is worse about a page than it may be, each as a sentence; empty when nothing is. */
export function breaches(path: string, { scores, failed, markup, scripts, otherHosts }: PageReport): string[] {
	const found = scoreNames
		.filter((name) => scores[name] < leastScore)
		.map((name) => {
			const why = failed[name].length > 0 ? ` (${failed[name].join(', ')})` : '';
			return `${path} has ${scores[name].toFixed(2)} for ${name}, below ${leastScore}${why}.`;
		});
	if (bounded.some((part) => path.startsWith(part)) && markup > mostMarkup) {
		found.push(`${path} has ${markup} bytes of HTML and CSS, more than ${mostMarkup}.`);
	}
	if (!tools.includes(path) && scripts > mostScripts) {
		found.push(`${path} has ${scripts} bytes of scripts, more than ${mostScripts}.`);
	}
	if (otherHosts.length > 0) found.push(`${path} sends requests to other hosts: ${otherHosts.join(', ')}.`);
	return found;
}
