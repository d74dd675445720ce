/**
 * Requests that no file answers: the agents' endpoints, and a board's own routes. Each is checked and its body read here; then
 * the adapter's handler renders it and writes the response.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { checkRequest, maximumBodyBytes } from '../../agents/check-request.ts';
import { type ServerFacts, serverBundle } from '../../build/server-files.ts';
import { foreignOrigin, methodNotAllowed, tooLarge } from '../../contract/errors.ts';
import type { Assets } from '../../http/assets.ts';
import type { HttpRequest } from '../../http/ports.ts';
import { failure, type HttpResponse } from '../../http/response.ts';
import { siteHeaders, transportHeaders } from '../../urls/headers.ts';
import { matchRoute } from '../../urls/on-demand.ts';
import { agentEndpoints } from '../../urls/paths.ts';
import { type Policies, usualPolicies } from '../../urls/policy.ts';
import { plainPath } from '../../urls/route.ts';
import { readBody, toHttpResponse } from './messages.ts';

/** What the software's own routes and middleware get beside the release, as `Astro.locals.context`. */
export interface RouteContext {
	/** Files of the release. What is derived from them is kept as long as the host keeps them. */
	readonly assets: Assets;
	/** Called with a failure that the client sees as an internal error. */
	readonly onError: (error: unknown, facts?: Readonly<Record<string, unknown>>) => void;
	/** Milliseconds within which a route must respond. */
	readonly timeout: number;
	/** Resolves when the client has taken what was written, and other requests have had their turn. */
	readonly ready: () => Promise<void>;
	/** Closes the connection in the middle of a response. */
	readonly cut: () => void;
}

/** Methods with which a `Request` can be constructed. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Methods that change nothing, so that any page may use them. */
const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What a release has for routes on request. */
export interface RouteSource {
	readonly baseUrl: string;
	/** The usual ones when not given. */
	readonly policies?: Policies;
	readonly assets: Assets;
	readonly facts: Pick<ServerFacts, 'routes'>;
	readonly forRoutes: App.Locals['release'];
}

/**
 * Checks a request that no file answers, leaves its body in the message, from which the adapter takes it, and gives the response
 * the headers of a page, which the route can replace.
 *
 * @returns What Astro passes on to the route, or the response that refuses the request.
 * @throws {RequestAborted} when the client leaves.
 */
export async function prepare(
	message: IncomingMessage,
	response: ServerResponse,
	request: HttpRequest,
	source: RouteSource,
	{ onError, timeout }: Pick<RouteContext, 'onError' | 'timeout'>,
): Promise<{ readonly locals: App.Locals } | { readonly rejection: HttpResponse }> {
	const { assets, baseUrl, policies = usualPolicies, forRoutes: release } = source;
	const path = plainPath(request.target);
	const agents = agentEndpoints.find((endpoint) => endpoint === path);
	const rejection = agents ? await agentRejection(request, source, agents) : ownRejection(request, source, path);
	if (rejection) return { rejection };
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		const body = await readBody(message, maximumBodyBytes);
		// Agents get an error of their protocol.
		if (!agents && body.length > maximumBodyBytes) return { rejection: failure(tooLarge(maximumBodyBytes)) };
		Object.assign(message, { body });
	}
	const headers: Record<string, string> = agents
		? {}
		: {
				...siteHeaders,
				'Content-Security-Policy': policies.all,
				'Cache-Control': 'no-store',
				...transportHeaders(baseUrl),
			};
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
	const ready = () => (response.writableNeedDrain ? drained(response) : setImmediate());
	const cut = () => void response.destroy();
	return { locals: { release, context: { assets, onError, timeout, ready, cut } } };
}

const drained = (response: ServerResponse) =>
	new Promise<void>((resolve) => {
		const end = () => {
			response.off('drain', end).off('close', end);
			resolve();
		};
		response.on('drain', end).on('close', end);
	});

async function agentRejection(
	{ method, header }: HttpRequest,
	{ baseUrl }: RouteSource,
	endpoint: (typeof agentEndpoints)[number],
): Promise<HttpResponse | undefined> {
	const rejection = checkRequest({ method, headers: { get: header }, url: baseUrl }, baseUrl, endpoint);
	return rejection && toHttpResponse(rejection);
}

function ownRejection(
	{ method, header }: HttpRequest,
	{ baseUrl, facts }: RouteSource,
	path: string,
): HttpResponse | undefined {
	if (!methods.includes(method)) return failure(methodNotAllowed(method, methods.join(', ')));
	const { origin } = new URL(baseUrl);
	const { checksOrigin = true } = matchRoute(facts.routes, path) ?? {};
	const isForeign = checksOrigin && !safeMethods.includes(method) && header('origin') !== origin;
	if (isForeign) return failure(foreignOrigin(origin));
	return Number(header('content-length') ?? 0) > maximumBodyBytes ? failure(tooLarge(maximumBodyBytes)) : undefined;
}

type ServerBundle = {
	readonly handler: (
		message: IncomingMessage,
		response: ServerResponse,
		next: () => void,
		locals: App.Locals,
	) => Promise<void>;
	readonly preload: (path: string) => Promise<void>;
};

let loaded: { readonly code: string; readonly bundle: Promise<ServerBundle> } | undefined;

/**
 * The bundle of the release that rendered a route first. It stays in memory once it is imported, so that of another state of
 * the code waits for the next start.
 */
export function loadBundle({ folder, facts }: { readonly folder: string; readonly facts: ServerFacts }) {
	loaded ??= { code: facts.code, bundle: importBundle(serverBundle(folder)) };
	return loaded.bundle;
}

/** Whether routes come from the bundle of another state of the code. */
export const isOutdated = ({ code }: ServerFacts): boolean => loaded !== undefined && loaded.code !== code;

async function importBundle(file: string): Promise<ServerBundle> {
	const before = process.listeners('unhandledRejection');
	try {
		return (await import(pathToFileURL(file).href)) as ServerBundle;
	} catch (error) {
		loaded = undefined;
		throw error;
	} finally {
		// The adapter's own listener passes over rejections that belong to no request, which end this process.
		for (const listener of process.listeners('unhandledRejection'))
			if (!before.includes(listener)) process.off('unhandledRejection', listener);
	}
}
