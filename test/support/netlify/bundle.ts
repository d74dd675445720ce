import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { loadTool, toolsFolder } from '../tools.ts';

const root = resolve(import.meta.dirname, '../../..');

export interface Manifest {
	/** Entry of each function, relative to the bundle. */
	readonly functions: Readonly<Record<string, string>>;
	readonly routes: readonly object[];
	readonly post_cache_routes: readonly object[];
	readonly function_config: Readonly<Record<string, { readonly traffic_rules?: unknown }>>;
}

/** What is used of `@netlify/edge-bundler`. */
interface Bundler {
	bundle(
		sources: readonly string[],
		out: string,
		declarations: readonly never[],
		options: object,
	): Promise<{
		readonly manifest?: { readonly bundles: readonly { readonly format: string; readonly asset: string }[] };
	}>;
}

/**
 * Bundles the entry points as a deploy does and unpacks the result.
 *
 * @param folder - Empty folder for the bundle and the bundler's caches.
 */
export async function bundleEdgeFunctions(
	folder: string,
): Promise<{ readonly bundle: string; readonly manifest: Manifest }> {
	const cache = join(folder, 'cache');
	seedTypes(join(cache, 'deno_dir'));
	// The bundler takes the `deno` that it finds first.
	process.env['PATH'] = `${join(toolsFolder, '.bin')}${delimiter}${process.env['PATH']}`;
	const { bundle } = loadTool('@netlify/edge-bundler') as Bundler;
	const out = join(folder, 'out');
	const printed: unknown[] = [];
	const { manifest } = await bundle([join(root, 'netlify/edge-functions')], out, [], {
		basePath: root,
		cacheDirectory: cache,
		featureFlags: { edge_bundler_generate_tarball: true },
		userLogger: (...words: unknown[]) => void printed.push(...words),
		systemLogger: (...words: unknown[]) => void printed.push(...words),
	}).catch((error: unknown) => {
		throw new Error(`The bundler failed.\n${printed.join('\n')}`, { cause: error });
	});
	const tarball = manifest?.bundles.find(({ format }) => format === 'tar')?.asset;
	if (!tarball) throw new Error(`The bundler made no tarball: ${JSON.stringify(manifest)}\n${printed.join('\n')}`);
	const unpacked = join(folder, 'bundle');
	rmSync(unpacked, { recursive: true, force: true });
	mkdirSync(unpacked);
	execFileSync('tar', ['-xzf', join(out, tarball), '-C', unpacked]);
	return {
		bundle: unpacked,
		manifest: JSON.parse(readFileSync(join(unpacked, '___netlify-edge-functions.json'), 'utf8')),
	};
}

/** The bundler reads the functions' configuration with a script that imports one type from the network. */
function seedTypes(denoDir: string): void {
	const path = '/bootstrap/globals/types.ts';
	const metadata = {
		headers: { 'content-type': 'application/typescript' },
		url: `https://edge.netlify.com${path}`,
		time: 1_700_000_000,
	};
	const folder = join(denoDir, 'remote/https/edge.netlify.com');
	mkdirSync(folder, { recursive: true });
	const source = 'export type NetlifyGlobal = any;\nexport {};\n';
	writeFileSync(join(folder, hash('sha256', path)), `${source}\n// denoCacheMetadata=${JSON.stringify(metadata)}`);
}
