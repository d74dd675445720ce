/** The Markdown version of the page of a product. */
import type { Product } from '../../catalog/catalog.ts';
import { counted, grouped } from '../../contract/text.ts';
import * as at from '../../routes/paths.ts';
import { apiAddress } from '../../routes/static-host.ts';
import type { NamedProduct } from '../props/lists.ts';
import type { ProductProps, Related } from '../props/product.ts';
import { document, escapeText, facts, fenced, table } from '../shared/markdown-document.ts';
import { factsOf } from '../shared/product-facts.ts';
import { launchColumns, untrustedNotice } from '../shared/product-text.ts';

/** The page of one product. */
export function productMarkdown({ layout, product, related }: ProductProps): string {
	const { base_url, site } = layout;
	const { slug, name, tagline, website_url, price_label, average_rating, reviews_count, votes, screenshot } = product;
	const pricing = site.pricing_models.find(({ slug }) => slug === product.pricing_model);
	const reviews = reviews_count ? `, ${counted(reviews_count, 'review')}` : '';
	const { similar, byMaker, week } = related;
	const widest = at.screenshotWidths(screenshot?.width ?? 0).at(-1) ?? 0;
	return document(layout, at.productPage(slug), `Product ${slug}`, [
		untrustedNotice,
		facts([
			['Name', escapeText(name)],
			['Tagline', tagline && escapeText(tagline)],
			...factsOf(product).flatMap(({ label, text, list, listTitle }): [string, string | undefined][] => [
				[label, escapeText(text)],
				[listTitle, list && `[${list.slug}](${base_url}${list.page}.md)`],
			]),
			['Website', website_url && `<${website_url}>`],
			['Categories', product.categories.map((slug) => `[${slug}](${base_url}${at.categoryPage(slug)}.md)`).join(', ')],
			['Pricing model', pricing && `${escapeText(pricing.name)} (\`${pricing.slug}\`)`],
			['Price', price_label && escapeText(price_label)],
			['First launched', product.first_launched_on],
			['Votes', votes > 0 ? grouped(votes) : undefined],
			['Rating', average_rating === undefined ? undefined : `${average_rating} out of 5${reviews}`],
			['Screenshot', screenshot && `<${base_url}${at.screenshotFile(slug, widest)}>`],
			['Screenshot shows', screenshot && escapeText(screenshot.alt)],
			['JSON', `<${base_url}${apiAddress(site, `${at.productsPath}/${slug}`)}>`],
		]),
		product.description ? `## Description\n\nAs submitted:\n\n${fenced(product.description)}` : '',
		product.launches.length > 0 ? `## Launches\n\n${launchTable(base_url, product)}` : '',
		week && week.places.length > 1
			? `## Also ${week.status === 'active' ? 'this' : 'that'} week: ${week.slug}\n\n${aroundTable(base_url, week)}`
			: '',
		similar.length > 0 ? `## Similar products\n\n${namedTable(base_url, similar)}` : '',
		byMaker.length > 0 ? `## More by this maker\n\n${namedTable(base_url, byMaker)}` : '',
	]);
}

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
		['Week', 'Position', ...columns('Score', 'Votes', 'Comments'), ...(hasDiscussion ? ['Discussion'] : [])],
		launches.map(({ launch_period: { slug, has_places }, position, score, votes, comments, discussion_url }) => [
			`[${slug}](${baseUrl}${at.launchPeriodPage(slug)}.md)`,
			has_places ? grouped(position) : 'No votes yet',
			...columns(score === 0 ? '' : grouped(score), written(votes), written(comments)),
			...(hasDiscussion ? [discussion_url ? `<${discussion_url}>` : ''] : []),
		]),
	);
}

function aroundTable(baseUrl: string, { places }: NonNullable<Related['week']>): string {
	return table(
		['Position', 'Product', 'Name'],
		places.map(({ position, slug, name }) => [grouped(position), productLink(baseUrl, slug), escapeText(name)]),
	);
}

export function namedTable(baseUrl: string, products: readonly NamedProduct[]): string {
	return table(
		['Product', 'Name', 'Tagline'],
		products.map(({ slug, name, tagline = '' }) => [productLink(baseUrl, slug), escapeText(name), escapeText(tagline)]),
	);
}

const productLink = (baseUrl: string, slug: string): string => `[${slug}](${baseUrl}${at.productPage(slug)}.md)`;
