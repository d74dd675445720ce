/**
 * Badges that makers put on their own pages: SVG without script, links or fonts of its own. Its colours are in
 * attributes, and a style changes them for dark pages where the page lets it.
 */

import { x } from 'xastscript';
import { badgePlaces, bestBadgePlace } from '../../catalog/best-launches.ts';
import type { Catalog, Placement, Product } from '../../catalog/catalog.ts';
import { listedBadge, placeBadge, productPage } from '../../routes/paths.ts';
import type { Layout } from '../props/layout.ts';
import { darkColours, lightColours } from '../shared/colours.ts';
import { placeTitle } from '../shared/leaderboard.ts';
import { writeXml } from '../shared/xml.ts';
import { line, textWidth } from './text.ts';

/** A badge and where it is published. */
export interface PublishedBadge {
	readonly path: string;
	readonly badge: Badge;
}

/** A badge for one place. */
export interface PlaceBadge extends PublishedBadge {
	/** Slug of the week. */
	readonly period: string;
}

/** The badge for a listed product; the same for every product. */
export function siteBadge({ site }: Pick<Catalog, 'site'>): PublishedBadge {
	return { path: listedBadge, badge: { above: 'Listed on', below: site.name, title: `Listed on ${site.name}` } };
}

/** The badges for places of a product, newest first. */
export const placesOf = (catalog: Pick<Catalog, 'site' | 'has_images'>, { slug, launches }: Product): PlaceBadge[] =>
	catalog.has_images ? badgePlaces(launches).map((placement) => badgeOf(catalog, slug, placement)) : [];

function badgeOf({ site }: Pick<Catalog, 'site'>, product: string, placement: Placement): PlaceBadge {
	const place = placeTitle(placement);
	const period = placement.launch_period.slug;
	const badge = { above: site.name, below: place, title: `${place} on ${site.name}` };
	return { period, path: placeBadge(product, period), badge };
}

/** Two lines of text, and a sentence with the same meaning. */
export interface Badge {
	readonly above: string;
	readonly below: string;
	readonly title: string;
}

const badgeHeight = 52;

const sizes = { above: 12, below: 17 } as const;
const left = 40;
const right = 16;
const widest = 400;

/** Fonts of systems are wider than the one whose widths we know. */
const system = { fonts: 'ui-serif, Georgia, Cambria, "Times New Roman", serif', wider: 1.15 } as const;

/** In pixels. The text of a badge that would be wider ends in an ellipsis. */
function badgeWidth({ above, below }: Badge): number {
	const text = Math.max(textWidth(above) * sizes.above, textWidth(below) * sizes.below) * system.wider;
	return Math.ceil(Math.min(Math.max(text, 100), widest)) + left + right;
}

/** For pages whose reader prefers dark ones. */
const dark = [
	['.paper', `fill:${darkColours.paper};stroke:${darkColours.line}`],
	['.ink', `fill:${darkColours.ink}`],
	['.quiet', `fill:${darkColours.quiet}`],
	['.accent', `fill:${darkColours.accent}`],
] as const;

export function badgeSvg(badge: Badge): string {
	const width = badgeWidth(badge);
	const room = (width - left - right) / system.wider;
	const { paper, ink, quiet, accent, line: border } = lightColours;
	return writeXml(
		x(
			'svg',
			{
				xmlns: 'http://www.w3.org/2000/svg',
				width,
				height: badgeHeight,
				viewBox: `0 0 ${width} ${badgeHeight}`,
				role: 'img',
				'aria-label': badge.title,
				'font-family': system.fonts,
			},
			x('title', badge.title),
			x('style', `@media(prefers-color-scheme:dark){${dark.map(([name, rules]) => `${name}{${rules}}`).join('')}}`),
			x('rect', {
				x: 0.5,
				y: 0.5,
				width: width - 1,
				height: badgeHeight - 1,
				rx: 4,
				fill: paper,
				stroke: border,
				class: 'paper',
			}),
			...[14, 10, 6].map((length, index) =>
				x('rect', {
					x: 14,
					y: 17 + index * 7,
					width: length,
					height: 4,
					fill: index === 0 ? accent : quiet,
					class: index === 0 ? 'accent' : 'quiet',
				}),
			),
			line(badge.above, { x: left, baseline: 21, size: sizes.above, width: room, colour: quiet, className: 'quiet' }),
			line(badge.below, {
				x: left,
				baseline: 40,
				size: sizes.below,
				width: room,
				weight: 600,
				colour: ink,
				className: 'ink',
			}),
		),
	);
}

/** The badge for a product's best place, else for a listed product, and its HTML; `undefined` in a build without pictures. */
export function embedCode(layout: Layout, { slug, launches }: Product) {
	const { base_url, has_images } = layout;
	if (!has_images) return undefined;
	const best = bestBadgePlace(launches);
	const { path, badge } = best ? badgeOf(layout, slug, best) : siteBadge(layout);
	const { title } = badge;
	const [page, image] = [base_url + productPage(slug), base_url + path];
	const [width, height] = [badgeWidth(badge), badgeHeight];
	const picture = `<img src="${attribute(image)}" alt="${attribute(title)}" width="${width}" height="${height}">`;
	return { title, path, width, height, html: `<a href="${attribute(page)}">${picture}</a>` };
}

const attribute = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
