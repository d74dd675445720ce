import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../src/catalog/load.ts';
import { checkLinks } from '../../../src/review/links/check-links.ts';
import { collectLinks } from '../../../src/review/links/collect-links.ts';
import { isExcepted } from '../../../src/review/links/link-exceptions.ts';
import { isPublicAddress } from '../../../src/review/links/public-address.ts';
import { defaultLinkRequest, requestLink } from '../../../src/review/links/request-link.ts';
import { inTurn, type Reply, startSite } from '../../client/scripted-site.ts';
import { contentFolder, product } from '../../content/content-folder.ts';

const status =
	(code: number, headers: Readonly<Record<string, string>> = {}): Reply =>
	(response) =>
		response.writeHead(code, headers).end();

/** A test's own server is the one address that may be requested. */
const options = { timeout: 2_000, pause: 1, isAllowed: (address: string) => address === '127.0.0.1' };

/** Why links of a site lead nowhere, by path. */
async function reasons(replies: Readonly<Record<string, Reply>>, settings: Partial<typeof options> = {}) {
	await using site = await startSite(replies);
	const links = Object.keys(replies).map((path) => ({ url: site.url + path, places: [] }));
	const dead = await checkLinks(links, { ...options, ...settings });
	return { dead: dead.map(({ url, reason }) => [url.replace(site.url, ''), reason]), requests: site.requests };
}

describe('checkLinks', () => {
	test('takes what responds for a link that leads somewhere, also when it refuses programs', async () => {
		const codes = [200, 204, 304, 401, 403, 429, 451];
		const replies = Object.fromEntries(codes.map((code) => [`/${code}`, status(code)]));
		expect((await reasons(replies)).dead).toEqual([]);
	});

	test('says what a page that is gone responds with, at the first attempt', async () => {
		const { dead, requests } = await reasons({ '/a': status(404), '/b': status(410) });
		expect(dead).toEqual([
			['/a', 'responds with 404'],
			['/b', 'responds with 410'],
		]);
		expect(requests).toEqual(['/a', '/a', '/b', '/b']);
	});

	test('asks with GET where HEAD is refused', async () => {
		const replies: Record<string, Reply> = {
			'/a': (response, request) => response.writeHead(request.method === 'HEAD' ? 405 : 200).end('Text.'),
		};
		expect((await reasons(replies)).dead).toEqual([]);
	});

	test('tries again what fails for a moment', async () => {
		const { dead, requests } = await reasons({
			'/a': inTurn(status(503), status(503), status(200)),
			'/b': status(500),
		});
		expect(dead).toEqual([['/b', 'responds with 500']]);
		expect(requests.filter((path) => path === '/b')).toHaveLength(6);
	});

	test('follows redirects, and not for ever', async () => {
		const replies = { '/a': status(301, { location: '/b' }), '/b': status(200), '/c': status(302, { location: '/c' }) };
		expect((await reasons(replies)).dead).toEqual([['/c', 'redirects more than 8 times']]);
	});

	test('waits for no response that does not come, and for no end of a body', async () => {
		const silent: Reply = () => {};
		const endless: Reply = (response) => {
			response.writeHead(200);
			response.flushHeaders();
			response.write('x');
		};
		expect((await reasons({ '/a': silent, '/b': endless }, { timeout: 200 })).dead).toEqual([
			['/a', 'does not respond within 0.2 seconds'],
		]);
	});

	test('requests no address that is not public, whoever leads there', async () => {
		await using inner = await startSite({ '*': status(200) });
		const internal = inner.url.replace('127.0.0.1', 'localhost');
		const isAllowed = () => false;
		const links = [inner.url, internal, 'http://[::1]/', 'http://10.0.0.1/', 'http://0x7f.1/'];
		const dead = await checkLinks(
			links.map((url) => ({ url, places: [] })),
			{ ...options, isAllowed },
		);
		expect(dead.map(({ reason }) => reason)).toEqual(links.map(() => 'leads to an address that is not public'));
		expect(inner.requests).toEqual([]);
		const { dead: redirected } = await reasons({ '/a': status(302, { location: 'http://[::1]:1/' }) });
		expect(redirected).toEqual([['/a', 'leads to an address that is not public']]);
	});

	test('sends one request to a host after the other', async () => {
		let open = 0;
		let most = 0;
		const slow: Reply = (response) => {
			most = Math.max(most, ++open);
			setImmediate(() => {
				open--;
				response.writeHead(200).end();
			});
		};
		await reasons(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`/${index}`, slow])));
		expect(most).toBe(1);
	});
});

describe('requestLink', () => {
	test('refuses addresses that are not public by itself', async () => {
		const request = requestLink('HEAD', new URL('http://127.0.0.1:1/'), defaultLinkRequest);
		await expect(request).rejects.toThrow('leads to an address that is not public');
	});
});

describe('isPublicAddress', () => {
	test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111'])('takes %s', (address) => {
		expect(isPublicAddress(address)).toBe(true);
	});

	test.each([
		...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '224.0.0.1'],
		...['255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
		...['2001:db8::1', 'ff02::1', 'localhost', ''],
	])('refuses %s', (address) => {
		expect(isPublicAddress(address)).toBe(false);
	});
});

describe('collectLinks', () => {
	test('names each address of other sites once, with its places', () => {
		const contentDir = contentFolder({
			'products/acme.md': product('website_url: https://acme.example/').replace(
				'Text.',
				'[a](https://other.example/a#part) [b](mailto:a@b.example)\n![c](https://picture.example)\n',
			),
			'products/beta.md': product('website_url: https://other.example/a').replace('Acme', 'Beta'),
			'products/gone.md': product('discoverable: false', 'website_url: https://gone.example').replace('Acme', 'Gone'),
			'pages/about.md':
				'---\ntitle: A\ndescription: B\n---\n[own](https://catalog.example/x) [path](/launch)\n\n[c]\n\n[c]: https://c.example/\n',
		});
		const { content, catalog } = loadContent({ contentDir, date: '2026-11-20' });
		expect(collectLinks(content, catalog.base_url)).toEqual([
			{ url: 'https://acme.example/', places: ['products/acme.md:4'] },
			{ url: 'https://other.example/a', places: ['products/beta.md:4', 'products/acme.md:6'] },
			{ url: 'https://c.example/', places: ['pages/about.md:9'] },
		]);
	});
});

test('an exception is an address, or the beginning of one', () => {
	const known = [
		{ url: 'https://a.example/', reason: 'x' },
		{ url: 'https://b.example/*', reason: 'x' },
	];
	expect(['https://a.example/', 'https://b.example/c'].filter((url) => isExcepted(url, known))).toHaveLength(2);
	expect(['https://a.example/b', 'https://b.example'].filter((url) => isExcepted(url, known))).toEqual([]);
});
