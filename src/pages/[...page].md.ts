import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import contract from '../contract/openapi.yaml?raw';
import { categoriesMarkdown, homeMarkdown, subscribeMarkdown } from '../render/markdown/pages.ts';
import { makersMarkdown, pricesMarkdown, productsMarkdown } from '../render/markdown/product-lists.ts';
import { pageMarkdown } from '../render/markdown/prose.ts';
import { launchPeriodsMarkdown } from '../render/markdown/weeks.ts';
import { makersProps, pricesPages, productsProps } from '../render/props/product-lists.ts';
import { launchPeriodsProps } from '../render/props/week.ts';
import { openapiDocument } from '../render/reference/contract.ts';
import { referenceOf } from '../render/reference/reference.ts';
import { markdown } from '../render/respond.ts';
import { proseDocuments } from './_paths.ts';

/** The Markdown versions of pages of prose, and of pages that there is one of. */
export function getStaticPaths() {
	const catalog = load();
	const documents = [...proseDocuments(), referenceOf(openapiDocument(contract, catalog))];
	const bodies = [
		['index', homeMarkdown(catalog)],
		['products', productsMarkdown(productsProps(catalog, 'name', 1))],
		['categories', categoriesMarkdown(catalog)],
		['makers', makersMarkdown(makersProps(catalog))],
		['launches', launchPeriodsMarkdown(launchPeriodsProps(catalog))],
		['subscribe', subscribeMarkdown(catalog)],
		...pricesPages(catalog).map(({ params, props }) => [params.pricing, pricesMarkdown(props)]),
		...documents.map((page) => [page.slug, pageMarkdown(catalog, page)]),
	];
	return bodies.map(([page, body]) => ({ params: { page }, props: { body } }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) => markdown(props.body);
