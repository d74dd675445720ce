/**
 * Turns one content file into an entry: decode, split, parse, check against its schema. A step that fails reports why and
 * ends the reading of this file only, so that one run shows the issues of all files.
 */
import { z } from 'zod';
import { suggest } from '../routes/nearest.ts';
import type { FoundFile } from './content-folder.ts';
import { describeProblem, formatPath, valueAt } from './describe-problem.ts';
import type { Issue } from './issue.ts';
import { type DataPath, type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { checkBody, withoutBlankLines } from './schemas/body.ts';
import { findUnshown } from './schemas/markdown.ts';
import { checkFileName } from './schemas/names.ts';
import { quote } from './schemas/text.ts';
import { decodeText, splitFile, type TextProblem } from './split-file.ts';

/** A file whose front matter obeys its schema. */
export interface Entry<FrontMatter> {
	readonly slug: string;
	/** Path of its file in the content folder. */
	readonly source: string;
	readonly frontMatter: FrontMatter;
	/** Markdown source, normalised to NFC, without blank lines around it. */
	readonly body: string;
	/** The 1-based line of the file on which the body begins. */
	readonly bodyLine: number;
	/** A problem at the place of a front matter value, for the caller to report. */
	readonly issueAt: (path: DataPath, message: string) => Issue;
}

type Report = (issue: Issue) => void;

/** @returns The entry; `undefined` after reporting why there is no entry. */
export function readEntry<Schema extends z.ZodObject>(
	{ path, source, stem }: Pick<FoundFile, 'path' | 'source' | 'stem'>,
	bytes: Uint8Array,
	schema: Schema,
	report: Report,
): Entry<z.output<Schema>> | undefined {
	const refuse = (problem: TextProblem): undefined => {
		report({ path, ...problem });
	};
	const text = decodeText(bytes);
	if (typeof text !== 'string') return refuse(text);
	const slugProblem = checkFileName(stem);
	if (slugProblem) refuse({ line: 1, column: 1, field: 'file', message: slugProblem });
	const split = splitFile(text);
	if ('message' in split) return refuse(split);
	const bodyProblem = checkBody(split.body, split.bodyLine) ?? findUnshown(split.body, split.bodyLine);
	if (bodyProblem) refuse(bodyProblem);
	const checked = readYaml({ path, text: split.yaml, firstLine: 2, whole: 'front matter' }, schema, report);
	if (!checked || slugProblem || bodyProblem) return undefined;
	const body = withoutBlankLines(split.body.normalize('NFC'));
	const blankLines = split.body.slice(0, -split.body.trimStart().length).split('\n').length - 1;
	return { slug: stem, source, ...checked, body, bodyLine: split.bodyLine + blankLines };
}

/** YAML text and where it comes from. */
export interface YamlSource {
	readonly path: string;
	readonly text: string;
	/** The 1-based line of the file on which the text begins. */
	readonly firstLine: number;
	/** The field of an issue about the whole text. */
	readonly whole: 'file' | 'front matter';
}

/** Checks YAML text against a schema. */
export function readYaml<Schema extends z.ZodObject>(
	{ path, text, firstLine, whole }: YamlSource,
	schema: Schema,
	report: Report,
): Pick<Entry<z.output<Schema>>, 'frontMatter' | 'issueAt'> | undefined {
	const yaml = parseYaml(text, firstLine);
	if (!('data' in yaml)) {
		for (const problem of yaml) report({ path, ...problem, field: whole });
		return undefined;
	}
	const issueAt = issuesOf(path, whole, yaml.locate);
	const at = (...place: Parameters<typeof issueAt>) => report(issueAt(...place));
	const result = schema.safeParse(yaml.data);
	if (result.success) return { frontMatter: result.data, issueAt };
	for (const issue of result.error.issues) {
		if (issue.code !== 'unrecognized_keys') {
			const node = schemaAt(schema, issue.path);
			const isWhole = node instanceof z.ZodNumber && node.format === 'safeint';
			at(issue.path, describeProblem(issue, valueAt(yaml.data, issue.path), isWhole));
			continue;
		}
		const known = keysAt(schema, issue.path);
		for (const key of issue.keys) {
			const remedy = suggest(key, known) || ` Use ${known.map((word) => `\`${word}\``).join(', ')}.`;
			at([...issue.path, key], `Unknown key ${quote(key)}.${remedy}`, 'key');
		}
	}
	return undefined;
}

/** Makes issues at the places of values. A place is looked up when it is first read. */
const issuesOf =
	(path: string, whole: YamlSource['whole'], locate: ParsedYaml['locate']) =>
	(at: DataPath, message: string, key?: 'key'): Issue => {
		let place: ReturnType<typeof locate> | undefined;
		const find = () => (place ??= locate(at, key));
		return {
			path,
			get line() {
				return find().line;
			},
			get column() {
				return find().column;
			},
			field: formatPath(at) || whole,
			message,
		};
	};

function keysAt(schema: z.ZodObject, path: DataPath): string[] {
	const node = schemaAt(schema, path);
	return node instanceof z.ZodObject ? Object.keys(node.shape) : [];
}

/** The schema of a value, without what makes it optional. */
function schemaAt(schema: z.ZodObject, path: DataPath): unknown {
	let node: unknown = schema;
	for (const step of path) {
		if (node instanceof z.ZodObject) node = node.shape[String(step)];
		else if (node instanceof z.ZodArray) node = node.element;
		while (node instanceof z.ZodDefault || node instanceof z.ZodOptional) node = node.unwrap();
	}
	return node;
}
