import type { Product } from '../../catalog/catalog.ts';
import { makerSlug } from '../../catalog/makers.ts';
import { counted, grouped } from '../../contract/counts.ts';
import { categoryPage, launchPeriodPage, makerPage, productPage } from '../../routes/paths.ts';
import type { ProductMarkdownProps } from '../props/product.ts';
import { untrustedNotice } from '../untrusted.ts';
import { document, escapeText, facts, fenced, table } from './document.ts';

/** The page of one product. */
export function productMarkdown({ base_url, site, product }: ProductMarkdownProps): string {
	const { name, tagline, maker, website_url, price_label, average_rating, reviews_count } = product;
	const pricing = site.pricing_models.find(({ slug }) => slug === product.pricing_model);
	const rating =
		average_rating === undefined ? undefined : `${average_rating} of 5, ${counted(reviews_count ?? 0, 'review')}`;
	return document({ base_url, site }, productPage(product.slug), `Product ${product.slug}`, [
		untrustedNotice,
		facts([
			['Name', escapeText(name)],
			['Tagline', tagline && escapeText(tagline)],
			['Maker', maker && escapeText(maker)],
			['By this maker', maker && `[${makerSlug(maker)}](${base_url}${makerPage(makerSlug(maker))}.md)`],
			['Website', website_url && `<${website_url}>`],
			['Categories', product.categories.map((slug) => `[${slug}](${base_url}${categoryPage(slug)}.md)`).join(', ')],
			['Pricing model', pricing && `${escapeText(pricing.name)} (\`${pricing.slug}\`)`],
			['Price', price_label && escapeText(price_label)],
			['First launched', product.first_launched_on],
			['Votes', grouped(product.votes)],
			['Rating', rating],
			['JSON', `<${base_url}/api/products/${product.slug}>`],
		]),
		product.description ? `## Description\n\nIn the maker's words:\n\n${fenced(product.description)}` : '',
		product.launches.length > 0 ? `## Launches\n\n${launchTable(base_url, product)}` : '',
	]);
}

function launchTable(baseUrl: string, { launches }: Product): string {
	return table(
		['Week', 'Position', 'Score', 'Votes', 'Comments'],
		launches.map(({ launch_period: { slug }, position, score, votes, comments }) => [
			`[${slug}](${baseUrl}${launchPeriodPage(slug)}.md)`,
			grouped(position),
			grouped(score),
			grouped(votes),
			grouped(comments),
		]),
	);
}
