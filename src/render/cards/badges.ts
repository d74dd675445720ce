/**
 * Badges that makers put on their own pages: SVG without script, links or fonts of its own. Its colours are in
 * attributes, and a style changes them for dark pages where the page lets it.
 */

import { x } from 'xastscript';
import { badgePlaces, bestBadgePlace } from '../../catalog/best-launches.ts';
import type { Catalog, Outline, Placement, Product } from '../../catalog/catalog.ts';
import { facts as t } from '../../texts/sections.ts';
import { listedBadge, placeBadge, productPage } from '../../urls/paths.ts';
import type { Layout } from '../props/layout.ts';
import { coloursOf, type Palette } from '../shared/colours.ts';
import { placeTitle } from '../shared/leaderboard.ts';
import { writeXml } from '../shared/xml.ts';
import { type Brand, brandOf } from './card.ts';
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

/** A catalog, or only the layout of a page, which has no need for the outlines of letters. */
type Board = Pick<Catalog, 'site' | 'outline'>;

function lettered({ site, outline }: Board, above: string, below: string, title: string): Badge {
	return { brand: brandOf(site), above, below, title, drawn: outline && [outline(above), outline(below)] };
}

/** The badge for a listed product; the same for every product. */
export function siteBadge(board: Board): PublishedBadge {
	const { name } = board.site;
	return { path: listedBadge, badge: lettered(board, t.listedOn, name, t.listedOnSite({ site: name })) };
}

/** The badges for places of a product, newest first. */
export const placesOf = (catalog: Board & Pick<Catalog, 'has_images'>, { slug, launches }: Product): PlaceBadge[] =>
	catalog.has_images ? badgePlaces(launches).map((placement) => badgeOf(catalog, slug, placement)) : [];

function badgeOf(board: Board, product: string, placement: Placement): PlaceBadge {
	const place = placeTitle(placement);
	const period = placement.launch_period.slug;
	const { name } = board.site;
	const badge = lettered(board, name, place, t.placeOnSite({ place, site: name }));
	return { period, path: placeBadge(product, period), badge };
}

/** Two lines of text, and a sentence with the same meaning. */
export interface Badge {
	readonly brand: Brand;
	readonly above: string;
	readonly below: string;
	readonly title: string;
	/** Its lines in the font of the board, which a picture in a page could not load. */
	readonly drawn?: readonly (Outline | undefined)[] | undefined;
}

const badgeHeight = 52;

const sizes = { above: 12, below: 17 } as const;
const right = 16;
/** Beside the bars, if the board has no mark of its own. */
const leftOf = ({ brand }: Badge): number => (brand.hasLogo ? right : 40);
const widest = 400;

/** The font of pages where the reader has it, else those of systems, which are wider than the one whose widths we know. */
const system = { fonts: '"Source Serif 4", Georgia, "Times New Roman", "Noto Serif", serif', wider: 1.15 } as const;

const widthOf = ({ brand }: Badge): number => Math.max(system.wider, brand.own?.wider ?? 0);

/** In pixels. The text of a badge that would be wider ends in an ellipsis. */
function badgeWidth(badge: Badge): number {
	const { above, below } = badge;
	const text = Math.max(textWidth(above) * sizes.above, textWidth(below) * sizes.below) * widthOf(badge);
	return Math.ceil(Math.min(Math.max(text, 100), widest)) + leftOf(badge) + right;
}

/** For pages whose reader prefers dark ones. */
const darkRules = ({ paper, line: border, ink, quiet, accent }: Palette): string =>
	`.paper{fill:${paper};stroke:${border}}.ink{fill:${ink}}.quiet{fill:${quiet}}.accent{fill:${accent}}`;

export function badgeSvg(badge: Badge): string {
	const width = badgeWidth(badge);
	const left = leftOf(badge);
	const room = (width - left - right) / widthOf(badge);
	const { light, dark } = coloursOf(badge.brand);
	const { paper, ink, quiet, accent, line: border } = light;
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
			x('style', `@media(prefers-color-scheme:dark){${darkRules(dark)}}`),
			x('rect', {
				x: 0.5,
				y: 0.5,
				width: width - 1,
				height: badgeHeight - 1,
				fill: paper,
				stroke: border,
				class: 'paper',
			}),
			...(badge.brand.hasLogo ? [] : [14, 10, 6]).map((length, index) =>
				x('rect', {
					x: 14,
					y: 17 + index * 7,
					width: length,
					height: 4,
					fill: index === 0 ? accent : quiet,
					class: index === 0 ? 'accent' : 'quiet',
				}),
			),
			line(badge.above, {
				x: left,
				baseline: 21,
				size: sizes.above,
				width: room,
				colour: quiet,
				className: 'quiet',
				outline: badge.drawn?.[0],
			}),
			line(badge.below, {
				x: left,
				baseline: 40,
				size: sizes.below,
				width: room,
				weight: 600,
				colour: ink,
				className: 'ink',
				outline: badge.drawn?.[1],
			}),
		),
	);
}

/** The badge for a product's best place, else for a listed product, and its HTML; `undefined` in a build without pictures. */
export function embedCode(layout: Omit<Layout, 'hasMakers'>, { slug, launches }: Product) {
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
