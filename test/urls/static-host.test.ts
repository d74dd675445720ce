import { describe, expect, test } from 'vitest';
import { headerRules } from '../../src/urls/headers.ts';
import { usualPolicies } from '../../src/urls/policy.ts';
import { apiAddress, headerRulesFor, isServed } from '../../src/urls/static-host.ts';

const files = { host: 'static' } as const;

describe('a host that only sends files', () => {
	test.for([
		['/api/products', '/api/lists/products/50/1.json'],
		['/api/products?page=3&per_page=100', '/api/lists/products/100/3.json'],
		['/api/products/acme', '/api/products/acme.json'],
		['/api/launch_periods', '/api/launch_periods.json'],
		['/api/launch_periods/{slug}', '/api/launch_periods/{slug}.json'],
	] as const)('has %s at %s, where a handler is needed for the former', ([path, file]) => {
		expect([apiAddress(files, path), apiAddress({}, path)]).toEqual([file, path]);
	});

	test.for(['/mcp', '/a2a', '/.well-known/agent-card.json', '/data/operations.json'])('has no %s', (path) => {
		expect([isServed(files, path), isServed({}, path)]).toEqual([false, true]);
	});

	test('keeps its files, and sends no header that only the handler can keep', () => {
		expect(isServed(files, '/data/catalog.ndjson')).toBe(true);
		expect(headerRulesFor({}, usualPolicies)).toEqual(headerRules);
		const rules = headerRulesFor(files, usualPolicies);
		const headersAt = (path: string) =>
			Object.assign({}, ...rules.filter((rule) => rule.path === path).map((rule) => rule.headers));
		expect(headersAt('/*')).toMatchObject({ Vary: 'Accept-Encoding', 'Access-Control-Expose-Headers': 'ETag' });
		expect(rules.filter(({ path }) => /openapi\.d\.ts|agent-card/.test(path))).toEqual([]);
	});
});
