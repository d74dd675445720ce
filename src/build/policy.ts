/** What a release adds to the usual content security policy. */
import { hash } from 'node:crypto';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { policyAdditions } from '../content/schemas/policy.ts';
import type { Site } from '../content/schemas/site.ts';
import type { PolicyAdditions } from '../urls/policy.ts';
import { UserError } from '../user-error.ts';

/**
 * @param texts - The code of the board's pages, or the pages.
 * @returns The origins in `site.yaml`, and hashes of the scripts and styles that Astro writes for islands; `undefined` for the usual policy.
 * @throws {UserError} for an island with a directive that is not Astro's.
 */
export async function policyOf(site: Site, texts: readonly string[]): Promise<PolicyAdditions | undefined> {
	const { script = [], ...others } = policyAdditions(site);
	const islands = await islandSources(texts);
	const policy = { ...others, ...islands, script: [...script, ...islands.script] };
	return Object.values(policy).some((sources = []) => sources.length > 0) ? policy : undefined;
}

/** A directive as Astro's compiler writes it, and as a page has it. */
const directive = /"client:component-hydration":\s*["'`]([\w-]+)|<astro-island\b[^<>]*?\sclient="([\w-]+)"/g;

/** An island begins with a script for its directive. The first one of a page has one that all share, and a style. */
async function islandSources(texts: readonly string[]) {
	const names = texts.flatMap((text) => Array.from(text.matchAll(directive), ([, name, other = '']) => name ?? other));
	if (names.length === 0) return { script: [], style: [] };
	const scripts = await Promise.all([...new Set(names)].sort().map(directiveScript));
	return { script: [...scripts, islandScript].map(hashSource), style: [hashSource(ISLAND_STYLES)] };
}

const directives = ['idle', 'load', 'media', 'only', 'visible'];

async function directiveScript(name: string): Promise<string> {
	if (directives.includes(name))
		return ((await import(`astro/runtime/client/${name}.prebuilt.js`)) as { readonly default: string }).default;
	throw new UserError(
		`The content security policy would block the islands with \`client:${name}\`. Use one of \`client:${directives.join('`, `client:')}\`.`,
	);
}

const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
