/** The code that the guide for developers shows, each of which runs against the frozen catalog. */
import { readFileSync } from 'node:fs';

const page = readFileSync('src/render/guides/developers.md', 'utf8');

/** The first block of code in one language that holds a text. */
export function codeBlock(language: string, text: string): string {
	const blocks = page.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'));
	const found = [...blocks].map(([, code = '']) => code).find((code) => code.includes(text));
	if (found === undefined) throw new Error(`The guide has no block with \`${text}\`.`);
	return found;
}
