/**
 * The folder `server` of a release, which is not published: the bundle of the routes that are rendered on request, and what
 * the server must know of the board for them.
 */
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '../catalog/catalog.ts';
import { layoutOf } from '../render/props/layout.ts';
import { launchForms } from '../urls/launch.ts';
import type { OnDemandRoute } from '../urls/on-demand.ts';
import { type PolicyAdditions, policiesOf } from '../urls/policy.ts';
import { hashFiles, readIfWhole, writeTo } from './files.ts';
import { onDemandRoutes } from './own-parts.ts';

export const serverBundle = (release: string): string => join(release, 'server/entry.mjs');

const factsFile = (release: string): string => join(release, 'server/server.json');

/** What the server must know of a board. */
export interface ServerFacts {
	/** Names the state of the code in the bundle. */
	readonly code: string;
	/** The board's own routes. */
	readonly routes: readonly OnDemandRoute[];
	/** What the layout of its pages shows. */
	readonly layout: unknown;
	/** What it adds to the content security policy. */
	readonly policy?: PolicyAdditions | undefined;
}

export const serverFacts = (code: string, catalog: Catalog, policy: PolicyAdditions | undefined): ServerFacts => ({
	code,
	routes: onDemandRoutes(),
	layout: layoutOf(catalog),
	policy,
});

/** @param bundle - The folder with the bundle; the release itself when it is there already. */
export function writeServerFiles(release: string, bundle: string, board: ServerFacts): void {
	if (bundle !== release) {
		rmSync(join(release, 'server'), { recursive: true, force: true });
		mkdirSync(join(release, 'server'));
		const [from, to] = [serverBundle(bundle), serverBundle(release)];
		try {
			linkSync(from, to);
		} catch {
			// Another file system.
			copyFileSync(from, to);
		}
	}
	writeTo(factsFile(release), JSON.stringify(board));
	if (board.policy) writeTo(join(release, 'server/policy.conf'), nginxPolicies(board.policy));
}

/** Lines of a `map` in `deploy/nginx.conf`. */
function nginxPolicies(additions: PolicyAdditions): string {
	const { all, launch } = policiesOf(additions);
	return [`default "${all}";\n`, ...launchForms.map((path) => `${path}.html "${launch}";\n`)].join('');
}

/** SHA-256 of both files; `undefined` when one is missing. */
export const hashServerFiles = (release: string): string | undefined =>
	readIfWhole(() => hashFiles(join(release, 'server'), ['entry.mjs', 'server.json']));

/** @throws when it is missing or damaged. */
export const readServerFacts = (release: string): ServerFacts =>
	JSON.parse(readFileSync(factsFile(release), 'utf8')) as ServerFacts;
