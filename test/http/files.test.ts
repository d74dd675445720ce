import { describe, expect, test } from 'vitest';
import { requestsTo, textAssets } from '../support/memory-assets.ts';

/** A release in which one product has been renamed. */
function releaseWith(from: string, to: string) {
	const files = {
		[`/products/${to}.html`]: `<h1>${to}</h1>`,
		[`/products/${to}.md`]: `# ${to}`,
		'/data/moved.json': JSON.stringify({ [`/products/${from}`]: `/products/${to}` }),
		'/404.html': '<h1>Nothing</h1>',
	};
	return requestsTo(textAssets(files));
}

/** Follows redirects as a browser does that keeps each of them for as long as it may. */
class Browser {
	readonly #kept = new Map<string, string>();

	/** @returns What it shows, or `undefined` after ten redirects. */
	async open(handle: ReturnType<typeof releaseWith>, path: string): Promise<string | undefined> {
		let current = path;
		for (let hop = 0; hop < 10; hop++) {
			const kept = this.#kept.get(current);
			if (kept !== undefined) {
				current = kept;
				continue;
			}
			const response = await handle(current);
			const location = response.headers.get('location');
			if (!location) return response.text();
			// A 301 may be kept unless it says otherwise (RFC 9110 section 15.4.2, RFC 9111 section 5.2.2.4).
			if (!/no-cache|no-store/.test(response.headers.get('cache-control') ?? '')) this.#kept.set(current, location);
			current = location;
		}
		return undefined;
	}
}

describe('the table of redirects', () => {
	test('is parsed once for each release', async () => {
		const locationOf = async (etag: string, body: string) => {
			const assets = { get: async (path: string) => (path === '/data/moved.json' ? { etag, body } : undefined) };
			return (await requestsTo(assets)('/a')).headers.get('location');
		};
		const [first, meanwhile] = [locationOf('"1"', '{"/a":"/b"}'), locationOf('"1"', 'no JSON')];
		expect([await first, await meanwhile, await locationOf('"1"', 'no JSON')]).toEqual(['/b', '/b', '/b']);
		expect(await locationOf('"2"', 'no JSON')).toBeNull();
		expect(await locationOf('"2"', '{"/a":"/c"}')).toBe('/c');
	});
});

describe('the redirect of a renamed page', () => {
	test('leads a browser that has seen the old one to the page, when the product is renamed back', async () => {
		const browser = new Browser();
		expect(await browser.open(releaseWith('a', 'b'), '/products/a')).toBe('<h1>b</h1>');
		const back = releaseWith('b', 'a');
		expect(await browser.open(back, '/products/a')).toBe('<h1>a</h1>');
		expect(await browser.open(back, '/products/b')).toBe('<h1>a</h1>');
		expect(await browser.open(releaseWith('a', 'b'), '/products/a')).toBe('<h1>b</h1>');
	});
});
