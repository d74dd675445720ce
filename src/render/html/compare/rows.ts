/** What the page of compared products says of each: its facts, and the values of the board's own fields. */
import type { OwnFieldsFile } from '../../../contract/data-files.ts';
import type { components } from '../../../contract/openapi.generated.ts';
import { grouped } from '../../../texts/formats.ts';
import { facts as factTexts, compare as t } from '../../../texts/sections.ts';
import * as at from '../../../urls/paths.ts';
import { longDate } from '../../shared/dates.ts';
import { placeTitle } from '../../shared/leaderboard.ts';
import { element } from '../element.ts';
import type { openTables } from './tables.ts';

type Detail = components['schemas']['ProductDetail'];
/** Builds write these members of every product. */
export type Product = Detail & Required<Pick<Detail, 'slug' | 'name' | 'first_launched_on'>>;

type Tables = Awaited<ReturnType<typeof openTables>>;

export interface Row {
	readonly label: string;
	/** Nothing where it is unknown. */
	readonly of: (product: Product) => Node | string | 0 | undefined;
	/** The largest of these numbers is the best one. */
	readonly rank?: ((product: Product) => number | undefined) | undefined;
}

export function rowsOf({ names, nameOf, launchesOf }: Tables, own: OwnFieldsFile): readonly Row[] {
	const count = (label: string, rank: (product: Product) => number | undefined): Row => ({
		label,
		rank,
		of: (product) => {
			const number = rank(product);
			return number && grouped(number);
		},
	});
	return [
		{ label: factTexts.tagline, of: ({ tagline }) => tagline },
		{ label: factTexts.categories, of: ({ categories }) => categories.map(nameOf).join(', ') },
		{
			label: factTexts.price,
			of: ({ price_label, pricing_model }) => price_label ?? (pricing_model && nameOf(pricing_model)),
		},
		{ label: factTexts.maker, of: ({ maker }) => maker },
		{ label: t.website, of: ({ website_url }) => website_url && outside(website_url) },
		...ownRowsOf(names, own),
		{
			label: factTexts.rating,
			rank: ({ average_rating }) => average_rating,
			of: ({ average_rating: rating }) => rating && factTexts.outOf5({ rating }),
		},
		count(t.reviews, ({ reviews_count }) => reviews_count),
		count(factTexts.totalVotes, ({ votes }) => votes),
		{
			label: t.bestWeek,
			rank: ({ slug }) => -(launchesOf(slug).best?.position ?? Number.POSITIVE_INFINITY),
			of: ({ slug }) => bestWeek(launchesOf(slug)),
		},
		{ label: factTexts.firstLaunched, of: ({ first_launched_on }) => longDate(first_launched_on) },
	];
}

function ownRowsOf(names: Tables['names'], { fields, columns }: OwnFieldsFile): Row[] {
	return fields.map((field) => ({
		label: field.label,
		of: ({ slug }) => shownValue(columns[field.name]?.[names.findIndex(([other]) => other === slug)], field),
	}));
}

/** As the page of the product shows it. */
function shownValue(
	value: OwnFieldsFile['columns'][string][number] | undefined,
	{ type, unit }: OwnFieldsFile['fields'][number],
): Node | string | undefined {
	if (value === null || value === undefined) return undefined;
	if (type === 'url') return outside(String(value));
	if (type === 'date') return longDate(String(value));
	if (type !== 'number') return String(value);
	return unit === undefined ? grouped(Number(value)) : `${grouped(Number(value))}\u00a0${unit}`;
}

/** A link that shows the path, too: the host alone says little about a repository. */
function outside(href: string): Node {
	const { host, pathname } = new URL(href);
	const text = `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
	return element('a', { href, rel: 'ugc nofollow noopener' }, text);
}

/** The best place with its week and score. */
function bestWeek({ best }: ReturnType<Tables['launchesOf']>): Node | undefined {
	if (!best) return undefined;
	const place = element('a', { href: at.launchPeriodPage(best.launch_period.slug) }, placeTitle(best));
	const text = best.isOpen ? t.placeAndScoreSoFar : t.placeAndScore;
	return element('span', {}, ...text<Node>({ place, count: best.score }));
}
