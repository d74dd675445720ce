import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './violation.ts';

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

	bytes(path: string): Buffer {
		return readFileSync(join(this.#folder, path));
	}

	text(path: string): string {
		return this.bytes(path).toString('utf8');
	}

	/** The parsed file; `undefined`, which no JSON is, after reporting that it is not JSON or does not exist. */
	json(path: string, report: Report): unknown {
		if (!this.paths.has(path)) {
			report({ file: path, pointer: '', message: 'does not exist.' });
			return undefined;
		}
		try {
			const bytes = this.bytes(path);
			if (isUtf8(bytes)) return JSON.parse(bytes.toString('utf8'));
			report({ file: path, pointer: '', message: 'is not UTF-8.' });
		} catch {
			report({ file: path, pointer: '', message: 'is not JSON.' });
		}
		return undefined;
	}
}
