import type { PublishedPaths } from '../published-files.ts';
import { resolvePath } from '../resolve-path.ts';

/** The row of the file that a link leads to; `elsewhere` for what needs no file here; `missing` for a broken link. */
export type Target = number | 'elsewhere' | 'missing';

/** A path that a URL parser leaves as it is. */
const plainPath = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/** A host that is a name, as a URL parser writes it: no number, which has many spellings, and no port. */
const namedHost = /^https?:\/\/((?:[a-z\d-]+\.)+[a-z]+)(?:[/?#]|$)/;

/** The links of the frame of pages are among the first. */
const mostRemembered = 5_000;

/** Finds out what links lead to. Those that do not depend on the file they stand in are remembered. */
export class LinkTargets {
	readonly #paths: PublishedPaths;
	readonly #base: URL;
	readonly #origin: string;
	readonly #host: string;
	/** Whether nothing but a prefix makes an address of ours out of a path. */
	readonly #isPlain: boolean;
	readonly #known = new Map<string, Target>();

	/** @param baseUrl - Links that begin with it, or with `/`, are our own. */
	constructor(paths: PublishedPaths, baseUrl: string) {
		this.#paths = paths;
		this.#base = new URL(`${baseUrl}/`);
		this.#origin = this.#base.origin;
		this.#host = this.#base.hostname;
		this.#isPlain = this.#origin === baseUrl;
	}

	find(file: string, link: string): Target {
		const known = this.#known.get(link);
		if (known !== undefined) return known;
		if (link.startsWith('#') && plainPath.test(file)) return 'elsewhere';
		const path = this.#ownPath(link);
		if (path === undefined && !/^(?:[a-z]+:)?\//i.test(link)) return this.#parse(file, link);
		const target = path === undefined ? this.#findAddress(file, link) : this.#resolve(path);
		if (this.#known.size < mostRemembered) this.#known.set(link, target);
		return target;
	}

	#findAddress(file: string, link: string): Target {
		return this.#isElsewhere(link) ? 'elsewhere' : this.#parse(file, link);
	}

	/** The path of a link to this site, where it can be told without a URL parser. */
	#ownPath(link: string): string | undefined {
		if (!this.#isPlain) return undefined;
		const origin = this.#origin;
		const path = link.startsWith('/') ? link : link.startsWith(`${origin}/`) ? link.slice(origin.length) : undefined;
		return path !== undefined && (path === '/' || plainPath.test(path)) ? path : undefined;
	}

	#isElsewhere(link: string): boolean {
		const host = namedHost.exec(link)?.[1];
		return host !== undefined && host !== this.#host;
	}

	#parse(file: string, link: string): Target {
		const target = URL.parse(link, new URL(`.${file}`, this.#base));
		const { origin, pathname } = this.#base;
		if (target?.origin !== origin || !target.pathname.startsWith(pathname)) return 'elsewhere';
		return this.#resolve(target.pathname.slice(pathname.length - 1));
	}

	#resolve(path: string): Target {
		const { files, onDemand } = resolvePath(path);
		for (const name of files) {
			const row = this.#paths.rowOf(name);
			if (row !== undefined) return row;
		}
		return onDemand ? 'elsewhere' : 'missing';
	}
}
