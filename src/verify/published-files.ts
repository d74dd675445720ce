/** The files of a published folder, and whether addresses and fragments in them lead to one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aliases } from '../urls/discovery.ts';
import { matchRoute, type OnDemandRoute } from '../urls/on-demand.ts';
import { agentEndpoints, launchPage, searchPage } from '../urls/paths.ts';

/** The published folder as an inspector sees it: paths, and what is written in them. */
export class PublishedFiles {
	readonly #folder: string;
	/** Each begins with `/`. */
	readonly paths: ReadonlySet<string>;

	constructor(folder: string) {
		this.#folder = resolve(folder);
		this.paths = new Set(listPaths(this.#folder, '/'));
	}

	bytes(path: string): Buffer {
		return readFileSync(this.#folder + path);
	}

	text(path: string): string {
		return this.bytes(path).toString('utf8');
	}

	json(path: string): unknown {
		return JSON.parse(this.text(path));
	}
}

const listPaths = (root: string, folder: string): string[] =>
	readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() ? listPaths(root, `${folder}${entry.name}/`) : `${folder}${entry.name}`,
	);

/**
 * Files of which one is enough for a response.
 *
 * @param path - Decoded, without a slash at its end.
 * @param isStatic - Whether the host only sends files.
 */
function filesAt(path: string, isStatic: boolean): readonly string[] {
	if (path === '/') return ['/index.html'];
	if (isStatic) return [`${path}.html`, path];
	if (path === '/api/products') return ['/api/lists/products/50/1.json'];
	return path.startsWith('/api/') ? [`${path}.json`] : [`${path}.html`, aliases.get(path) ?? path];
}

/** The characters behind percent signs; `undefined` when a percent sign is not followed by the code of a character. */
function decode(path: string): string | undefined {
	try {
		return path.includes('%') ? decodeURIComponent(path) : path;
	} catch {
		return undefined;
	}
}

/** Pages whose scripts read the fragment. */
const withScripts: ReadonlySet<string> = new Set([`${launchPage}.html`, `${searchPage}.html`]);

/** A path that a URL parser leaves as it is. */
const plainPath = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/** Finds broken links. */
export class LinkTargets {
	readonly #files: PublishedFiles;
	readonly #base: URL;
	readonly #isStatic: boolean;
	readonly #onDemandRoutes: readonly OnDemandRoute[];
	readonly #ids = new Map<string, ReadonlySet<string>>();

	/**
	 * @param baseUrl - Links that begin with it, or with `/`, are our own.
	 * @param isStatic - Whether the host only sends files.
	 */
	constructor(
		files: PublishedFiles,
		baseUrl: string,
		isStatic: boolean,
		onDemandRoutes: readonly OnDemandRoute[] = [],
	) {
		this.#isStatic = isStatic;
		this.#onDemandRoutes = onDemandRoutes;
		this.#files = files;
		this.#base = new URL(`${baseUrl}/`);
	}

	/** @returns False for a link to this site that leads to no file, or in a page to no element. */
	leads(file: string, link: string): boolean {
		const { origin, pathname } = this.#base;
		if (/^https?:/i.test(link) && !link.startsWith(origin)) return true;
		const path = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
		if (pathname === '/' && plainPath.test(path)) return this.#exists(path, '');
		const target = URL.parse(link, new URL(`.${file}`, this.#base));
		if (target?.origin !== origin || !target.pathname.startsWith(pathname)) return true;
		return this.#exists(target.pathname.slice(pathname.length - 1), target.hash.slice(1));
	}

	#exists(path: string, fragment: string): boolean {
		const plain = decode(path)?.replace(/(?<=.)\/$/, '') ?? '';
		const found = filesAt(plain, this.#isStatic).find((file) => this.#files.paths.has(file));
		if (found === undefined) {
			const isEndpoint = !this.#isStatic && agentEndpoints.some((endpoint) => endpoint === plain);
			return isEndpoint || matchRoute(this.#onDemandRoutes, plain) !== undefined;
		}
		return fragment === '' || !found.endsWith('.html') || this.#hasElement(found, fragment);
	}

	#hasElement(page: string, fragment: string): boolean {
		if (withScripts.has(page) || fragment === 'top') return true;
		const ids = this.#ids.get(page) ?? idsIn(this.#files.text(page));
		this.#ids.set(page, ids);
		return ids.has(decode(fragment) ?? fragment);
	}
}

/** Elements that a fragment may name. */
const idsIn = (html: string): Set<string> => new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id));
