/**
 * Turns one content file into an entry: decode, split, parse, check against its schema and the rest of the content. A step
 * that fails reports why, and the steps that don't need its result still run, so that one run shows the issues of all files.
 */
import { z } from 'zod';
import { suggest } from '../urls/nearest.ts';
import type { FoundFile } from './content-folder.ts';
import { describeProblem, formatPath, valueAt } from './describe-problem.ts';
import type { Issue } from './issue.ts';
import type { DataPath, ParsedYaml, parseYaml } from './parse-yaml.ts';
import type { TextProblem } from './schemas/body.ts';
import { checkBody, withoutBlankLines } from './schemas/body.ts';
import { checkMarkdown } from './schemas/markdown.ts';
import { checkFileName } from './schemas/names.ts';
import { quote } from './schemas/text.ts';
import { decodeText, splitFile } from './split-file.ts';

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

/** Reports a problem of a front matter value. @param cause - What is missing elsewhere, such as `plan free`. */
type Reject = (path: DataPath, message: string, cause?: string) => void;

/** What of a value obeys its schema. A list keeps its indexes. */
type Valid<Value> = Value extends readonly (infer Item)[]
	? readonly (Valid<Item> | undefined)[]
	: Value extends object
		? { readonly [Key in keyof Value]?: Valid<Value[Key]> | undefined }
		: Value;

/** Checks the valid part of an entry against the rest of the content. */
export type Check<FrontMatter> = (
	entry: { readonly slug: string; readonly frontMatter: Valid<FrontMatter> },
	reject: Reject,
	path: string,
) => void;

/** @returns The entry; `undefined` after reporting why there is no entry, or no valid one. */
export function readEntry<Schema extends z.ZodObject>(
	{ path, source, stem }: Pick<FoundFile, 'path' | 'source' | 'stem'>,
	bytes: Uint8Array,
	schema: Schema,
	report: Report,
	check?: Check<z.output<Schema>>,
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
	const tooMuch = checkBody(split.body, split.bodyLine);
	const bodyProblems = tooMuch ? [tooMuch] : checkMarkdown(split.body, split.bodyLine);
	for (const problem of bodyProblems) refuse(problem);
	const otherwise = source.startsWith('products/') ? undeclared : undefined;
	const read = readYaml({ path, parsed: split.parsed, whole: 'front matter', otherwise }, schema, report);
	if (!read) return undefined;
	const { frontMatter, valid, issueAt } = read;
	const reject: Reject = (at, message, cause) =>
		report(Object.assign(issueAt(at, message), cause === undefined ? {} : { cause }));
	check?.({ slug: stem, frontMatter: valid }, reject, path);
	if (!frontMatter || slugProblem || bodyProblems.length > 0) return undefined;
	const body = withoutBlankLines(split.body.normalize('NFC'));
	const blankLines = split.body.slice(0, -split.body.trimStart().length).split('\n').length - 1;
	return { slug: stem, source, frontMatter, issueAt, body, bodyLine: split.bodyLine + blankLines };
}

/** What was parsed of YAML text, and where it comes from. */
export interface YamlSource {
	readonly path: string;
	readonly parsed: ReturnType<typeof parseYaml>;
	/** The field of an issue about the whole text. */
	readonly whole: 'file' | 'front matter';
	/** What else an editor can do about an unknown key. The same key in several files is one cause. */
	readonly otherwise?: string | undefined;
}

const undeclared = ', declare it in `fields` of `site.yaml`, or delete the line';

/** YAML data that was checked against a schema. */
interface ReadYaml<Output> extends Pick<Entry<Output>, 'issueAt'> {
	/** `undefined` after reporting what is wrong in it. */
	readonly frontMatter: Output | undefined;
	readonly valid: Valid<Output>;
}

/** Checks YAML data against a schema. @returns `undefined` after reporting why there is no data. */
export function readYaml<Schema extends z.ZodObject>(
	{ path, parsed: yaml, whole, otherwise }: YamlSource,
	schema: Schema,
	report: Report,
): ReadYaml<z.output<Schema>> | undefined {
	if (!('data' in yaml)) {
		for (const problem of yaml) report({ path, ...problem, field: whole });
		return undefined;
	}
	const issueAt = issuesOf(path, whole, yaml.locate);
	const result = schema.safeParse(yaml.data);
	if (result.success) return { frontMatter: result.data, valid: result.data as Valid<z.output<Schema>>, issueAt };
	for (const issue of result.error.issues) {
		if (issue.code !== 'unrecognized_keys') {
			const node = schemaAt(schema, issue.path);
			const isWhole = node instanceof z.ZodNumber && node.format === 'safeint';
			const found = issueAt(issue.path, describeProblem(issue, valueAt(yaml.data, issue.path), isWhole));
			const cause: unknown = issue.code === 'custom' && issue.params?.['cause'];
			report(cause ? Object.assign(found, { cause }) : found);
			continue;
		}
		const known = keysAt(schema, issue.path);
		for (const key of issue.keys) {
			const other = issue.path.length === 0 ? otherwise : undefined;
			const unknown = issueAt(
				[...issue.path, key],
				`Unknown key ${quote(key)}.${suggestKey(key, known, other)}`,
				'key',
			);
			report(other === undefined ? unknown : Object.assign(unknown, { cause: `key ${key}` }));
		}
	}
	return { frontMatter: undefined, valid: (validPart(schema, yaml.data) ?? {}) as Valid<z.output<Schema>>, issueAt };
}

/** Suggests the key that was probably meant, or lists all. @param otherwise - What else can be done, after the list. */
export const suggestKey = (key: string, known: readonly string[], otherwise = ''): string =>
	suggest(key, known) || ` Use ${known.map((word) => `\`${word}\``).join(', ')}${otherwise}.`;

/** The value without the list entries and map members that break their schema. */
function validPart(schema: unknown, value: unknown): unknown {
	const { data, error } = (schema as z.ZodType).safeParse(value);
	const node = error && typeof value === 'object' && value !== null ? unwrapped(schema) : undefined;
	if (node instanceof z.ZodArray && Array.isArray(value)) {
		const isOfLength = error?.issues.every(({ path }) => path.length > 0);
		return isOfLength ? value.map((item) => validPart(node.element, item)) : undefined;
	}
	if (node instanceof z.ZodObject) {
		const members = Object.entries(node.shape);
		return Object.fromEntries(members.map(([key, member]) => [key, validPart(member, valueAt(value, [key]))]));
	}
	return data;
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
	const maps = (node instanceof z.ZodUnion ? node.options : [node]).filter((one) => one instanceof z.ZodObject);
	return maps.flatMap(({ shape }) => Object.keys(shape));
}

/** The schema of a value, without what makes it optional. */
function schemaAt(schema: z.ZodObject, path: DataPath): unknown {
	let node: unknown = schema;
	for (const step of path) {
		if (node instanceof z.ZodObject) node = node.shape[String(step)];
		else if (node instanceof z.ZodArray) node = node.element;
		else if (node instanceof z.ZodRecord) node = node.valueType;
		node = unwrapped(node);
	}
	return node;
}

const unwrapped = (node: unknown): unknown => {
	if (node instanceof z.ZodDefault || node instanceof z.ZodOptional) return unwrapped(node.unwrap());
	return node instanceof z.ZodPipe && node.in instanceof z.ZodTransform ? unwrapped(node.out) : node;
};
