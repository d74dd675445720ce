/**
 * Netlify's edge on loopback, in Deno: the routes of a bundle's manifest, Netlify's own bootstrap for its functions, and
 * an origin behind them. Arguments: the bundle, the bootstrap and the origin's `host:port`. Prints its address.
 *
 * A request tells in `x-test-client` which address it comes from; any other header is what a client claims.
 */
const [bundle = '', bootstrap = '', origin = ''] = Deno.args;
const manifest = JSON.parse(await Deno.readTextFile(`${bundle}/___netlify-edge-functions.json`));
const functions = {};
for (const [name, path] of Object.entries(manifest.functions)) {
	functions[name] = (await import(`file://${bundle}/${path}`)).default;
}
// The bootstrap takes the file system and the server away from functions, so the harness keeps what it needs.
const { stdin } = Deno;
const exit = Deno.exit.bind(Deno);
const serve = Deno.serve.bind(Deno);
const log = console.log;
const { handleRequest } = await import(bootstrap);

/** Whether a route of the manifest applies to a path and the headers that were sent. */
function applies({ pattern, excluded_patterns, headers = {} }, path, sent) {
	const matches = (text) => new RegExp(text).test(path);
	if (!matches(pattern) || excluded_patterns.some(matches)) return false;
	return Object.entries(headers).every(([name, { matcher, pattern: expected = '' }]) => {
		const value = sent.get(name);
		if (matcher !== 'regex') return (value !== null) === (matcher === 'exists');
		return value !== null && new RegExp(expected).test(value);
	});
}

const encode = (value) => btoa(JSON.stringify(value));
const fetchRewrites = new Map();

serve({ port: 0, hostname: '127.0.0.1', onListen: ({ port }) => log(`http://localhost:${port}`) }, (request) => {
	const url = new URL(request.url);
	const client = request.headers.get('x-test-client') ?? '127.0.0.1';
	const routes = manifest.routes.filter((route) => applies(route, url.pathname, request.headers));
	if (routes.length === 0 || request.headers.has('x-nf-passthrough')) {
		return fetch(`http://${origin}${url.pathname}${url.search}`, {
			headers: request.headers,
			method: request.method,
			body: request.body,
			redirect: 'manual',
		});
	}
	const headers = new Headers(request.headers);
	const own = {
		'x-nf-edge-functions': routes.map(({ function: name }) => name).join(),
		'x-nf-passthrough': 'passthrough',
		'x-nf-passthrough-host': origin,
		'x-nf-passthrough-proto': 'http:',
		'x-nf-client-connection-ip': client,
		'x-nf-deploy-id': '1',
		'x-nf-deploy-context': 'production',
		'x-nf-request-id': crypto.randomUUID(),
		'x-forwarded-host': url.host,
		'x-forwarded-proto': 'http:',
		'x-nf-geo': encode({}),
		'x-nf-site-info': encode({ id: 'site', name: 'site', url: url.origin }),
		'x-nf-edge-functions-metadata': encode({
			function_config: manifest.function_config,
			req_routes: routes.map((route) => manifest.routes.indexOf(route)),
			routes: manifest.routes,
		}),
	};
	for (const [name, value] of Object.entries(own)) headers.set(name, value);
	const { method, body } = request;
	return handleRequest(new Request(request.url, { method, headers, body }), functions, {
		fetchRewrites,
		rawLogger: log,
		requestTimeout: 30_000,
	});
});
// Whoever started it ends it by closing its input; so it never outlives that process.
for await (const _ of stdin.readable);
exit(0);
