/** The Markdown version of the page of a product. */
import { type Product, rowsOf } from '../../catalog/catalog.ts';
import { grouped } from '../../texts/formats.ts';
import { facts as factTexts, layout as layoutTexts, product as t } from '../../texts/sections.ts';
import * as at from '../../urls/paths.ts';
import { apiAddress } from '../../urls/static-host.ts';
import type { NamedProduct } from '../props/lists.ts';
import { type ProductProps, type Related, screenshotsOf } from '../props/product.ts';
import { document, escapeText, facts, fenced, table } from '../shared/markdown-document.ts';
import { factsOf } from '../shared/product-facts.ts';
import { launchColumns } from '../shared/product-text.ts';

/** The page of one product. */
export function productMarkdown({ layout, product, related }: ProductProps): string {
	const { base_url, site } = layout;
	const { slug, name, tagline, website_url, price_label, average_rating, reviews_count, votes } = product;
	const pricing = site.pricing_models.find(({ slug }) => slug === product.pricing_model);
	const reviews = reviews_count ? `, ${factTexts.reviews({ count: reviews_count })}` : '';
	const { similar, byMaker, week } = related;
	return document(layout, at.productPage(slug), t.titleOf({ product: slug }), [
		layoutTexts.untrusted,
		facts([
			[factTexts.name, escapeText(name)],
			[factTexts.tagline, tagline && escapeText(tagline)],
			...factsOf(product, rowsOf(site)).flatMap(({ label, text, form, list }): [string, string | undefined][] => [
				[escapeText(label), form === 'url' ? `<${text}>` : escapeText(text)],
				[escapeText(list?.title ?? ''), list && `[${list.slug}](${base_url}${list.page}.md)`],
			]),
			[t.website, website_url && `<${website_url}>`],
			[
				factTexts.categories,
				product.categories.map((slug) => `[${slug}](${base_url}${at.categoryPage(slug)}.md)`).join(', '),
			],
			[factTexts.pricingModel, pricing && `${escapeText(pricing.name)} (\`${pricing.slug}\`)`],
			[factTexts.price, price_label && escapeText(price_label)],
			[factTexts.firstLaunched, product.first_launched_on],
			[factTexts.totalVotes, votes > 0 ? grouped(votes) : undefined],
			[
				factTexts.rating,
				average_rating === undefined ? undefined : factTexts.outOf5({ rating: average_rating }) + reviews,
			],
			...screenshotsOf(product).flatMap(({ src, alt }): [string, string][] => [
				[t.screenshot, `<${base_url}${src}>`],
				[t.screenshotShows, escapeText(alt)],
			]),
			['JSON', `<${base_url}${apiAddress(site, `${at.productsPath}/${slug}`)}>`],
		]),
		product.description ? `## ${factTexts.description}\n\n${t.asSubmitted}\n\n${fenced(product.description)}` : '',
		product.launches.length > 0 ? `## ${t.launches}\n\n${launchTable(base_url, product)}` : '',
		week && week.places.length > 1
			? `## ${(week.status === 'active' ? t.alsoThisWeek : t.alsoThatWeek)({ week: week.slug })}\n\n${aroundTable(base_url, week)}`
			: '',
		similar.length > 0 ? `## ${t.similar}\n\n${namedTable(base_url, similar)}` : '',
		byMaker.length > 0 ? `## ${t.moreByThisMaker}\n\n${namedTable(base_url, byMaker)}` : '',
	]);
}

/** A position, marked while its week is not over. */
const placeText = (position: number, status: 'active' | 'finished'): string =>
	status === 'active' ? factTexts.soFar({ place: position }) : grouped(position);

function launchTable(baseUrl: string, { launches }: Product): string {
	const { hasScore, hasVotes, hasComments } = launchColumns(launches);
	const written = (value: number): string => (value > 0 ? grouped(value) : '');
	const columns = <Cell>(score: Cell, votes: Cell, comments: Cell): Cell[] => [
		...(hasScore ? [score] : []),
		...(hasVotes ? [votes] : []),
		...(hasComments ? [comments] : []),
	];
	const hasDiscussion = launches.some(({ discussion_url }) => discussion_url !== undefined);
	return table(
		[
			factTexts.week,
			factTexts.position,
			...columns(factTexts.score, factTexts.votesLabel, factTexts.commentsLabel),
			...(hasDiscussion ? [t.discussion] : []),
		],
		launches.map(
			({ launch_period: { slug, status, has_places }, position, score, votes, comments, discussion_url }) => [
				`[${slug}](${baseUrl}${at.launchPeriodPage(slug)}.md)`,
				has_places ? placeText(position, status) : t.noVotes,
				...columns(score === 0 ? '' : grouped(score), written(votes), written(comments)),
				...(hasDiscussion ? [discussion_url ? `<${discussion_url}>` : ''] : []),
			],
		),
	);
}

function aroundTable(baseUrl: string, { status, places }: NonNullable<Related['week']>): string {
	return table(
		[factTexts.position, factTexts.product, factTexts.name],
		places.map(({ position, slug, name }) => [
			placeText(position, status),
			productLink(baseUrl, slug),
			escapeText(name),
		]),
	);
}

export function namedTable(baseUrl: string, products: readonly NamedProduct[]): string {
	return table(
		[factTexts.product, factTexts.name, factTexts.tagline],
		products.map(({ slug, name, tagline = '' }) => [productLink(baseUrl, slug), escapeText(name), escapeText(tagline)]),
	);
}

const productLink = (baseUrl: string, slug: string): string => `[${slug}](${baseUrl}${at.productPage(slug)}.md)`;
