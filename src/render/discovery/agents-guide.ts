/** The guide for agents: what they can do here, the calls that do it, and the policies. */
import type { Catalog } from '../../catalog/catalog.ts';
import { pageBounds, perPageBounds, rateLimit } from '../../contract/limits.ts';
import { agentCardFile } from '../../routes/discovery.ts';
import { maximumAge } from '../../routes/headers.ts';
import { sentencesOnDrafts } from '../../routes/launch.ts';
import {
	a2aEndpoint,
	authPage,
	developersPage,
	llmsFile,
	llmsFullFile,
	mcpEndpoint,
	openapiFile,
	operationsFile,
} from '../../routes/paths.ts';
import { dataNotice } from '../shared/product-text.ts';

/** The id of the contract among the sources, which actions name. */
const sourceId = 'catalog';

/**
 * `/.well-known/agents.json`: flows over the contract in the form of agents.json 0.1.0 (wild-card-ai/agents-json), which
 * tolerates more members: a guide, every surface, and the policies.
 *
 * @param version - The version of the contract.
 */
export function agentsGuide(catalog: Catalog, version: string) {
	const { base_url, site } = catalog;
	const at = (path: string) => base_url + path;
	return {
		agentsJson: '0.1.0',
		info: { title: site.name, version, description: site.description },
		sources: [{ id: sourceId, path: at(openapiFile) }],
		flows,
		guide: [
			'Browse with `listProducts`, 1 to 100 products a page; the `Link` header has the next page.',
			'For the products of a week call `listLaunchPeriods`, newest first, then `getLaunchPeriod` with a slug from it. Places are provisional while its `status` is `active`.',
			'For one product call `getProduct` with its slug; every `url` field is a page for people; add `.md` to get Markdown.',
			'To filter, sort, count or compare products, make one call: each entry of `surfaces.operations` is a tool of `/mcp`, and an `operation` with `parameters` in a data part of a message to `/a2a`.',
			...sentencesOnDrafts.guide,
			dataNotice(site),
		],
		surfaces: {
			openapi: at(openapiFile),
			mcp: at(mcpEndpoint),
			operations: at(operationsFile),
			a2a: at(a2aEndpoint),
			a2a_agent_card: at(agentCardFile),
			llms: at(llmsFile),
			llms_full: at(llmsFullFile),
			developers: at(`${developersPage}.md`),
			auth: at(`${authPage}.md`),
		},
		policies: {
			authentication: 'none',
			rate_limit: { requests: rateLimit.quota, window_seconds: rateLimit.windowSeconds, per: 'client address' },
			cache_seconds: maximumAge,
			writing:
				'Everything is read-only. Accounts, launches, votes and payments are left to people: a program may prepare a draft, and a person reviews and submits it.',
			untrusted_content: dataNotice(site),
		},
	};
}

const slug = (description: string) => ({ name: 'slug', type: 'string', required: true, description });

const whole = (name: string, { minimum, maximum }: { minimum: number; maximum: number }, description: string) => ({
	name,
	type: 'integer',
	required: false,
	description: `${description}, ${minimum} to ${maximum}.`,
});

function flow(
	id: string,
	title: string,
	description: string,
	operations: readonly string[],
	parameters: readonly object[],
	success: string,
) {
	return {
		id,
		title,
		description,
		actions: operations.map((operationId) => ({ id: operationId, sourceId, operationId })),
		links: [],
		fields: { parameters, requestBody: {}, responses: { success: { type: 'object', description: success } } },
	};
}

const flows = [
	flow(
		'browse_products',
		'Browse products',
		'Reads the products in name order, page by page.',
		['listProducts'],
		[whole('page', pageBounds, 'Page'), whole('per_page', perPageBounds, 'Products on a page')],
		'ProductList',
	),
	flow(
		'read_product',
		'Read one product',
		'Reads a product with its description, website and votes.',
		['getProduct'],
		[slug('Slug of a product, as given in lists.')],
		'A product with its details',
	),
	flow(
		'browse_weeks',
		'Browse launch weeks',
		'Reads the latest weekly launch periods, newest first.',
		['listLaunchPeriods'],
		[],
		'LaunchPeriodList',
	),
	flow(
		'read_leaderboard',
		'Read a leaderboard',
		'Reads the products of one week in order of place.',
		['getLaunchPeriod'],
		[slug('Slug of a launch period, as given in lists.')],
		'A launch period and its rankings',
	),
];
