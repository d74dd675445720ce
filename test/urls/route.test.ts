import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainPath, query, route } from '../../src/urls/route.ts';

describe('plainPath', () => {
	test.for([
		['/', '/'],
		['/api/products/', '/api/products'],
		['/api/products//', '/api/products/'],
		['/api/products/%61cme', '/api/products/acme'],
		['/api/products/a%2Fb', '/api/products/a%2Fb'],
		['/api/products/%zz', '/api/products/%zz'],
		['/api/x/../products/.', '/api/products'],
		['/../..', '/'],
		['//api/../x', '//x'],
		['/api\\products', '/api/products'],
		['\\\\evil.example', '//evil.example'],
		['/api/x\\..\\products', '/api/products'],
		['/api/products/%5Cacme', '/api/products/\\acme'],
	] as const)('of %s is %s', ([target, path]) => {
		expect(plainPath(target)).toBe(path);
	});

	test('never throws, and gives the same path for every way to encode it', () => {
		fc.assert(
			fc.property(fc.webPath(), (path) => {
				const encoded = path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
				fc.pre(!path.includes('%'));
				expect(plainPath(encoded)).toBe(plainPath(path));
			}),
		);
		fc.assert(fc.property(fc.string(), (target) => void plainPath(target)));
	});
});

test('query is what stands behind the first question mark', () => {
	expect(query('/api/products?page=2?')).toBe('page=2?');
	expect(query('/api/products')).toBe('');
});

describe('route', () => {
	test.for([
		['/api/products', { kind: 'products' }],
		['/api/launch_periods', { kind: 'launch_periods' }],
		['/api/products/acme', { kind: 'product', slug: 'acme', requested: 'acme' }],
		['/api/products/Acme', { kind: 'product', slug: undefined, requested: 'Acme' }],
		['/api/products/', { kind: 'unknown', path: '/api/products/' }],
		['/api/products/..', { kind: 'product', slug: undefined, requested: '..' }],
		['/api/products/a/b', { kind: 'unknown', path: '/api/products/a/b' }],
		['/api/launch_periods/2026-w47', { kind: 'launch_period', slug: '2026-w47', requested: '2026-w47' }],
		['/api/', { kind: 'unknown', path: '/api/' }],
		['/apis', { kind: 'file', path: '/apis' }],
		['/mcp', { kind: 'agent_endpoint' }],
	] as const)('of %s is %o', ([path, expected]) => {
		expect(route(path)).toEqual(expected);
	});

	test('leads under /api only to slugs, whatever the path', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				const found = route(plainPath(`/api/products/${text}`));
				if (found.kind === 'product' && found.slug !== undefined) expect(found.slug).toMatch(/^[a-z0-9-]+$/);
				else expect(['product', 'unknown', 'products']).toContain(found.kind);
			}),
		);
	});
});
