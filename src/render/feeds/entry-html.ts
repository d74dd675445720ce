/**
 * What an entry of a feed says in full, as HTML for readers that show it by itself: absolute addresses, no style and no
 * script.
 */
import type { Element, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { digestFile, iconFile, launchPeriodPage, productPage } from '../../routes/paths.ts';
import { autoDirection, type Child, element } from '../digest/elements.ts';
import { allPlaces, belowName, correctionLine } from '../digest/wording.ts';
import { untrustedTree } from '../html/markdown.ts';
import type { DigestProps } from '../props/digest.ts';
import type { BoardPlace } from '../props/places.ts';
import type { FeedContent, FeedSite } from './feed.ts';

const toHtml = unified().use(rehypeStringify);

export function entryHtml(site: FeedSite, content: FeedContent): string {
	return toHtml.stringify({ type: 'root', children: childrenOf(site, content) });
}

function childrenOf(site: FeedSite, content: FeedContent): RootContent[] {
	if ('digest' in content) return weekOf(site, content.digest);
	return productOf(site, content);
}

const paragraph = (...children: readonly Child[]): Element => element('p', {}, ...children);
const link = (href: string, ...children: readonly Child[]): Element => element('a', { href }, ...children);

function productOf({ base_url, site }: FeedSite, product: Exclude<FeedContent, { digest: unknown }>): Element[] {
	const { slug, name, tagline, description, website_url, hasIcon } = product;
	const size = { width: 64, height: 64 };
	return [
		...(hasIcon ? [paragraph(element('img', { src: base_url + iconFile(slug), ...size, alt: '' }))] : []),
		...(tagline ? [paragraph(autoDirection(tagline))] : []),
		...(description ? [element('div', {}, ...textOf(description))] : []),
		paragraph(
			...(website_url ? [link(website_url, new URL(website_url).host.replace(/^www\./, '')), ' · '] : []),
			link(base_url + productPage(slug), autoDirection(name), ` on ${site.name}`),
		),
	];
}

const textOf = (source: string): Element[] => untrustedTree(source).children.filter((node) => node.type === 'element');

function weekOf({ base_url, extras }: FeedSite, props: DigestProps): Element[] {
	const { period, places, newest, corrections } = props;
	const page = base_url + launchPeriodPage(period.slug);
	return [
		...(period.introduction ? textOf(period.introduction) : []),
		element('ol', {}, ...places.map((place) => placeOf(base_url, place, period.slug))),
		paragraph(
			link(page, allPlaces(props)),
			...(extras.digests ? [' · ', link(base_url + digestFile(period.slug), 'The digest as a newsletter')] : []),
		),
		...(newest.length > 0 ? [paragraph('Also new this week:'), element('ul', {}, ...newest.map(newProduct))] : []),
		...corrections.map((group) => paragraph(correctionLine(group))),
	];

	function newProduct({ slug, name, tagline }: DigestProps['newest'][number]): Element {
		return element('li', {}, link(base_url + productPage(slug), autoDirection(name)), ...withTagline(tagline));
	}
}

const withTagline = (tagline: string | undefined): Child[] => (tagline ? [': ', autoDirection(tagline)] : []);

function placeOf(baseUrl: string, place: BoardPlace, period: string): Element {
	const value = String(place.position);
	if (place.product === undefined) return element('li', { value }, 'Withdrawn');
	const { product, name, tagline } = place;
	const figures = belowName(place, period);
	return element(
		'li',
		{ value },
		element('strong', {}, link(baseUrl + productPage(product), autoDirection(name))),
		...withTagline(tagline),
		...(figures ? [element('br', {}), element('small', {}, figures)] : []),
	);
}
