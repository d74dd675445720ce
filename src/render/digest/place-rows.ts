/** The places of the week as rows of a table, the first three of them large. */
import type { Element, Properties } from 'hast';
import { grouped } from '../../contract/counts.ts';
import { iconFile, productPage } from '../../routes/paths.ts';
import { monogramOf, tintOf } from '../monogram.ts';
import type { DigestProps } from '../props/digest.ts';
import type { BoardPlace } from '../props/places.ts';
import type { TileProps } from '../props/tile.ts';
import { autoDirection, element } from './elements.ts';
import { monogram, styles } from './styles.ts';
import { belowName, movedOf, type TakenPlace } from './wording.ts';

const rank = (position: number, isFirst: boolean): Element =>
	isFirst
		? element('td', { className: ['ink', 'line'], style: styles.firstRank }, grouped(position))
		: element('td', { className: ['quiet', 'line'], style: styles.rank }, grouped(position));

/** A place among the first three: its picture, its name and what it is made of. */
export function firstRow({ base_url, period }: DigestProps, place: BoardPlace): Element {
	if (place.product === undefined) return element('tr', {}, rank(place.position, true), ...withdrawn(2));
	const { tagline } = place;
	return element(
		'tr',
		{},
		rank(place.position, true),
		element('td', { className: ['line'], style: styles.tile }, tile(base_url, place.tile)),
		element(
			'td',
			{ className: ['ink', 'line'], style: styles.firstPlace },
			nameLink(base_url, place, styles.firstName),
			...(tagline ? [element('br', {}), autoDirection(tagline)] : []),
			element('br', {}),
			note({}, belowName(place, period.slug)),
		),
	);
}

/** Any other place: its name, its tagline and its score. */
export function row({ base_url, period }: DigestProps, place: BoardPlace): Element {
	if (place.product === undefined) return element('tr', {}, rank(place.position, false), ...withdrawn(2));
	const { tagline, score } = place;
	const moved = movedOf(place, period.slug);
	return element(
		'tr',
		{},
		rank(place.position, false),
		element(
			'td',
			{ className: ['ink', 'line'], style: styles.place },
			nameLink(base_url, place, styles.name),
			...(tagline ? [element('br', {}), note({ dir: 'auto' }, tagline)] : []),
			...(moved ? [element('br', {}), note({}, moved)] : []),
		),
		element('td', { className: ['ink', 'line'], style: styles.score }, score === 0 ? '' : grouped(score)),
	);
}

export const nameLink = (
	baseUrl: string,
	{ product, name }: Pick<TakenPlace, 'product' | 'name'>,
	style: string,
): Element => element('a', { href: baseUrl + productPage(product), className: ['ink'], style }, autoDirection(name));

const note = (properties: Properties, text: string): Element =>
	element('span', { className: ['quiet'], style: styles.note, ...properties }, text);

const withdrawn = (columns: number): Element[] => [
	element('td', { className: ['quiet', 'line'], style: styles.place, colSpan: columns }, 'Withdrawn'),
];

/** The name stands beside it, so that a picture which is not loaded leaves nothing out. */
function tile(baseUrl: string, { slug, name, icon }: TileProps): Element {
	if (icon) {
		const size = { width: 48, height: 48 };
		return element('img', { src: baseUrl + iconFile(slug), ...size, alt: '', style: styles.picture });
	}
	const tint = tintOf(slug);
	const { bgColor, style } = monogram(tint);
	const letters = monogramOf(name).join('');
	const cell = { className: [`tint-${tint}`], bgColor, style, align: 'center', ariaHidden: 'true' };
	return element('table', layout, element('tr', {}, element('td', cell, letters)));
}

/** A table that only arranges what is in it. */
export const layout: Properties = { role: 'presentation', cellPadding: '0', cellSpacing: '0', border: '0' };
