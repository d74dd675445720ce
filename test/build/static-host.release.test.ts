/** A site with `host: static` offers nothing that a host cannot do which only sends files. */
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../src/build/files.ts';
import { build, copyCheckout } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const client = join(folder, 'checkout/dist/client');
let printed: string;

beforeAll(async () => {
	const content = join(folder, 'content');
	writeSampleContent(content, { products: 60, periods: 3 });
	appendFileSync(join(content, 'site.yaml'), 'host: static\n');
	({ stdout: printed } = await build(copyCheckout(join(folder, 'checkout')), { CONTENT_DIR: content }));
});

const textOf = (path: string) => readFileSync(join(client, path), 'utf8');

test('it says so in the build and in its status', () => {
	expect(printed).toContain('Rate limit: none.');
	expect(JSON.parse(textOf('status.json')).rate_limit).toBe('none');
});

test('it has no cards, operations and types of a handler', () => {
	const files = listFiles(client);
	expect(files).toContain('.well-known/agents.json');
	expect(files.filter((path) => /agent-card|operations|openapi\.d\.ts/.test(path))).toEqual([]);
});

test('its documents name no endpoint, limit, negotiation or page of another size', () => {
	// The changelog tells what the software has.
	const documents = listFiles(client).filter((path) => /\.(?:html|md|txt|json)$|_headers$/.test(path));
	const offers = documents
		.filter((path) => !/^(?:developers\/changelog\.|data\/|schemas\/)/.test(path))
		.filter((path) =>
			/\/(?:mcp|a2a)\b|RateLimit|rate_limit_exceeded|requests in any|per_page=|Accept: |prepare_launch/.test(
				textOf(path),
			),
		);
	expect(documents.length).toBeGreaterThan(200);
	expect(offers).toEqual([]);
});

test('its contract has the paths of its files, and its pages link to them', () => {
	const { paths, components } = JSON.parse(textOf('openapi.json'));
	expect(Object.keys(paths)).toEqual([
		'/api/lists/products/{per_page}/{page}.json',
		'/api/products/{slug}.json',
		'/api/launch_periods.json',
		'/api/launch_periods/{slug}.json',
	]);
	expect(Object.keys(components)).toEqual(['schemas', 'parameters']);
	expect(textOf('products/product-001.html')).toContain('href="/api/products/product-001.json"');
	expect(textOf('products/product-001.md')).toContain('/api/products/product-001.json>');
});
