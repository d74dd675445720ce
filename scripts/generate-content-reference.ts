/**
 * Writes what is generated from the schemas of the content: the JSON Schemas that are published, and the reference of its
 * fields. A part of `npm run generate`.
 *
 * Usage: node scripts/generate-content-reference.ts <folder of the checkout>
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentReference } from './content-reference.ts';

const [root = '.'] = process.argv.slice(2);

for (const [path, text] of Object.entries(contentReference())) {
	mkdirSync(join(root, dirname(path)), { recursive: true });
	writeFileSync(join(root, path), text);
}
