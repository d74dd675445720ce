/** The canonical form of content files: that of their YAML, LF line ends, no byte order mark, one line end at the end. */
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError, type Issue } from '../../content/issue.ts';
import { parseYaml } from '../../content/parse-yaml.ts';
import { labelOf } from '../../content/read-content.ts';
import { readFolder } from '../../content/read-folder.ts';
import { siteName } from '../../content/read-site.ts';
import { synonymsName } from '../../content/read-synonyms.ts';
import { categoryFrontMatter } from '../../content/schemas/category.ts';
import { launchPeriodFrontMatter } from '../../content/schemas/launch-period.ts';
import { pageFrontMatter } from '../../content/schemas/page.ts';
import { productFrontMatter } from '../../content/schemas/product.ts';
import { siteFile } from '../../content/schemas/site.ts';
import { synonymsFile } from '../../content/schemas/synonyms.ts';
import { decodeText, splitFile, type TextProblem } from '../../content/split-file.ts';
import type { ChangeSet } from '../change-set.ts';
import { formatYaml } from './format-yaml.ts';

const folders: readonly (readonly [folder: string, schema: z.ZodObject])[] = [
	['categories', categoryFrontMatter],
	['launch_periods', launchPeriodFrontMatter],
	['products', productFrontMatter],
	['pages', pageFrontMatter],
];

/** Files that are YAML alone. */
const wholeFiles: readonly { readonly source: string; readonly schema: z.ZodObject }[] = [
	{ source: siteName, schema: siteFile },
	{ source: synonymsName, schema: synonymsFile },
];

/**
 * Formats every file of the content that is YAML or begins with it.
 *
 * @param changes - Gets the files that differ from their canonical form.
 * @returns How many files were looked at.
 * @throws {ContentError} with every file whose YAML cannot be read. What else is wrong in a file does not matter.
 */
export function formatContent(changes: ChangeSet): number {
	const place = { folder: changes.contentDir, label: labelOf(changes.contentDir) };
	const issues: Issue[] = [];
	// What does not belong there stays as it is.
	const ignore = () => {};
	const files = folders.flatMap(([folder, schema]) =>
		readFolder(place, folder, ignore).map(({ source }) => ({ source, schema })),
	);
	const all = [...wholeFiles.filter(({ source }) => changes.read(source)), ...files];
	for (const { source, schema } of all) {
		const bytes = changes.read(source) ?? new Uint8Array();
		const formatted = source.endsWith('.yaml') ? formatWhole(bytes, schema) : formatMarkdown(bytes, schema);
		if (typeof formatted === 'string') changes.write(source, formatted);
		else issues.push(...formatted.map((problem) => ({ path: join(place.label, source), ...problem })));
	}
	if (issues.length > 0) throw new ContentError(issues);
	return all.length;
}

/** A Markdown file in its canonical form, or why its front matter cannot be read. */
export function formatMarkdown(bytes: Uint8Array, schema: z.ZodObject): string | readonly TextProblem[] {
	const text = decodeText(bytes);
	const split = typeof text === 'string' ? splitFile(text) : text;
	if ('message' in split) return [split];
	const yaml = parseYaml(split.yaml, 2);
	if (!('data' in yaml)) return yaml;
	const body = split.body.replace(/(?<!\n)\n+$/, '');
	const front = formatYaml(withLineEnd(split.yaml), schema);
	return `---\n${front}---\n${body}${body === '' ? '' : '\n'}`;
}

function formatWhole(bytes: Uint8Array, schema: z.ZodObject): string | readonly TextProblem[] {
	const text = decodeText(bytes);
	if (typeof text !== 'string') return [text];
	const yaml = parseYaml(text, 1);
	return 'data' in yaml ? formatYaml(withLineEnd(text), schema) : yaml;
}

const withLineEnd = (yaml: string): string => (yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`);
