/** Files of a release whose bytes are known before the build: assets, what is public, and rules for static hosts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '../catalog/catalog.ts';
import { contentJsonSchema } from '../content/schemas/fields.ts';
import { publicFolders } from '../places.ts';
import { redirects } from '../render/json/site-data.ts';
import { aliases } from '../urls/discovery.ts';
import { type HeaderRule, headersOf, transportHeaders } from '../urls/headers.ts';
import { policyFile, schemaFile } from '../urls/paths.ts';
import { type Policies, type PolicyAdditions, policiesOf } from '../urls/policy.ts';
import { headerRulesFor, isServed } from '../urls/static-host.ts';
import { listFiles, sha256 } from './files.ts';
import type { PageBundle } from './pages/bundle.ts';
import type { ReleaseFile } from './release-update.ts';

export interface FixedFile extends ReleaseFile {
	readonly read: () => Uint8Array;
}

/** Styles and scripts of the pages. */
export const filesOfBundle = ({ folder }: PageBundle): FixedFile[] => filesBelow(join(folder, 'client'), '_astro');

/** What is published byte for byte: files of the software, and those of the board, also in their place. */
export const publicFiles = (): FixedFile[] => lastOfEach(publicFolders().flatMap((folder) => filesBelow(folder, '')));

/** The last file of each path. */
export const lastOfEach = (files: readonly FixedFile[]): FixedFile[] => [
	...new Map(files.map((file) => [file.path, file])).values(),
];

/** The JSON Schema of products with the board's own fields. */
export function ownSchema({ site: { fields } }: Catalog): FixedFile[] {
	if (fields.length === 0) return [];
	return [
		textFile(schemaFile('product'), `${JSON.stringify(contentJsonSchema('product', fields), undefined, '\t')}\n`),
	];
}

function filesBelow(root: string, folder: string): FixedFile[] {
	return listFiles(join(root, folder)).map((name) => {
		const path = join(folder, name);
		const bytes = readFileSync(join(root, path));
		return { path: `/${path}`, key: sha256(bytes), read: () => bytes };
	});
}

/**
 * `/_redirects` and `/_headers`, from which static hosts learn what the request handler knows by itself, and a file from which
 * the handler at the edge learns of a wider policy.
 */
export const hostRules = (
	catalog: Catalog,
	assets: readonly ReleaseFile[],
	policy: PolicyAdditions | undefined,
): FixedFile[] => [
	textFile('/_redirects', redirectLines(catalog)),
	textFile('/_headers', headerLines(catalog, assets, policiesOf(policy ?? {}))),
	...(policy ? [textFile(policyFile, JSON.stringify(policy))] : []),
];

/**
 * The 404 page, which must not come with a 200; other paths of files; and a line for each moved page and its Markdown version.
 * The host decides how long a redirect may be kept.
 */
const redirectLines = (catalog: Catalog): string =>
	[
		...['/404', '/404.html'].map((path) => `${path} /404.html 404!\n`),
		...[...aliases].filter(([, file]) => isServed(catalog.site, file)).map(([path, file]) => `${path} ${file} 200\n`),
		...Object.entries(redirects(catalog)).flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}.md ${to}.md 301\n`]),
	].join('');

/** The table of headers, and how long each asset may be kept. A rule for the folder of assets would apply to a miss as well. */
function headerLines({ base_url, site }: Catalog, assets: readonly ReleaseFile[], policies: Policies): string {
	const rules: readonly HeaderRule[] = [
		...headerRulesFor(site, policies),
		{ path: '/*', headers: transportHeaders(base_url) },
		...assets.map(({ path }) => ({ path, headers: { 'Cache-Control': headersOf(path)['Cache-Control'] ?? '' } })),
	];
	return [...Map.groupBy(rules, ({ path }) => path)]
		.map(([path, own]) => {
			const headers = Object.entries(Object.assign({}, ...own.map(({ headers }) => headers)));
			return [path, ...headers.map(([name, value]) => `\t${name}: ${value}`), ''].join('\n');
		})
		.join('');
}

function textFile(path: string, text: string): FixedFile {
	const bytes = Buffer.from(text);
	return { path, key: sha256(bytes), read: () => bytes };
}
