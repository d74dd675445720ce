/**
 * Puts the request handler in front of Astro's dev server, so that paging, errors, methods and negotiation behave as in
 * production.
 */

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { methodNotAllowed } from '../../agents/check-request.ts';
import { defaultOutput, defaultReleases } from '../../build/releases.ts';
import { readServeSettings } from '../../config/serve-settings.ts';
import { type Assets, fetchedAssets } from '../../http/assets.ts';
import type * as Http from '../../http/create-handler.ts';
import type { HttpResponse } from '../../http/response.ts';
import { mediaType } from '../../routes/media-type.ts';
import {
	DevContent,
	type DevContentOptions,
	type DevServer,
	type Problem,
	problemMarkup,
	problemStyle,
	reportShownVersion,
	showProblems,
	versionHeader,
} from './dev-content.ts';
import { memoryLimiter } from './limiter.ts';
import { logError } from './log.ts';
import { addressMatcher, toHttpRequest, toHttpResponse, writeResponse } from './messages.ts';

export interface DevOptions extends DevContentOptions {
	/** Base of absolute URLs in `Link` headers. */
	readonly baseUrl: string;
}

/** Vite's environment that runs our modules in this process. */
interface Runner {
	readonly runner: { import(path: string): Promise<unknown> };
}

/** Marks the requests that the handler sends for its files, so that they reach Astro instead of the handler. */
const assetHeader = 'x-dev-asset';

export function handlerInFront(options: DevOptions): AstroIntegration {
	const pass = randomUUID();
	let content: DevContent | undefined;
	return {
		name: 'handler-in-front',
		hooks: {
			'astro:config:setup': ({ command, config, injectScript, updateConfig }) => {
				// A build starts a Vite server, too, and needs nothing of this.
				if (command !== 'dev') return;
				// What `configureServer` returns runs last, so that its handler stands first: Vite's and Astro's own guards
				// would respond to malformed paths, foreign hosts and preflights with HTML.
				const configureServer = (server: DevServer) => () => {
					content = new DevContent(server, options);
					const handle = handler(server, content, options, pass);
					server.middlewares.stack.unshift({ route: '', handle });
				};
				injectScript('page', showProblems + reportShownVersion);
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
 * What Vite need not watch: the content, which is watched in another way, and what builds have made. It would take one watch
 * for each file, and look at all files of a folder when one of them changes.
 */
function unwatched({ contentDir }: DevOptions, root: string): (path: string) => boolean {
	const folders = [contentDir, defaultOutput(root), defaultReleases(root)].map((folder) => resolve(folder));
	return (path) => folders.some((folder) => path === folder || path.startsWith(folder + sep));
}

type Next = (error?: unknown) => void;

function handler(server: DevServer, content: DevContent, { baseUrl }: DevOptions, pass: string) {
	const { ssr } = server.environments;
	if (!isRunner(ssr)) throw new Error('The request handler needs an `ssr` environment that runs modules.');
	const respond = responder(ssr, fetchedAssets(sendToAstro(server, pass)), baseUrl);
	return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
		// Vite's own modules and its socket are no part of the site.
		const foreign = /^\/(?:@|src\/|node_modules\/|_astro\/|__)/.test(request.url ?? '/');
		if (request.headers[assetHeader] === pass || foreign) return next();
		try {
			const { pictures, problem, version } = content;
			const own = pictures
				? ((await pictureResponse(pictures, request)) ?? (await respond(request)))
				: problemPage(problem, request);
			if (own) await writeResponse(forEditing(own, request, version), response);
			else next();
		} catch (error) {
			next(error);
		}
	};
}

/** The response of production, as a browser needs it while the content is edited. */
function forEditing(own: HttpResponse, request: IncomingMessage, version: number): HttpResponse {
	// Sent by browsers alone, which would reuse data from before the edit.
	const reuse = request.headers['sec-fetch-site'] === undefined ? {} : { 'Cache-Control': 'no-cache' };
	const ofPage = own.headers['Content-Security-Policy'] && {
		// Vite puts an inline script into pages, which the policy of production would refuse.
		'Content-Security-Policy': "default-src * data: 'unsafe-inline'",
		...versionHeader(version),
	};
	return { ...own, headers: { ...own.headers, ...reuse, ...ofPage } };
}

function isRunner(environment: object | undefined): environment is Runner {
	return environment !== undefined && 'runner' in environment;
}

function responder({ runner }: Runner, assets: Assets, baseUrl: string) {
	const { RATE_LIMIT_EXEMPT, TRUSTED_PROXIES } = readServeSettings(process.env);
	const limiter = memoryLimiter();
	const isExempt = addressMatcher(RATE_LIMIT_EXEMPT);
	const onError = (error: unknown) => logError('error', error);
	return async (request: IncomingMessage): Promise<HttpResponse | undefined> => {
		// Imported for each request, so that an edited handler responds without a restart.
		const { createResponder } = (await runner.import('/src/http/create-handler.ts')) as typeof Http;
		const respond = createResponder({ assets, limiter, isExempt, baseUrl, onError });
		// A copy for each request, so that nothing derived from files outlives an edit.
		Reflect.set(request, Symbol.for('astro.locals'), { assets: { ...assets }, onError });
		const response = await respond(toHttpRequest(request, TRUSTED_PROXIES));
		// With some methods Astro can make no `Request`.
		if (!response && request.method !== 'POST' && request.method !== 'OPTIONS')
			return toHttpResponse(methodNotAllowed());
		return response;
	};
}

/** A name that is no path of a picture belongs to the handler. */
async function pictureResponse(
	pictures: ReadonlyMap<string, string>,
	{ url = '/' }: IncomingMessage,
): Promise<HttpResponse | undefined> {
	const file = pictures.get(url.replace(/[?#].*/s, ''));
	if (file === undefined) return undefined;
	const headers = { 'Content-Type': mediaType(file), 'Cache-Control': 'no-store' };
	return { status: 200, headers, body: new Uint8Array(await readFile(file)) };
}

/** What is wrong, where no page can be shown: the content has not been right since the start. */
function problemPage(problem: Problem | undefined, { headers: { accept } }: IncomingMessage): HttpResponse {
	const note = 'This page reloads itself.';
	const headers = { 'Cache-Control': 'no-store', Refresh: '1' };
	if (problem && accept?.includes('text/html')) {
		const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
		const page = `<!doctype html><html lang="en">${meta}<title>${problem.title}</title><style>${problemStyle} body { margin: 0; background: var(--paper, Canvas); }</style><main>${problemMarkup(problem, note)}</main></html>`;
		return { status: 500, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' }, body: page };
	}
	const body = `${problem?.title} ${note}\n\n${problem?.text}\n`;
	return { status: 500, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, body };
}

/** When a request is sent to Astro, which never responds to what comes while it cannot load its app, as between two edits. */
const attempts = [0, 5_000, 15_000];

/** Files come from Astro, rendered when requested. The first response counts, and ends the other attempts. */
function sendToAstro(server: DevServer, pass: string): (path: string) => Promise<Response> {
	return async (path) => {
		const address = server.httpServer?.address();
		if (!address || typeof address === 'string') throw new Error('The dev server is not listening.');
		const host = address.family === 'IPv6' ? '[::1]' : '127.0.0.1';
		const headers = { [assetHeader]: pass, accept: '*/*' };
		const responded = new AbortController();
		const signal = AbortSignal.any([responded.signal, AbortSignal.timeout(30_000)]);
		const send = async (delay: number) => {
			await sleep(delay, undefined, { signal });
			const response = await fetch(`http://${host}:${address.port}${path}`, { headers, redirect: 'manual', signal });
			// Reads the body before the other attempts end: they share its signal.
			const body = await response.arrayBuffer();
			return new Response(body.byteLength > 0 ? body : null, response);
		};
		try {
			return await Promise.any(attempts.map(send));
		} catch (error) {
			throw error instanceof AggregateError ? error.errors[0] : error;
		} finally {
			responded.abort();
		}
	};
}
