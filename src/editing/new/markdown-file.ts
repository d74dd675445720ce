import { stringify } from 'yaml';

/** A content file with front matter alone. Core is the schema that the content is read with. */
export function markdownFile(frontMatter: object): string {
	return `---\n${stringify(frontMatter, { version: '1.2', schema: 'core', lineWidth: 0 })}---\n`;
}
