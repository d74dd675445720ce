import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './violation.ts';

/** The published folder as an inspector sees it: paths, and what is written in them. */
export class PublishedFiles {
	readonly #folder: string;
	/** Every path, beginning with `/`. */
	readonly paths: ReadonlySet<string>;

	constructor(folder: string) {
		this.#folder = folder;
		const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
		const root = folder.length;
		this.paths = new Set(
			entries
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name).slice(root).replaceAll('\\', '/'))
				.sort(),
		);
	}

	text(path: string): string {
		return readFileSync(join(this.#folder, path), 'utf8');
	}

	/** The parsed file; `undefined` after reporting that it is not JSON or does not exist. */
	json(path: string, report: (violation: Violation) => void): unknown {
		if (!this.paths.has(path)) {
			report({ file: path, pointer: '', message: 'does not exist.' });
			return undefined;
		}
		try {
			return JSON.parse(this.text(path));
		} catch {
			report({ file: path, pointer: '', message: 'is not JSON.' });
			return undefined;
		}
	}
}
