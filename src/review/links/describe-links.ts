import { printable } from '../../content/schemas/text.ts';
import { fenced } from '../untrusted-text.ts';
import type { DeadLink } from './check-links.ts';

/** How the issue is known again; its first line. */
export const linksMarker = '<!-- launch-catalog: links -->';

export const linksTitle = 'Links that lead nowhere';

/** Of a link as many places are told. */
const maximumPlaces = 3;
/** More links are counted: GitHub takes 65,536 characters. */
const maximumLinks = 100;

/** `https://acme.example/ responds with 404 (content/products/acme.md:7)`. */
export function deadLinkLine({ url, reason, places }: DeadLink): string {
	const more = places.length - maximumPlaces;
	const shown = places.slice(0, maximumPlaces).map((place) => `content/${place}`);
	return printable(`${url} ${reason} (${[...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')})`);
}

export function linksIssueBody(dead: readonly DeadLink[]): string {
	const more = dead.length - maximumLinks;
	return [
		linksMarker,
		'The weekly check of external links has found:',
		fenced([...dead.slice(0, maximumLinks).map(deadLinkLine), ...(more > 0 ? [`… and ${more} more`] : [])]),
		'Correct an address in its file, or list it in `.github/link-exceptions.yaml` with the reason. This issue follows each check, and is closed when nothing is left.',
	].join('\n\n');
}
