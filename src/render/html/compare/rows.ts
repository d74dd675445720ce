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

export function rowsOf(tables: Tables): readonly Row[] {
	const { nameOf, launchesOf } = tables;
	const count = (label: string, rank: (product: Product) => number | undefined): Row => ({
		label,
		rank,
		of: (product) => rank(product) && grouped(rank(product) ?? 0),
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
		...ownRowsOf(tables),
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

function ownRowsOf({ names, own: { fields, columns } }: Tables): Row[] {
	return fields.map(({ name, label, unit }) => ({
		label,
		of: ({ slug }) => shownValue(columns[name]?.[names.findIndex(([other]) => other === slug)], unit),
	}));
}

function shownValue(value: OwnFieldsFile['columns'][string][number] | undefined, unit: string | undefined) {
	if (value === null || value === undefined) return undefined;
	// Years are numbers, too.
	if (typeof value === 'number') return unit === undefined ? String(value) : `${grouped(value)}\u00a0${unit}`;
	if (/^https?:/.test(value)) return outside(value);
	return /^\d{4}-\d\d-\d\d$/.test(value) ? longDate(value) : value;
}

/** A link with its address, since the host alone says little of a place for code. */
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
