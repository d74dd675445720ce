import type { Product } from '../../catalog/catalog.ts';
import { productPage } from '../../routes/paths.ts';
import type { Frame } from '../frame.ts';
import { badgeHeight, badgeWidth } from './badge.ts';
import { listed, type PublishedBadge, placesOf } from './badges.ts';

/** What a maker copies to show a badge that leads to the product's page. */
export interface EmbedCode {
	/** What the badge says, and its text for those who do not see it. */
	readonly title: string;
	/** Path of the badge. */
	readonly path: string;
	/** In pixels. */
	readonly width: number;
	readonly height: number;
	readonly html: string;
	readonly markdown: string;
}

/** Every badge of a product: its places, newest first, then that it is listed. None when the build makes no pictures. */
export function embedCodes(frame: Frame, product: Product): EmbedCode[] {
	if (!frame.has_images) return [];
	return [...placesOf(frame, product), listed(frame)].map((badge) => embedCode(frame, product, badge));
}

function embedCode({ base_url }: Frame, { slug }: Product, { path, badge }: PublishedBadge): EmbedCode {
	const { title } = badge;
	const [page, image] = [base_url + productPage(slug), base_url + path];
	const [width, height] = [badgeWidth(badge), badgeHeight];
	const picture = `<img src="${attribute(image)}" alt="${attribute(title)}" width="${width}" height="${height}">`;
	return {
		title,
		path,
		width,
		height,
		html: `<a href="${attribute(page)}">${picture}</a>`,
		markdown: `[![${escapeMarkdown(title)}](${address(image)})](${address(page)})`,
	};
}

const attribute = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>&!~|]/g, '\\$&');

/** An address that ends neither its brackets nor its line. */
const address = (url: string): string =>
	url.replace(/[()<>\\\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
