/**
 * One content file on its way to an entry: decode, split, parse, check against its schema. Each step reports what is
 * wrong and ends the way of this file only, so that one run shows the issues of all files.
 */
import { z } from 'zod';
import { describeProblem, formatPath, valueAt } from './describe-problem.ts';
import { maximumSlugLength, slugPattern } from './front-matter/text.ts';
import type { Issue } from './issue.ts';
import { type DataPath, parseYaml } from './parse-yaml.ts';
import type { ContentFile } from './read-folder.ts';
import { decodeText, splitFile, type TextProblem } from './split-file.ts';
import { suggest } from './suggest.ts';

/** A file whose front matter obeys its schema. */
export interface Entry<FrontMatter> {
	readonly slug: string;
	readonly frontMatter: FrontMatter;
	/** Markdown source, normalised to NFC, without blank lines around it. */
	readonly body: string;
	/** Reports a problem of a front matter value that only the whole catalog can tell. */
	readonly reject: (path: DataPath, message: string) => void;
}

type Report = (issue: Issue) => void;

export const maximumBodyBytes = 64 * 1024;
const maximumMarkers = 32;

/** Names that Windows keeps for devices: a checkout with such a file fails there. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** @returns The entry; `undefined` after reporting why there is none. */
export function readEntry<Schema extends z.ZodObject>(
	file: ContentFile,
	schema: Schema,
	report: Report,
): Entry<z.output<Schema>> | undefined {
	const { path, stem } = file;
	const refuse = (problem: TextProblem): undefined => {
		report({ path, ...problem });
	};
	const text = decodeText(file.bytes);
	if (typeof text !== 'string') return refuse(text);
	const slugProblem = checkFileName(stem);
	if (slugProblem) refuse({ line: 1, column: 1, field: 'file', message: slugProblem });
	const split = splitFile(text);
	if ('message' in split) return refuse(split);
	const bodyProblem = checkBody(split.body, split.bodyLine);
	if (bodyProblem) refuse(bodyProblem);
	const checked = readYaml(split.yaml, 2, path, schema, report);
	if (!checked || slugProblem || bodyProblem) return undefined;
	return { slug: stem, ...checked, body: split.body.normalize('NFC').trim() };
}

/**
 * Checks YAML text against a schema.
 *
 * @param firstLine - The 1-based line of the file on which the text begins.
 */
export function readYaml<Schema extends z.ZodObject>(
	source: string,
	firstLine: number,
	path: string,
	schema: Schema,
	report: Report,
): { frontMatter: z.output<Schema>; reject: Entry<unknown>['reject'] } | undefined {
	const yaml = parseYaml(source, firstLine);
	if (!('data' in yaml)) {
		for (const problem of yaml) report({ path, ...problem });
		return undefined;
	}
	const at = (at: DataPath, message: string, key?: 'key') =>
		report({ path, ...yaml.locate(at, key), field: formatPath(at) || 'front matter', message });
	const result = schema.safeParse(yaml.data);
	if (result.success) return { frontMatter: result.data, reject: at };
	for (const issue of result.error.issues) {
		if (issue.code !== 'unrecognized_keys') {
			at(issue.path, describeProblem(issue, valueAt(yaml.data, issue.path)));
			continue;
		}
		const known = keysAt(schema, issue.path);
		for (const key of issue.keys) {
			at([...issue.path, key], `Unknown key \`${key}\`.${suggest(key, known) || ` Use ${listOf(known)}.`}`, 'key');
		}
	}
	return undefined;
}

function checkFileName(stem: string): string | undefined {
	if (!slugPattern.test(stem) || stem.length > maximumSlugLength) {
		return `The file name is the slug: \`${stem}\` must be lower-case letters and digits, joined by single hyphens, at most ${maximumSlugLength} characters. Rename the file.`;
	}
	if (deviceName.test(stem)) return `\`${stem}\` is a device name on Windows. Rename the file.`;
	return undefined;
}

/** Keeps out what would make the Markdown parser slow or its output many times larger than the source. */
function checkBody(body: string, firstLine: number): TextProblem | undefined {
	const bytes = new TextEncoder().encode(body).length;
	const wrong = (line: number, message: string): TextProblem => ({ line, column: 1, field: 'body', message });
	if (bytes > maximumBodyBytes) {
		return wrong(firstLine, `Must be ${maximumBodyBytes / 1024} KiB or smaller; this one has ${bytes} bytes. Shorten it.`);
	}
	for (const [index, line] of body.split('\n').entries()) {
		const markers = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)]))*/.exec(line)?.[0].replace(/[\s\d]/g, '').length ?? 0;
		const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
		if (markers > maximumMarkers && !/^[-*_\s]*$/.test(line)) {
			return wrong(firstLine + index, `Must not be nested more than ${maximumMarkers} levels deep. Write it flatter.`);
		}
		if (indent > maximumMarkers * 4) {
			return wrong(firstLine + index, `Must not be indented more than ${maximumMarkers * 4} columns. Write it flatter.`);
		}
		if (/^[\s|:-]+$/.test(line) && line.split('|').length > maximumMarkers + 2) {
			return wrong(firstLine + index, `A table must have ${maximumMarkers} columns or fewer. Split it.`);
		}
	}
	return undefined;
}

function keysAt(schema: z.ZodObject, path: DataPath): string[] {
	let node: unknown = schema;
	for (const step of path) {
		while (node instanceof z.ZodDefault || node instanceof z.ZodOptional) node = node.unwrap();
		if (node instanceof z.ZodObject) node = node.shape[String(step)];
		else if (node instanceof z.ZodArray) node = node.element;
	}
	while (node instanceof z.ZodDefault || node instanceof z.ZodOptional) node = node.unwrap();
	return node instanceof z.ZodObject ? Object.keys(node.shape) : [];
}

function listOf(words: readonly string[]): string {
	return words.map((word) => `\`${word}\``).join(', ');
}
