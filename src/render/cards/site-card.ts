import type { Catalog } from '../../catalog/catalog.ts';
import { counted } from '../../contract/text.ts';
import { lightColours } from '../colours.ts';
import { bar, body, card } from './card.ts';
import { cardSize, contentWidth, type Fit, fitText, line, paragraph } from './text.ts';

const nameFits: readonly Fit[] = [
	...[116, 104, 92].map((size) => ({ size, lines: 1 })),
	...[84, 76, 64, 52, 44, 36].map((size) => ({ size, lines: 2 })),
];
const descriptionFits: readonly Fit[] = [
	{ size: 40, lines: 2 },
	{ size: 36, lines: 3 },
];
const leading = { name: 1.14, description: 1.36 } as const;
const gap = 22;

/** What the card of the site shows. */
export interface SiteCardProps {
	readonly name: string;
	readonly description: string;
	readonly host: string;
	/** How many there are. */
	readonly products: number;
	readonly weeks: number;
}

export const siteCardProps = ({ site, base_url, products, launch_periods }: Catalog): SiteCardProps => ({
	name: site.name,
	description: site.description,
	host: new URL(base_url).host,
	products: products.length,
	weeks: launch_periods.length,
});

/** The card of the site, as SVG. */
export function siteCardSvg(site: SiteCardProps): string {
	const name = fitText(site.name, contentWidth, nameFits);
	const description = fitText(site.description, contentWidth, descriptionFits);
	const nameHeight = name.lines.length * name.size * leading.name;
	const height = nameHeight + gap + description.lines.length * description.size * leading.description;
	const top = body.top + (body.bottom - body.top - height) / 2;
	const counts = `${counted(site.products, 'product')} in ${counted(site.weeks, 'week')}`;
	return card(
		site.host,
		...paragraph(name, { top, leading: leading.name, colour: lightColours.ink, weight: 600 }),
		...paragraph(description, {
			top: top + nameHeight + gap,
			leading: leading.description,
			colour: lightColours.quiet,
		}),
		...bar(508, 0),
		line(counts, { x: cardSize.margin, baseline: 566, size: 30, colour: lightColours.quiet }),
	);
}
