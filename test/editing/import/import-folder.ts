import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReadSiteOptions } from '../../../src/client/read-site.ts';
import type { ImportOptions } from '../../../src/editing/import/import-options.ts';
import { type PreparedImport, prepareImport } from '../../../src/editing/import/run-import.ts';
import { writeSampleContent } from '../../support/sample-content.ts';

/** A content folder to import into, and a folder beside it for what is imported. */
export interface ImportFolder {
	readonly content: string;
	/** Every file of the content with its text. */
	readonly files: () => Readonly<Record<string, string>>;
	/** Prepares an import and applies it; `source` is the name of a file that has been put, or an address. */
	readonly run: (
		source: string,
		options?: Partial<ImportOptions>,
		reading?: ReadSiteOptions,
	) => Promise<PreparedImport>;
	/** Writes a file of the content. */
	readonly write: (source: string, text: string) => void;
	/** Writes a file to import. @returns Its path. */
	readonly put: (name: string, text: string | Uint8Array) => string;
	/** A text without the path of the folder. */
	readonly shown: (text: string) => string;
	/** The message of an import that fails, with the folder left out of its paths. */
	readonly refused: (source: string, options?: Partial<ImportOptions>) => Promise<string>;
}

const defaults: ImportOptions = {
	...{ map: [], approve: false, createCategories: false, createPeriods: false },
	...{ skipBad: false, force: false, allowDuplicates: false },
};

/** Weeks 2026-w46 and, active, 2026-w47; the categories of the frozen catalog; no products but those that are given. */
export function importFolder(products: Readonly<Record<string, string>> = {}): ImportFolder {
	const folder = mkdtempSync(join(tmpdir(), 'import-'));
	const content = writeSampleContent(join(folder, 'content'), { products: 0, periods: 2, pages: false });
	for (const [slug, text] of Object.entries(products)) writeFileSync(join(content, 'products', `${slug}.md`), text);
	const run: ImportFolder['run'] = async (source, options = {}, reading = {}) => {
		const path = /^https?:/.test(source) ? source : join(folder, source);
		const prepared = await prepareImport(
			path,
			{ ...defaults, ...options },
			{ contentDir: content, date: '2026-11-20', reading },
		);
		prepared.changeSet.apply();
		return prepared;
	};
	const shown = (text: string) => text.replaceAll(`${folder}/`, '');
	return {
		content,
		shown,
		files: () => filesOf(content),
		write: (source, text) => writeFileSync(join(content, source), text),
		run,
		put: (name, text) => {
			mkdirSync(dirname(join(folder, name)), { recursive: true });
			writeFileSync(join(folder, name), text);
			return join(folder, name);
		},
		refused: async (source, options) => {
			const before = filesOf(content);
			const message = await run(source, options).then(
				() => 'Nothing was refused.',
				(error: unknown) => (error instanceof Error ? error.message : String(error)),
			);
			if (JSON.stringify(filesOf(content)) !== JSON.stringify(before)) return 'Something was written.';
			return shown(message);
		},
	};
}

function filesOf(folder: string): Record<string, string> {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
	return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}
