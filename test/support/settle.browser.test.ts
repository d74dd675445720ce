import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { useChromium } from './chromium.ts';
import { describeWith } from './describe-with.ts';
import { watchRequests } from './settle.ts';

/** Asks for one file after the other once it has loaded, and for an image of another host at the end. */
const page = `<!doctype html><title>0</title><script type="module">
	await new Promise((loaded) => addEventListener('load', loaded));
	for (const step of [1, 2, 3]) document.title = await (await fetch('/' + step)).text();
	await import('/4.js');
	new Image().src = 'http://elsewhere.example/x.png';
</script>`;

describeWith(['chromium'], 'a page that is watched', () => {
	const browser = useChromium();

	test('is at rest behind all requests that its scripts send one after another', async () => {
		const held: { readonly url: string; readonly response: ServerResponse }[] = [];
		const server = createServer(({ url = '' }, response) => {
			if (url !== '/') return void held.push({ url, response });
			response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const opened = await browser().newPage();
		const outside: string[] = [];
		await opened.route(/elsewhere/, (route) => {
			outside.push(route.request().url());
			return route.abort();
		});
		const settle = watchRequests(opened);
		await opened.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
		let isAtRest = false;
		const atRest = settle().then(() => {
			isAtRest = true;
		});
		for (const expected of ['/1', '/2', '/3', '/4.js']) {
			await expect.poll(() => held.at(-1)?.url).toBe(expected);
			expect({ expected, isAtRest }).toEqual({ expected, isAtRest: false });
			const type = expected.endsWith('.js') ? 'text/javascript' : 'text/plain';
			held
				.at(-1)
				?.response.writeHead(200, { 'Content-Type': type })
				.end(type === 'text/plain' ? expected : '');
		}
		await atRest;
		expect(await opened.title()).toBe('/3');
		expect(outside).toEqual(['http://elsewhere.example/x.png']);
		await opened.close();
		server.close();
	});

	test('waits for nothing that the page before has left behind', async () => {
		const server = createServer(({ url = '' }, response) => {
			if (url === '/hangs') return;
			const body = url === '/first' ? '<script>fetch("/hangs")</script>' : '<title>Second</title>';
			response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html>${body}`);
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const opened = await browser().newPage();
		const settle = watchRequests(opened);
		await opened.goto(`${origin}/first`);
		await opened.goto(`${origin}/second`);
		await settle();
		expect(await opened.title()).toBe('Second');
		await opened.close();
		server.closeAllConnections();
		server.close();
	});
});
