import { hash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import agents, { config as agentsConfig } from '../../../netlify/functions/agents.ts';
import { etagMatches } from '../../../src/http/response.ts';
import { loadTool } from '../tools.ts';

const root = resolve(import.meta.dirname, '../../..');

type Serve = () => Promise<Response>;
type FindFile = (request: Request) => Promise<Serve | undefined>;

/** What is used of `@netlify/headers`. */
interface HeadersPackage {
	readonly HeadersHandler: new (options: object) => { apply(request: Request): Promise<Record<string, string>> };
}

/** What is used of `@netlify/static`. */
interface StaticPackage {
	readonly StaticHandler: new (
		options: object,
	) => { match(request: Request): Promise<{ readonly handle: Serve } | undefined> };
}

interface Redirect {
	readonly force: boolean;
	readonly statusCode: number;
}

/** What is used of `@netlify/redirects`. */
interface RedirectsPackage {
	readonly RedirectsHandler: new (
		options: object,
	) => {
		match(request: Request): Promise<Redirect | undefined>;
		handle(request: Request, redirect: Redirect, findFile: FindFile): Promise<Response | undefined>;
	};
}

/** A folder with the published files that Netlify packs with the function, as `included_files` in `netlify.toml` says. */
function folderOfFunction(release: string, configPath: string): string {
	const folder = mkdtempSync(join(release, '../function-'));
	const [, list = ''] = /included_files = \[([^\]]*)\]/.exec(readFileSync(configPath, 'utf8')) ?? [];
	const patterns = (start: string) =>
		Array.from(list.matchAll(new RegExp(`"${start}dist/([^"]+)"`, 'g')), ([, it = '']) => it);
	for (const file of globSync(patterns(''), { cwd: release, exclude: patterns('!') })) {
		cpSync(join(release, file), join(folder, 'dist', file));
	}
	return folder;
}

/**
 * The static side of the CDN on loopback: Netlify's own handlers for files, headers and redirects. What
 * they leave out, entity tags and 304, is added.
 *
 * @param release - A build, `dist`.
 * @returns The server and its `host:port`.
 */
export async function startOrigin(release: string): Promise<{ readonly server: Server; readonly host: string }> {
	const { StaticHandler } = loadTool('@netlify/static') as StaticPackage;
	const { RedirectsHandler } = loadTool('@netlify/redirects') as RedirectsPackage;
	const configPath = join(root, 'netlify.toml');
	const publishDir = join(release, 'client');
	process.env['LAMBDA_TASK_ROOT'] = folderOfFunction(release, configPath);
	const files = new StaticHandler({ directory: publishDir });
	const { HeadersHandler } = loadTool('@netlify/headers') as HeadersPackage;
	const rulesOfHeaders = new HeadersHandler({ projectDir: root, publishDir, configPath, logger: console });
	/** By path: it reads the files of rules for each request. */
	const known = new Map<string, Promise<Record<string, string>>>();
	const file: FindFile = async (wanted) => (await files.match(wanted))?.handle;
	const notFoundHandler = async (request: Request) => {
		const page = await file(new Request(new URL('/404.html', request.url)));
		return withStatus((await page?.()) ?? new Response(), 404);
	};
	const rules = { configRedirects: [], jwtSecret: '', jwtRoleClaim: '', notFoundHandler };
	const redirects = new RedirectsHandler({ ...rules, projectDir: root, publicDir: publishDir, configPath });
	const answer = async (request: Request): Promise<Response> => {
		const rule = await redirects.match(request);
		const found = rule?.force ? undefined : await file(request);
		if (found) return found();
		const ruled = rule && (await redirects.handle(request, rule, file));
		if (!rule || !ruled) return notFoundHandler(request);
		return withStatus(ruled, rule.statusCode);
	};

	const server = createServer(async (incoming, outgoing) => {
		const { method = 'GET' } = incoming;
		// A function gets a body as a whole: the platform has read all of it, whatever is answered.
		const body = await buffer(incoming).catch(() => undefined);
		// Its sender is gone.
		if (!body) return;
		const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
			method,
			...(body.length > 0 && { body: new Uint8Array(body) }),
			headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
		});
		// Functions stand before files; ours has its paths in its configuration.
		const isForAgents = agentsConfig.path.some((path) => path === new URL(request.url).pathname);
		(isForAgents ? agents(request) : answer(request))
			// Such a path names no file: the handlers for files cannot decode it.
			.catch((error: unknown) => {
				if (error instanceof URIError) return notFoundHandler(request);
				throw error;
			})
			.then(async (response) => {
				const { pathname } = new URL(request.url);
				if (!isForAgents) {
					const ruled = known.get(pathname) ?? rulesOfHeaders.apply(request);
					known.set(pathname, ruled);
					for (const [name, value] of Object.entries(await ruled)) response.headers.set(name, value);
				}
				const body = Buffer.from(await response.arrayBuffer());
				const etag = `"${hash('sha256', body).slice(0, 32)}"`;
				const fresh = response.ok && etagMatches(request.headers.get('if-none-match'), etag);
				outgoing.writeHead(fresh ? 304 : response.status, {
					...Object.fromEntries(response.headers),
					...(response.ok && { etag }),
				});
				outgoing.end(fresh || incoming.method === 'HEAD' ? undefined : body);
			})
			.catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
	});
	server.listen(0, '127.0.0.1');
	await new Promise((listening) => server.once('listening', listening));
	return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A copy, since the headers of a redirect cannot be changed. */
const withStatus = ({ body, headers }: Response, status: number): Response =>
	new Response(body, { status, headers: [...headers] });
