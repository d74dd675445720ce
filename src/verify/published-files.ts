import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The published folder as an inspector sees it: paths, and what is written in them. */
export class PublishedFiles {
	readonly #folder: string;
	/** Each begins with `/`. Compressed variants, `.br` and `.gz`, stand beside their file and have no path of their own. */
	readonly paths: ReadonlySet<string>;

	constructor(folder: string) {
		this.#folder = resolve(folder);
		const all = new Set(listPaths(this.#folder, '/'));
		this.paths = new Set([...all].filter((path) => !/\.(?:br|gz)$/.test(path) || !all.has(path.slice(0, -3))));
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
