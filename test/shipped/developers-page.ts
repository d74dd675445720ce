/**
 * The code that the shipped developers page shows. Editors may rewrite or delete that page, so each example is run as
 * long as it is there, against the frozen catalog.
 */
import { existsSync, readFileSync } from 'node:fs';

const file = 'content/pages/developers.md';
const page = existsSync(file) ? readFileSync(file, 'utf8') : '';

/** The first block of code in one language that holds a text; `undefined` where the page has none. */
export function codeBlock(language: string, text = ''): string | undefined {
	const blocks = page.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'));
	return [...blocks].map(([, code = '']) => code).find((code) => code.includes(text));
}
