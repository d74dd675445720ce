/**
 * A host that only sends files, as `host: static` in `site.yaml` says: nothing chooses a response there, counts requests or runs
 * operations. What the site says about itself leaves these out, and names the files of the API's responses.
 */
import { agentCardFile, mcpServerFile } from './discovery.ts';
import { type HeaderRule, headerRulesWith } from './headers.ts';
import * as at from './paths.ts';
import type { Policies } from './policy.ts';

interface Site {
	readonly host?: 'static' | undefined;
}

export const isStatic = ({ host }: Site): boolean => host === 'static';

/** Endpoints, their cards and operations, types whose paths are those of the handler, and the page for its failures. */
const ofHandler: ReadonlySet<string> = new Set([
	...[...at.agentEndpoints, agentCardFile, mcpServerFile, at.operationsFile, at.openapiTypesFile, at.errorPageFile],
]);

/** Whether the site has something at a path that the software knows. */
export const isServed = (site: Site, path: string): boolean => !isStatic(site) || !ofHandler.has(path);

/** The address of a response of the API. @param path - Of the contract, such as `/api/products?page=2&per_page=100`. */
export function apiAddress(site: Site, path: string): string {
	if (!isStatic(site)) return path;
	const [name = '', query] = path.split('?');
	const { page = 1, per_page = 50 } = Object.fromEntries(new URLSearchParams(query));
	return name === at.productsPath ? at.productListFile(Number(per_page), Number(page)) : `${name}.json`;
}

/** The table of headers, without those that only the handler can keep. A later rule overrides an earlier one. */
export function headerRulesFor(site: Site, policies: Policies): readonly HeaderRule[] {
	const rules = headerRulesWith(policies);
	return isStatic(site) ? [...rules.filter(({ path }) => isServed(site, path)), ...staticRules] : rules;
}

const staticRules: readonly HeaderRule[] = [
	{ path: '/*', headers: { 'Access-Control-Expose-Headers': 'ETag', Vary: 'Accept-Encoding' } },
];
