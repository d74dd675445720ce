import type { ImportOptions } from '../../../src/editing/import/import-options.ts';

/** A file that an import refuses, and what it says of it. */
export type Refused = readonly [
	what: string,
	name: string,
	text: string | Uint8Array,
	message: string,
	options?: Partial<ImportOptions>,
];

/** A product that the content has before. */
export const known = { 'acme-notes': '---\nname: Acme Notes\ncategories: [productivity]\n---\n' };

export const head = 'name,category\n';
