/**
 * Puts the request handler in front of Astro's dev server, so that paging, errors, methods and negotiation behave as in
 * production.
 */

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { releaseOf } from '../../agents/release.ts';
import { ContentWatch } from '../../build/content-watch.ts';
import { onDemandRoutes } from '../../build/own-parts.ts';
import { defaultOutput, defaultReleases } from '../../build/releases.ts';
import { readServeSettings } from '../../config/serve-settings.ts';
import { type Assets, fetchedAssets } from '../../http/assets.ts';
import { createResponder } from '../../http/create-handler.ts';
import type { HttpResponse } from '../../http/response.ts';
import { mediaType } from '../../urls/media-type.ts';
import { addressMatcher } from './client-address.ts';
import { closeOverlay, DevContent, type DevContentOptions, type DevServer } from './dev-content.ts';
import { memoryLimiter } from './limiter.ts';
import { logError } from './log.ts';
import { RequestAborted, toHttpRequest, withTransport, writeResponse } from './messages.ts';
import { prepare, type RouteContext } from './on-demand.ts';
import { defaultTimeouts } from './server.ts';

export interface DevOptions extends DevContentOptions {
	/** Base of absolute URLs in `Link` headers. */
	readonly baseUrl: string;
}

/** Marks the requests that the handler sends for its files, so that they reach Astro instead of the handler. */
const assetHeader = 'x-dev-asset';

/** Most editors have finished writing a file by then. If not, the rest is read as another change. */
const delayMilliseconds = 30;

export function handlerInFront(options: DevOptions): AstroIntegration {
	const pass = randomUUID();
	let content: DevContent | undefined;
	return {
		name: 'handler-in-front',
		hooks: {
			'astro:config:setup': ({ command, config, injectScript, updateConfig }) => {
				// A build starts a Vite server, too, and needs nothing of this.
				if (command !== 'dev') return;
				// What `configureServer` returns runs last, so that its handler comes first: Vite's and Astro's own guards
				// would respond to malformed paths, foreign hosts and preflights with HTML.
				const configureServer = async (server: DevServer) => {
					// Before the content is read, so that no change is missed.
					const onFailure = (message: string) => console.warn(message);
					const watch = await ContentWatch.start(options.contentDir, { delayMilliseconds, onFailure });
					return () => {
						content = new DevContent(server, watch, options.readContent);
						const handle = handler(server, content, options, pass);
						server.middlewares.stack.unshift({ route: '', handle });
					};
				};
				injectScript('page', closeOverlay);
				updateConfig({
					vite: {
						server: { cors: false, watch: { ignored: unwatched(options, fileURLToPath(config.root)) } },
						plugins: [{ name: 'handler-in-front', configureServer }],
					},
				});
			},
			'astro:server:done': () => content?.close(),
		},
	};
}

/**
 * Folders that Vite need not watch: the content, which has its own watch, and the output of builds. Vite would take one watch
 * per file, and look at all files of a folder when one of them changes.
 */
function unwatched({ contentDir }: DevOptions, root: string): (path: string) => boolean {
	const folders = [contentDir, defaultOutput(root), defaultReleases(root)].map((folder) => resolve(folder));
	return (path) => folders.some((folder) => path === folder || path.startsWith(folder + sep));
}

type Next = (error?: unknown) => void;

function handler(server: DevServer, content: DevContent, { baseUrl }: DevOptions, pass: string) {
	const respond = responder(fetchedAssets(sendToAstro(server, pass)), content, baseUrl);
	return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
		// Vite's own modules and its socket are not part of the site.
		const foreign = /^\/(?:@|src\/|node_modules\/|_astro\/(?!.+\.woff2$)|__)/.test(request.url ?? '/');
		if (request.headers[assetHeader] === pass || foreign) return next();
		try {
			const { pictures, problem } = content;
			const own = pictures
				? ((await pictureResponse(pictures, request)) ?? (await respond(request, response)))
				: problemResponse(problem);
			if (own) await writeResponse(forEditing(own, request), response);
			else next();
		} catch (error) {
			if (error instanceof RequestAborted) response.destroy();
			else next(error);
		}
	};
}

const policy = 'Content-Security-Policy';
/** Vite puts an inline script into pages, which the policy of production would refuse. */
const looserPolicy = "default-src * data: 'unsafe-inline'";

/** The response of production, as a browser needs it while the content is edited. */
function forEditing(own: HttpResponse, request: IncomingMessage): HttpResponse {
	// Only browsers send them; they would reuse data from before the edit.
	const reuse = request.headers['sec-fetch-site'] === undefined ? {} : { 'Cache-Control': 'no-cache' };
	const ofPage = own.headers[policy] && { [policy]: looserPolicy };
	return { ...own, headers: { ...own.headers, ...reuse, ...ofPage } };
}

function responder(files: Assets, content: DevContent, baseUrl: string) {
	const { RATE_LIMIT_EXEMPT, TRUSTED_PROXIES } = readServeSettings(process.env);
	const limiter = memoryLimiter();
	const isExempt = addressMatcher(RATE_LIMIT_EXEMPT);
	const onError: RouteContext['onError'] = (error, facts) => logError('error', error, facts);
	const facts = { routes: onDemandRoutes() };
	return async (request: IncomingMessage, response: ServerResponse): Promise<HttpResponse | undefined> => {
		// New for each request, so that nothing derived from files outlives an edit.
		const assets = { ...files };
		const respond = createResponder({ assets, limiter, isExempt, baseUrl, onDemandRoutes: facts.routes, onError });
		const sent = toHttpRequest(request, TRUSTED_PROXIES);
		const own = await respond(sent);
		if (own) return own;
		const source = { assets, baseUrl, facts, forRoutes: releaseOf(assets, baseUrl, content.layout) };
		const prepared = await prepare(request, response, sent, source, { onError, timeout: defaultTimeouts.route });
		if ('rejection' in prepared) return withTransport(prepared.rejection, baseUrl);
		response.setHeader(policy, looserPolicy);
		passOn(request, prepared.locals);
		return undefined;
	};
}

/** Leaves what Astro's dev server passes on to routes, and the body that has been read, in the message. */
function passOn(request: IncomingMessage & { readonly body?: Uint8Array }, locals: App.Locals): void {
	Reflect.set(request, Symbol.for('astro.locals'), locals);
	if (!request.body) return;
	const body = Readable.from([request.body]);
	request.on = body.on.bind(body) as typeof request.on;
}

/** The handler responds to names that are not paths of pictures. */
async function pictureResponse(
	pictures: ReadonlyMap<string, string>,
	{ url = '/' }: IncomingMessage,
): Promise<HttpResponse | undefined> {
	const file = pictures.get(url.replace(/[?#].*/s, ''));
	if (file === undefined) return undefined;
	const headers = { 'Content-Type': mediaType(file), 'Cache-Control': 'no-store' };
	return { status: 200, headers, body: new Uint8Array(await readFile(file)) };
}

/** The issues, on every path, if the content has not been valid since the start. Browsers reload it every second. */
function problemResponse(problem = ''): HttpResponse {
	const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Refresh: '1' };
	return { status: 500, headers, body: `${problem}\n` };
}

/** Astro renders files on request. */
function sendToAstro(server: DevServer, pass: string): (path: string) => Promise<Response> {
	return async (path) => {
		const address = server.httpServer?.address();
		if (!address || typeof address === 'string') throw new Error('The dev server is not listening.');
		const host = address.family === 'IPv6' ? '[::1]' : '127.0.0.1';
		const headers = { [assetHeader]: pass, accept: '*/*' };
		const send = (milliseconds: number) => {
			const signal = AbortSignal.timeout(milliseconds);
			return fetch(`http://${host}:${address.port}${path}`, { headers, redirect: 'manual', signal });
		};
		// Astro never responds to requests that come while it loads its app, for example between two edits.
		const response = await send(5_000).catch(() => send(25_000));
		// Vite refuses files such as `.env`, which sites don't have.
		return response.status === 403 ? new Response(null, { status: 404 }) : response;
	};
}
