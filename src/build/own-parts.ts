/**
 * What a board adds to the pages of the software, from its folder `src`: components in the place of those of the layout, its
 * own styles, and components that show its pages of prose. Modules of pages import them as `virtual:launch-catalog/…`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { board, isCheckout, sourceFile } from '../places.ts';

const prefix = 'virtual:launch-catalog/';
/** Modules without a file, as Vite marks them. */
const table = `\0${prefix}pages`;
const nothing = `\0${prefix}nothing`;

/** The components of a board by the slugs of the pages in `content/pages` that they show. */
export function ownPages(): Map<string, string> {
	const folder = join(board, 'src/pages');
	if (isCheckout || !existsSync(folder)) return new Map();
	const names = readdirSync(folder).filter((name) => /^[a-z0-9-]+\.astro$/.test(name));
	return new Map(names.map((name) => [basename(name, '.astro'), join(folder, name)]));
}

/** The plugin of Vite that finds them. */
export const ownParts = {
	name: 'launch-catalog-own-parts',
	resolveId(id: string): string | undefined {
		if (!id.startsWith(prefix)) return undefined;
		const name = id.slice(prefix.length);
		if (name === 'pages') return table;
		const own = join(board, 'src', name);
		if (!isCheckout && existsSync(own)) return own;
		if (name.startsWith('components/')) return sourceFile(`src/render/html/${basename(name)}`);
		return nothing;
	},
	/** The table of pages, and nothing in place of styles that a board has not. */
	load(id: string): string | undefined {
		if (id === nothing) return '';
		if (id !== table) return undefined;
		const pages = [...ownPages()];
		const imports = pages.map(([, file], index) => `import * as page${index} from ${JSON.stringify(file)};`);
		const entries = pages.map(([slug], index) => `${JSON.stringify(`/${slug}`)}: page${index}`);
		return `${imports.join('\n')}\nexport const ownPages = { ${entries.join(', ')} };\n`;
	},
};
