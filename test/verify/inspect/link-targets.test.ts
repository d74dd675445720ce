import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LinkTargets } from '../../../src/verify/inspect/link-targets.ts';
import { PublishedPaths } from '../../../src/verify/published-files.ts';
import { resolves } from '../../../src/verify/resolve-path.ts';

const paths = new PublishedPaths(
	[
		'/a b.txt',
		'/a.txt',
		'/api/a.json',
		'/data/lists/products/50/1.json',
		'/index.html',
		'/mcp/server-card',
		'/x.html',
		'/x/y.html',
	].sort(),
);

/** What a URL parser makes of a link. */
function expected(file: string, link: string, baseUrl: string): string {
	const base = new URL(`${baseUrl}/`);
	const target = URL.parse(link, new URL(`.${file}`, base));
	if (target?.origin !== base.origin || !target.pathname.startsWith(base.pathname)) return 'fine';
	return resolves(paths, target.pathname.slice(base.pathname.length - 1)) ? 'fine' : 'missing';
}

const link = fc.oneof(
	fc
		.array(
			fc.constantFrom(
				...[
					'/',
					'//',
					'.',
					'..',
					'x',
					'y',
					'a.txt',
					'a',
					'index',
					'.html',
					'api',
					'products',
					'mcp',
					'a2a',
					'.well-known',
				],
				...[
					'?',
					'#',
					'&',
					'%20',
					'%',
					'%2e',
					':',
					'@',
					'\\',
					' ',
					'\n',
					'\t',
					'https:',
					'HTTPS://',
					'http://',
					'mailto:',
				],
				...['https://site.example', 'https://site.example:443', 'https://SITE.example', 'https://other.example', 'é'],
				...[
					'http://127.1',
					'http://0x7f.1/',
					'http://127.0.0.1',
					'https://1.2.3.4',
					'https://site.example.',
					'user@',
					':80',
					'xn--',
					'example',
				],
			),
			{ maxLength: 8 },
		)
		.map((parts) => parts.join('')),
	fc.webUrl(),
);

describe('LinkTargets', () => {
	test.each(['https://site.example', 'http://127.0.0.1:4321', 'http://127.0.0.1', 'https://site.example/x'])(
		'finds of a site at %s what a URL parser finds, whatever was found before',
		(baseUrl) => {
			const targets = new LinkTargets(paths, baseUrl);
			const file = fc.constantFrom('/index.html', '/x/y.html', '/a b.txt');
			fc.assert(
				fc.property(file, link, (from, to) => {
					const target = targets.find(from, to);
					expect(target === 'missing' ? 'missing' : 'fine').toBe(expected(from, to, baseUrl));
				}),
				{ numRuns: 20_000 },
			);
		},
	);

	test('names the file that a link needs', () => {
		const targets = new LinkTargets(paths, 'https://site.example');
		const found = ['/x', 'https://site.example/', '/api/a', '/a%20b.txt', 'y.html', '/mcp', 'https://other.example/'];
		expect(
			found.map((to) => targets.find('/x/y.html', to)).map((row) => (typeof row === 'number' ? paths.list[row] : row)),
		).toEqual(['/x.html', '/index.html', '/api/a.json', '/a b.txt', '/x/y.html', 'elsewhere', 'elsewhere']);
	});
});
