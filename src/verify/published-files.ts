import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from './violation.ts';

/** To make a map takes as long as this many searches. */
const fewLookups = 30_000;

/** The paths of a published folder, each beginning with `/`, in their order. The row of a path is its place in it. */
export class PublishedPaths implements Iterable<string> {
	readonly list: readonly string[];
	#rows: ReadonlyMap<string, number> | undefined;
	#lookups = 0;
	#lines: string | undefined;

	/** @param list - In the order of their code units. */
	constructor(list: readonly string[]) {
		this.list = list;
	}

	[Symbol.iterator](): Iterator<string> {
		return this.list[Symbol.iterator]();
	}

	has(path: string): boolean {
		return this.rowOf(path) !== undefined;
	}

	rowOf(path: string): number | undefined {
		if (!this.#rows && ++this.#lookups < fewLookups) return this.#search(path);
		this.#rows ??= new Map(this.list.map((own, row) => [own, row]));
		return this.#rows.get(path);
	}

	#search(path: string): number | undefined {
		let [from, to] = [0, this.list.length];
		while (from < to) {
			const middle = (from + to) >>> 1;
			if ((this.list[middle] ?? '') < path) from = middle + 1;
			else to = middle;
		}
		return this.list[from] === path ? from : undefined;
	}

	/** All of them, one in a line. */
	get lines(): string {
		this.#lines ??= this.list.join('\n');
		return this.#lines;
	}
}

/** Whether no path holds a line feed. */
export const areLines = ({ list, lines }: PublishedPaths): boolean =>
	!list.some((path) => path.includes('\n')) && lines !== '';

/** The published folder as an inspector sees it: paths, and what is written in them. */
export class PublishedFiles {
	readonly #folder: string;
	readonly paths: PublishedPaths;
	/** Compressed variants, `.br` and `.gz`, beside the files that servers send them for; no paths of their own. */
	readonly compressed: PublishedPaths;

	/** @param list - The paths of the folder, where they are known. */
	constructor(folder: string, list: readonly string[] = listPaths(folder)) {
		this.#folder = resolve(folder);
		const known = new Set(list);
		const isCompressed = (path: string) => /\.(?:br|gz)$/.test(path) && known.has(path.slice(0, -3));
		this.compressed = new PublishedPaths(list.filter(isCompressed));
		this.paths = new PublishedPaths(list.filter((path) => !isCompressed(path)));
	}

	/** Where a file lies. */
	locate(path: string): string {
		return this.#folder + path;
	}

	bytes(path: string): Buffer {
		return readFileSync(this.locate(path));
	}

	text(path: string): string {
		return this.bytes(path).toString('utf8');
	}

	/** The parsed file; `undefined`, which no JSON is, after reporting that it is not JSON or does not exist. */
	json(path: string, report: Report): unknown {
		if (this.paths.has(path)) return parseJson(path, this.bytes(path), report);
		report({ file: path, pointer: '', message: 'does not exist.' });
		return undefined;
	}
}

/** @returns `undefined`, which no JSON is, after reporting that the bytes are not JSON. */
export function parseJson(file: string, bytes: Buffer, report: Report): unknown {
	try {
		if (isUtf8(bytes)) return JSON.parse(bytes.toString('utf8'));
		report({ file, pointer: '', message: 'is not UTF-8.' });
	} catch {
		report({ file, pointer: '', message: 'is not JSON.' });
	}
	return undefined;
}

/** Every path below a folder, in the order of their code units: `/` stands behind `.` and `-`. */
function listPaths(folder: string): string[] {
	const visit = (path: string): string[] =>
		readdirSync(join(folder, path), { withFileTypes: true })
			.flatMap((entry) => {
				if (entry.isDirectory()) return `${entry.name}/`;
				return entry.isFile() ? entry.name : [];
			})
			.sort()
			.flatMap((name) => (name.endsWith('/') ? visit(`${path}${name}`) : `${path}${name}`));
	return visit('/');
}
