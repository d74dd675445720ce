/** The guide for agents: what they can do here, the calls that do it, and the policies. */
import type { Catalog } from '../../catalog/catalog.ts';
import { pageBounds, perPageBounds, rateLimit } from '../../contract/limits.ts';
import { agentCardFile, mcpServerFile } from '../../urls/discovery.ts';
import { maximumAge } from '../../urls/headers.ts';
import { launchPage, sentencesOnDrafts } from '../../urls/launch.ts';
import {
	a2aEndpoint,
	authPage,
	catalogExportFile,
	developersPage,
	llmsFile,
	llmsFullFile,
	mcpEndpoint,
	openapiFile,
	operationsFile,
} from '../../urls/paths.ts';
import { isServed, isStatic } from '../../urls/static-host.ts';
import { textFor } from '../guides/prose-text.ts';
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
	const served = Object.entries(surfaces).filter(([, path]) => isServed(site, path));
	return {
		agentsJson: '0.1.0',
		info: { title: site.name, version, description: site.description },
		sources: [{ id: sourceId, path: at(openapiFile) }],
		flows: isStatic(site) ? flows.filter(({ id }) => id !== browsing) : flows,
		guide: [...textFor(site, guide).trim().split('\n'), dataNotice(site)],
		surfaces: Object.fromEntries(served.map(([name, path]) => [name, at(path)])),
		policies: {
			authentication: 'none',
			...(isStatic(site) ? {} : handlerPolicies),
			writing:
				'Everything is read-only. Accounts, launches, votes and payments are left to people: a program may prepare a draft, and a person reviews and submits it.',
			untrusted_content: dataNotice(site),
		},
	};
}

/** A sentence on each line. */
const guide = `
<!-- handler -->
Browse with \`listProducts\`, 1 to 100 products a page; the \`Link\` header has the next page.
<!-- static -->
To browse, filter, sort, count or compare products, read all of them: \`${catalogExportFile}\` has one on each line.
<!-- all -->
For the products of a week call \`listLaunchPeriods\`, newest first, then \`getLaunchPeriod\` with a slug from it. Places are provisional while its \`status\` is \`active\`.
For one product call \`getProduct\` with its slug; every \`url\` field is a page for people; add \`.md\` to get Markdown.
<!-- handler -->
To filter, sort, count or compare products, make one call: each entry of \`surfaces.operations\` is a tool of \`/mcp\`, and an \`operation\` with \`parameters\` in a data part of a message to \`/a2a\`.
${sentencesOnDrafts.guide.join('\n')}
`;

const surfaces = {
	openapi: openapiFile,
	mcp: mcpEndpoint,
	operations: operationsFile,
	mcp_server: mcpServerFile,
	a2a: a2aEndpoint,
	a2a_agent_card: agentCardFile,
	catalog_export: catalogExportFile,
	launch_form: launchPage,
	llms: llmsFile,
	llms_full: llmsFullFile,
	developers: `${developersPage}.md`,
	auth: `${authPage}.md`,
};

const handlerPolicies = {
	rate_limit: { requests: rateLimit.quota, window_seconds: rateLimit.windowSeconds, per: 'client address' },
	cache_seconds: maximumAge,
};

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

/** The flow with pages of any size. */
const browsing = 'browse_products';

const flows = [
	flow(
		browsing,
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
