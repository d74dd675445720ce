import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { rateLimit } from '../../../src/contract/limits.ts';
import { describeWith } from '../../support/describe-with.ts';
import { bundleEdgeFunctions, type Manifest } from '../../support/netlify/bundle.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
let bundle: string;
let manifest: Manifest;

beforeAll(async () => {
	({ bundle, manifest } = await bundleEdgeFunctions(folder));
});

const { quota, windowSeconds } = rateLimit;
const net = {
	action: {
		type: 'rate_limit',
		config: {
			rate_limit_config: { window_limit: 2 * quota, window_size: windowSeconds, algorithm: 'sliding_window' },
			aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
		},
	},
};
const spellings = '^(?:/((?:.*/)?/.*|.*%.*))/?$';
const outsidePages = ['^/api/?$', '^/api(?:/(.*))/?$', '^/mcp/?$', '^/a2a/?$', spellings];

function graph(file: string, seen = new Set<string>()): Set<string> {
	if (seen.has(file)) return seen;
	seen.add(file);
	const source = readFileSync(file, 'utf8');
	for (const [, specifier = ''] of source.matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'/gm)) {
		graph(resolve(dirname(file), specifier), seen);
	}
	return seen;
}

describeWith(['tools'], 'the bundle for Netlify', () => {
	test('has these routes, without methods, and none behind the cache', () => {
		expect(manifest.routes).toEqual([
			{ function: 'agents', pattern: '^/mcp/?$', excluded_patterns: [], path: '/mcp' },
			{ function: 'agents', pattern: '^/a2a/?$', excluded_patterns: [], path: '/a2a' },
			{ function: 'api', pattern: '^/api/?$', excluded_patterns: [], path: '/api' },
			{ function: 'api', pattern: '^/api(?:/(.*))/?$', excluded_patterns: [], path: '/api/*' },
			{ function: 'api', pattern: spellings, excluded_patterns: [], path: '/((?:.*/)?/.*|.*%.*)' },
			{
				function: 'negotiate',
				pattern: '^(?:/(.*))/?$',
				excluded_patterns: outsidePages,
				headers: { accept: { matcher: 'regex', pattern: 'text\\/markdown|json' } },
				path: '/*',
			},
		]);
		expect(manifest.post_cache_routes).toEqual([]);
	});

	test('has a safety net that counts each client by itself, and with `EDGE=cached` the API behind the cache without one', async () => {
		process.env['EDGE'] = 'cached';
		const { manifest: cached } = await bundleEdgeFunctions(join(folder, 'cached')).finally(
			() => delete process.env['EDGE'],
		);
		const ofApi = (routes: readonly object[]) => routes.filter((route) => Reflect.get(route, 'function') === 'api');
		expect(manifest.function_config['api']).toEqual({ traffic_rules: net });
		expect(ofApi(cached.routes)).toEqual([]);
		expect(cached.post_cache_routes).toEqual(ofApi(manifest.routes));
		expect(cached.function_config['api']?.traffic_rules).toBeUndefined();
		expect(cached.function_config['agents']).toEqual({ traffic_rules: net });
	});

	test('is small for an API request, which loads nothing of the agents', () => {
		const files = [...graph(join(bundle, String(manifest.functions['api'])))];
		const size = gzipSync(files.map((file) => readFileSync(file, 'utf8')).join('\n')).length;
		console.log(`The API at the edge: ${files.length} modules, ${(size / 1024).toFixed(1)} KB gzipped.`);
		expect(files.length).toBeGreaterThan(10);
		expect(size).toBeLessThanOrEqual(60 * 1024);
		expect(files.filter((file) => /agents/.test(file))).toEqual([]);
	});
});
