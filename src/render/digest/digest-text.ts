/** The weekly digest as plain text, for programs and readers that want no other. */
import { grouped } from '../../contract/counts.ts';
import { launchPeriodPage, productPage, subscribePage } from '../../routes/paths.ts';
import type { DigestProps } from '../props/digest.ts';
import type { BoardPlace } from '../props/places.ts';
import type { DigestOptions } from './digest-html.ts';
import { allPlaces, belowName, correctionLine, nextLine, numberLine } from './wording.ts';

/** What a line of a mail should hold at most (RFC 5322 section 2.1.1), with room for marks of quotation. */
const width = 72;

export function digestText(props: DigestProps, { unsubscribe }: DigestOptions = {}): string {
	const { base_url, site, period, places, newest, corrections } = props;
	const next = nextLine(props);
	const blocks = [
		`${site.name}\n${numberLine(props)}`,
		underlined(period.name, '='),
		period.introduction && wrapped(period.introduction),
		...places.map((place) => placeText(props, place)),
		`${allPlaces(props)}:\n${base_url}${launchPeriodPage(period.slug)}`,
		...(newest.length > 0 ? [underlined('Also new this week', '-')] : []),
		...newest.map(({ slug, name, tagline }) =>
			lines(wrapped(name), tagline && wrapped(tagline), base_url + productPage(slug)),
		),
		...(next ? [underlined('Next', '-'), wrapped(next)] : []),
		...(corrections.length > 0 ? [underlined('Corrections', '-')] : []),
		...corrections.map((group) => wrapped(correctionLine(group))),
		// Mail programs take what follows for a signature.
		lines(
			'-- ',
			site.notice && wrapped(site.notice),
			`Feeds and calendar: ${base_url}${subscribePage}`,
			unsubscribe && `Unsubscribe: ${unsubscribe}`,
		),
	];
	return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function placeText({ base_url, period }: DigestProps, place: BoardPlace): string {
	const number = `${grouped(place.position)}. `;
	if (place.product === undefined) return `${number}Withdrawn`;
	const { product, name, tagline } = place;
	const indent = ' '.repeat(number.length);
	const figures = belowName(place, period.slug);
	const below = lines(
		tagline && wrapped(tagline, indent),
		figures && wrapped(figures, indent),
		indent + base_url + productPage(product),
	);
	return `${number}${wrapped(name, indent).trimStart()}\n${below}`;
}

const lines = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n');

const underlined = (text: string, mark: string): string => `${text}\n${mark.repeat(Math.min(width, text.length))}`;

/** The lines of a text, each broken between words where it is too long; a word that is longer stays whole. */
function wrapped(text: string, indent = ''): string {
	return text
		.split('\n')
		.map((line) => {
			const broken: string[] = [];
			let current = '';
			for (const word of line.split(' ')) {
				const longer = current === '' ? word : `${current} ${word}`;
				if (current !== '' && indent.length + longer.length > width) {
					broken.push(current);
					current = word;
				} else current = longer;
			}
			return [...broken, current].map((part) => (part === '' ? '' : indent + part)).join('\n');
		})
		.join('\n');
}
