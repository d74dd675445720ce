/**
 * The weekly digest as mail: tables for layout, styles on the elements, nothing from anywhere but the site itself, and no
 * script. Mail programs take out what they do not know, so that it reads well with nothing but its text.
 */
import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { launchPeriodPage, subscribePage } from '../../routes/paths.ts';
import { lightColours } from '../colours.ts';
import { dateRange } from '../dates.ts';
import type { DigestProps } from '../props/digest.ts';
import { weekNumber } from '../week-number.ts';
import { autoDirection, type Child, element } from './elements.ts';
import { introduction } from './introduction.ts';
import { firstRow, layout, nameLink, row } from './place-rows.ts';
import { dark, scheme, styles } from './styles.ts';
import { allPlaces, correctionLine, nextLine, previewOf, subjectOf } from './wording.ts';

export interface DigestOptions {
	/** Where a reader unsubscribes, in the words of a mailing service. */
	readonly unsubscribe?: string | undefined;
}

const toHtml = unified().use(rehypeStringify);

export function digestHtml(props: DigestProps, options: DigestOptions = {}): string {
	const document: Root = { type: 'root', children: [{ type: 'doctype' }, page(props, options)] };
	return `${toHtml.stringify(document)}\n`;
}

const meta = (name: string, content: string): Element => element('meta', { name, content });

function page(props: DigestProps, options: DigestOptions): Element {
	return element(
		'html',
		{ lang: 'en' },
		element(
			'head',
			{},
			element('meta', { charSet: 'utf-8' }),
			element('title', {}, subjectOf(props)),
			meta('viewport', 'width=device-width, initial-scale=1'),
			meta('color-scheme', 'light dark'),
			meta('supported-color-schemes', 'light dark'),
			meta('robots', 'noindex'),
			// Two of them: a program that refuses one of their rules leaves out the whole style sheet.
			element('style', {}, scheme),
			element('style', {}, dark),
		),
		element(
			'body',
			{ className: ['paper'], style: styles.body },
			element('div', { style: styles.preview }, previewOf(props)),
			element(
				'table',
				{ ...layout, width: '100%', bgColor: lightColours.paper, className: ['paper'], style: styles.page },
				element('tr', {}, element('td', { align: 'center', style: styles.gutter }, ...outlook(column(props, options)))),
			),
		),
	);
}

/** Outlook for Windows knows no largest width, and reads comments of this form. */
function outlook(content: Element): Child[] {
	const open = '<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td>';
	return [
		{ type: 'comment', value: `[if mso]>${open}<![endif]` },
		content,
		{ type: 'comment', value: '[if mso]></td></tr></table><![endif]' },
	];
}

function column(props: DigestProps, options: DigestOptions): Element {
	const { base_url, period, places, corrections, newest } = props;
	const [first, others] = [places.slice(0, 3), places.slice(3)];
	const next = nextLine(props);
	const pageOfWeek = base_url + launchPeriodPage(period.slug);
	return element(
		'div',
		{ role: 'main', style: styles.column },
		masthead(props),
		element('h1', { className: ['ink'], style: styles.title }, period.name),
		element('p', { className: ['quiet'], style: styles.lead }, dateRange(period.starts_on, period.ends_on)),
		...(period.introduction ? introduction(period.introduction) : []),
		table(...first.map((place) => firstRow(props, place))),
		...(others.length > 0 ? [table(...others.map((place) => row(props, place)))] : []),
		button(pageOfWeek, allPlaces(props)),
		...(newest.length > 0
			? [heading('Also new this week'), ...newest.map((product) => newProduct(base_url, product))]
			: []),
		...(next ? [heading('Next'), paragraph(next)] : []),
		...(corrections.length > 0
			? [heading('Corrections'), ...corrections.map((group) => paragraph(correctionLine(group)))]
			: []),
		foot(props, options),
	);
}

const table = (...rows: readonly Element[]): Element => element('table', { ...layout, width: '100%' }, ...rows);

const masthead = ({ base_url, site, period }: DigestProps): Element =>
	table(
		element(
			'tr',
			{},
			element(
				'td',
				{ className: ['ink', 'rule'], style: styles.brand },
				element('a', { href: `${base_url}/`, className: ['ink'], style: styles.brandLink }, site.name),
			),
			element('td', { className: ['quiet', 'rule'], style: styles.number }, weekNumber(period.slug)),
		),
	);

const heading = (text: string): Element => element('h2', { className: ['ink'], style: styles.heading }, text);

const paragraph = (...children: readonly Child[]): Element =>
	element('p', { className: ['ink'], style: styles.text }, ...children);

/** A cell with a colour, since not every program paints the background of a link. */
const button = (href: string, text: string): Element =>
	element(
		'table',
		layout,
		element('tr', {}, element('td', { style: styles.aboveButton })),
		element(
			'tr',
			{},
			element(
				'td',
				{ className: ['button'], bgColor: lightColours.accent, style: styles.button },
				element('a', { href, className: ['on-button'], style: styles.buttonLink }, text),
			),
		),
	);

const newProduct = (baseUrl: string, { slug, name, tagline }: DigestProps['newest'][number]): Element =>
	paragraph(
		nameLink(baseUrl, { product: slug, name }, styles.name),
		...(tagline ? [element('br', {}), autoDirection(tagline)] : []),
	);

function foot({ base_url, site, period }: DigestProps, { unsubscribe }: DigestOptions): Element {
	const link = (href: string, text: string): Element =>
		element('a', { href, className: ['accent'], style: styles.link }, text);
	const small = (...children: readonly Child[]): Element =>
		element('p', { className: ['quiet'], style: styles.small }, ...children);
	return table(
		element(
			'tr',
			{},
			element(
				'td',
				{ className: ['rule'], style: styles.foot },
				...(site.notice ? [small(site.notice)] : []),
				small(
					link(base_url + launchPeriodPage(period.slug), 'This week on the board'),
					' · ',
					link(base_url + subscribePage, 'Feeds and calendar'),
					...(unsubscribe === undefined ? [] : [' · ', link(unsubscribe, 'Unsubscribe')]),
				),
				unsubscribe === undefined && { type: 'comment', value: ' The unsubscribe link of your mailing service ' },
			),
		),
	);
}
