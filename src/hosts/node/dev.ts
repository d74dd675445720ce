/**
 * Puts the request handler in front of Astro's dev server, so that paging, errors, methods and negotiation behave as in
 * production, and shows an edited content file after a reload.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { methodNotAllowed } from '../../agents/check-request.ts';
import { readServeSettings } from '../../config/serve-settings.ts';
import type { Assets } from '../../http/asset.ts';
import type * as Http from '../../http/create-handler.ts';
import { fetchedAssets } from '../../http/fetched-assets.ts';
import type { HttpResponse } from '../../http/response.ts';
import { mediaType } from '../../routes/media-type.ts';
import { addressMatcher } from './client-address.ts';
import { toHttpRequest, toHttpResponse, writeResponse } from './http-message.ts';
import { logError } from './log.ts';
import { processMemoryLimiter } from './memory-limiter.ts';

export interface DevOptions {
	readonly contentDir: string;
	/** Base of absolute URLs in `Link` headers. */
	readonly baseUrl: string;
	readonly readContent: () => ContentState;
}

/** The content at one moment, as far as no page shows it. */
interface ContentState {
	/** What is wrong in it, in lines to read; empty when nothing is. */
	readonly problems: string;
	/** Icons by the path at which a build publishes them: the files of the editors, which a build draws again. */
	readonly icons: ReadonlyMap<string, string>;
}

type DevServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/** The environment that runs our modules in this process, of which Vite has others. */
interface Runner {
	readonly runner: { import(path: string): Promise<unknown> };
}

/** Marks the requests that the handler sends for its files, so that they reach Astro instead of the handler. */
const assetHeader = 'x-dev-asset';

export function handlerInFront(options: DevOptions): AstroIntegration {
	const pass = randomUUID();
	return {
		name: 'handler-in-front',
		hooks: {
			'astro:config:setup': ({ command, updateConfig }) => {
				// A build starts a Vite server, too, and needs nothing of this.
				if (command !== 'dev') return;
				// What `configureServer` returns runs last, so that its handler stands first: Vite's and Astro's own guards
				// would respond to malformed paths, foreign hosts and preflights with HTML.
				const configureServer = (server: DevServer) => () => {
					const handle = handler(server, options, pass);
					server.middlewares.stack.unshift({ route: '', handle });
				};
				updateConfig({ vite: { server: { cors: false }, plugins: [{ name: 'handler-in-front', configureServer }] } });
			},
		},
	};
}

type Next = (error?: unknown) => void;

function handler(server: DevServer, { contentDir, baseUrl, readContent }: DevOptions, pass: string) {
	const { ssr } = server.environments;
	if (!isRunner(ssr)) throw new Error('The request handler needs an `ssr` environment that runs modules.');
	const respond = responder(ssr, fetchedAssets(sendToAstro(server, pass)), baseUrl);
	let state = readContent();
	reloadContent(server, resolve(contentDir) + sep, () => {
		state = readContent();
	});
	return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
		// Vite's own modules and its socket are no part of the site.
		const foreign = /^\/(?:@|src\/|node_modules\/|_astro\/|__)/.test(request.url ?? '/');
		if (request.headers[assetHeader] === pass || foreign) return next();
		try {
			const own =
				state.problems === ''
					? ((await iconResponse(state.icons, request)) ?? (await respond(request)))
					: problemPage(state.problems);
			if (own) await writeResponse(own, response);
			else next();
		} catch (error) {
			next(error);
		}
	};
}

function isRunner(environment: object | undefined): environment is Runner {
	return environment !== undefined && 'runner' in environment;
}

function responder({ runner }: Runner, assets: Assets, baseUrl: string) {
	const { RATE_LIMIT_EXEMPT, TRUSTED_PROXIES } = readServeSettings(process.env);
	const limiter = processMemoryLimiter();
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
		if (!response?.headers['Content-Security-Policy']) return response;
		// Vite puts an inline script into pages, which the policy of production would refuse.
		return {
			...response,
			headers: { ...response.headers, 'Content-Security-Policy': "default-src * data: 'unsafe-inline'" },
		};
	};
}

/** A name that is no path of an icon belongs to the handler. */
async function iconResponse(
	icons: ContentState['icons'],
	{ url = '/' }: IncomingMessage,
): Promise<HttpResponse | undefined> {
	const file = icons.get(url.replace(/[?#].*/s, ''));
	if (file === undefined) return undefined;
	const headers = { 'Content-Type': mediaType(file), 'Cache-Control': 'no-store' };
	return { status: 200, headers, body: new Uint8Array(await readFile(file)) };
}

/** Every page shows what is wrong in the content until it is fixed. */
function problemPage(problems: string): HttpResponse {
	const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Refresh: '2' };
	return { status: 500, headers, body: `The content has issues. This page reloads itself.\n\n${problems}\n` };
}

/** Files come from Astro, rendered when requested. */
function sendToAstro(server: DevServer, pass: string): (path: string) => Promise<Response> {
	return (path) => {
		const address = server.httpServer?.address();
		if (!address || typeof address === 'string') throw new Error('The dev server is not listening.');
		const host = address.family === 'IPv6' ? '[::1]' : '127.0.0.1';
		return fetch(`http://${host}:${address.port}${path}`, {
			headers: { [assetHeader]: pass, accept: '*/*' },
			redirect: 'manual',
			// Astro never responds when it cannot load its app.
			signal: AbortSignal.timeout(30_000),
		});
	};
}

/**
 * Forgets the loaded catalog when a content file changes, is added or goes, and reloads open pages.
 *
 * @param folder - The content folder, with a separator at its end.
 */
function reloadContent(server: DevServer, folder: string, onChange: () => void): void {
	const loader = resolve('src/catalog/current-catalog.ts');
	let timer: NodeJS.Timeout | undefined;
	const reload = () => {
		onChange();
		for (const environment of Object.values(server.environments)) {
			for (const module of environment.moduleGraph.getModulesByFile(loader) ?? []) {
				environment.moduleGraph.invalidateModule(module, undefined, Date.now(), true);
			}
			// What Astro's own content layer sends to clear its cache of paths.
			if (environment.name !== 'client') environment.hot.send('astro:content-changed', {});
		}
		server.environments['client']?.hot.send({ type: 'full-reload', path: '*' });
	};
	server.watcher.add(folder);
	server.watcher.on('all', (_event, path) => {
		if (!path.startsWith(folder)) return;
		clearTimeout(timer);
		timer = setTimeout(reload, 50);
	});
}
