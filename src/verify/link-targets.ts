import { launchPage, searchPage } from '../routes/paths.ts';
import type { PublishedFiles } from './published-files.ts';
import { decode, resolvePath } from './resolve-path.ts';

/** The links of the frame of pages are among the first. A link that is kept may keep the page from which it was cut. */
const mostRemembered = 5_000;

/** Pages whose scripts read the fragment. */
const withScripts: ReadonlySet<string> = new Set([`${launchPage}.html`, `${searchPage}.html`]);

/** A path that a URL parser leaves as it is. */
const plainPath = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/** Finds out whether links lead to something. Answers that do not depend on the file they stand in are remembered. */
export class LinkTargets {
	readonly #files: PublishedFiles;
	readonly #base: URL;
	readonly #known = new Map<string, boolean>();
	readonly #ids = new Map<string, ReadonlySet<string>>();

	/** @param baseUrl - Links that begin with it, or with `/`, are our own. */
	constructor(files: PublishedFiles, baseUrl: string) {
		this.#files = files;
		this.#base = new URL(`${baseUrl}/`);
	}

	/** @returns False for a link to this site that leads to no file, or in a page to no element. */
	leads(file: string, link: string): boolean {
		const known = this.#known.get(link);
		if (known !== undefined) return known;
		const leads = this.#find(file, link);
		if (/^(?:[a-z]+:)?\//i.test(link) && this.#known.size < mostRemembered) this.#known.set(link, leads);
		return leads;
	}

	#find(file: string, link: string): boolean {
		const { origin, pathname } = this.#base;
		if (/^https?:/i.test(link) && !link.startsWith(origin)) return true;
		if (pathname === '/' && plainPath.test(link)) return this.#exists(link, '');
		const target = URL.parse(link, new URL(`.${file}`, this.#base));
		if (target?.origin !== origin || !target.pathname.startsWith(pathname)) return true;
		return this.#exists(target.pathname.slice(pathname.length - 1), target.hash.slice(1));
	}

	#exists(path: string, fragment: string): boolean {
		const { files, onDemand } = resolvePath(path);
		const found = files.find((file) => this.#files.paths.has(file));
		if (found === undefined) return onDemand;
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
export const idsIn = (html: string): Set<string> =>
	new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id));
