/**
 * Changes fields of a product's file line by line, so that all other lines keep their bytes: comments, order, quotes and line
 * endings. js-yaml reads the values before and after. A file in a form that these rules don't know is left as it is.
 */
import { CORE_SCHEMA, load } from 'js-yaml';
import { stringify } from 'yaml';
import { withoutBlankLines } from '../content/schemas/body.ts';
import { fieldsWith } from '../content/schemas/product-fields.ts';
import { toNfc } from '../content/schemas/text.ts';
import { edit as t } from '../texts/sections.ts';
import { type Draft, type DraftField, inOldOrder, readDraft } from './draft.ts';

export interface ProductFile {
	/** Without a plan and a week, which belong to each launch. */
	readonly draft: Draft;
	readonly hasIcon: boolean;
	/** Slugs of the weeks of its launches. */
	readonly weeks: readonly string[];
}

/** New values by field; `undefined` deletes a field. `period` and `plan` together add a launch. */
export type FieldChanges = { readonly [Field in Exclude<DraftField, 'slug'>]?: Draft[Field] | undefined } & {
	readonly own?: Readonly<Record<string, string | number | undefined>>;
};

interface EditedFile {
	readonly text: string;
	/** The lines that differ, for people: `-` and `+` below the number of the line as it was. */
	readonly changes: string;
}

interface Parts {
	/** With their line endings. */
	readonly lines: readonly string[];
	/** Index of the line that closes the front matter. */
	readonly close: number;
	readonly data: Readonly<Record<string, unknown>>;
	readonly body: string;
}

/** Replaces lines from an index on. */
interface Splice {
	readonly start: number;
	readonly count: number;
	readonly lines: readonly string[];
}

/**
 * @param ownNames - Fields of the board that the form has.
 * @returns `undefined` for a text without readable front matter.
 */
export function readProductFile(text: string, ownNames: readonly string[] = []): ProductFile | undefined {
	const parts = partsOf(text);
	if (!parts) return undefined;
	const { data, body } = parts;
	const fields = fieldsWith('draft').map((field) => [field, data[field]]);
	const own = Object.fromEntries(ownNames.map((name) => [name, data[name] ?? '']));
	const launches = Array.isArray(data['launches']) ? data['launches'] : [];
	return {
		draft: readDraft({ ...Object.fromEntries(fields), own, description: body })?.draft ?? {},
		hasIcon: data['icon'] !== undefined,
		weeks: launches.map((launch) => String(launch?.period)),
	};
}

/** @returns `undefined` when the lines of the file have an unusual form, which only a person can change. */
export function editFile(text: string, changes: FieldChanges): EditedFile | undefined {
	const parts = partsOf(text);
	if (!parts) return undefined;
	const { description, period, plan, own, ...fields } = changes;
	const splices: (Splice | undefined)[] = [];
	const expected: Record<string, unknown> = { ...parts.data };
	for (const [key, value] of Object.entries({ ...fields, ...own }).toSorted(
		([a], [b]) => keyOrder.indexOf(a) - keyOrder.indexOf(b),
	)) {
		expected[key] = key === 'categories' ? inOldOrder(parts.data[key], changes.categories ?? []) : value;
		splices.push(fieldSplice(parts, key, expected[key]));
		if (value === undefined) delete expected[key];
	}
	if (period !== undefined && plan !== undefined) {
		const launch = { period, plan };
		expected['launches'] = [...((parts.data['launches'] as unknown[] | null | undefined) ?? []), launch];
		splices.push(launchSplice(parts, launch));
	}
	if ('description' in changes) splices.push(bodySplice(parts, description ?? ''));
	if (!splices.every((splice) => splice !== undefined)) return undefined;
	// A new key stands before the one that is at its place.
	const inOrder = splices.toSorted((a, b) => a.start - b.start || a.count - b.count);
	const edited = inOrder
		.reduceRight((lines, { start, count, lines: added }) => lines.toSpliced(start, count, ...added), [...parts.lines])
		.join('');
	const result = partsOf(edited);
	const body = 'description' in changes ? (description ?? '') : parts.body;
	if (!result || result.body !== body || sorted(result.data) !== sorted(expected)) return undefined;
	return { text: edited, changes: inOrder.map((splice) => describe(parts.lines, splice)).join('\n\n') };
}

const sorted = (data: object): string => JSON.stringify(Object.entries(data).toSorted());

function partsOf(text: string): Parts | undefined {
	const lines = text.match(/[^\n]*\n|[^\n]+/g) ?? [];
	const isFence = (line: string): boolean => bare(line) === '---';
	const close = lines.findIndex((line, index) => index > 0 && isFence(line));
	if (close < 0 || !isFence(lines[0]?.replace(/^\ufeff/, '') ?? '')) return undefined;
	const data = parse(lines.slice(1, close).join(''));
	if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
	const below = lines
		.slice(close + 1)
		.map(bare)
		.join('\n');
	return { lines, close, data: data as Parts['data'], body: withoutBlankLines(toNfc(below)) };
}

/** @returns `undefined` for what is not YAML. */
function parse(yaml: string): unknown {
	try {
		return load(yaml, { schema: CORE_SCHEMA });
	} catch {
		return undefined;
	}
}

/** A line without its ending. */
const bare = (line: string): string => line.replace(/\r?\n$/, '');

const endingOf = (line = '\n'): string => /\r?\n$/.exec(line)?.[0] ?? '\n';

/** A key at the start of a line, with its colon. Other lines continue the value above. */
const keyLine = /^["']?(\w+)["']?[ \t]*:(?=\s|$)/;

interface Region {
	readonly key: string;
	readonly start: number;
	/** Behind the last line of the value. Blank lines and comments between keys belong to none. */
	readonly end: number;
}

function regionsOf({ lines, close }: Parts): readonly Region[] {
	const starts = lines.slice(0, close).flatMap((line, start) => {
		const [, key] = keyLine.exec(line) ?? [];
		return key === undefined ? [] : [{ key, start }];
	});
	return starts.map(({ key, start }, index) => {
		let end = starts[index + 1]?.start ?? close;
		while (end > start + 1 && /^(?:#|\s*$)/.test(lines[end - 1] ?? '')) end--;
		return { key, start, end };
	});
}

const keyOrder: readonly string[] = fieldsWith('schema');

/** A text or the list of categories. */
function fieldSplice(parts: Parts, key: string, value: unknown): Splice | undefined {
	const regions = regionsOf(parts);
	const region = regions.find((each) => each.key === key);
	const ending = endingOf(parts.lines[0]);
	if (!region) {
		const before = keyOrder.slice(0, keyOrder.indexOf(key));
		const start = regions.findLast((each) => before.includes(each.key))?.end ?? 1;
		return { start, count: 0, lines: value === undefined ? [] : [`${key}: ${yamlOf(value)}${ending}`] };
	}
	const old = parts.lines.slice(region.start, region.end);
	const lines = Array.isArray(value) ? listLines(old, value) : textLines(old, value as string | undefined);
	return lines && trimmed(old, { start: region.start, count: old.length, lines });
}

type Quotes = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE';

/** A value on one line, in quotes where it needs them. */
function yamlOf(value: unknown, defaultStringType: Quotes = 'PLAIN'): string {
	if (Array.isArray(value)) return `[${value.map((entry) => yamlOf(entry)).join(', ')}]`;
	const line = stringify({ a: value }, { lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType });
	const text = line.slice('a: '.length).trimEnd();
	// js-yaml takes some texts for numbers, such as `0b1`.
	return parse(text) === value ? text : JSON.stringify(value);
}

/** A key with its colon, the value, and the comment behind it with its space. */
function splitValue(lines: readonly string[]): readonly [key: string, value: string, comment: string] {
	const whole = bare(lines.join(''));
	const [key = ''] = keyLine.exec(whole) ?? [];
	const rest = whole.slice(key.length).trimStart();
	const [header] = /^[|>].*/.exec(rest) ?? [];
	if (header !== undefined) return [key, rest, header.slice(endBeforeComment(header)).trimEnd()];
	const [quoted] = /^(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*'|\[[^\]#]*\])/.exec(rest) ?? [];
	const value = quoted ?? rest.slice(0, endBeforeComment(rest));
	return [
		key,
		value,
		rest
			.slice(value.length)
			.trimEnd()
			.replace(/^(?=#)/, ' '),
	];
}

function endBeforeComment(text: string): number {
	const comment = text.search(/(?:^|\s)#/);
	return text.slice(0, comment < 0 ? undefined : comment).trimEnd().length;
}

function textLines(old: readonly string[], value: string | undefined): readonly string[] {
	const [key, written, comment] = splitValue(old);
	const ending = endingOf(old.at(-1));
	if (value === undefined) return comment === '' ? [] : [comment.trimStart() + ending];
	const quotes: Quotes = written.startsWith("'") ? 'QUOTE_SINGLE' : written.startsWith('"') ? 'QUOTE_DOUBLE' : 'PLAIN';
	return [`${key} ${yamlOf(value, quotes)}${comment}${ending}`];
}

/** Changes a list in its form: in brackets on one line, or an entry on each line. */
function listLines(old: readonly string[], values: readonly unknown[]): readonly string[] | undefined {
	const [key, written, comment] = splitValue(old);
	if (written.startsWith('[')) return [`${key} ${yamlOf(values)}${comment}${endingOf(old.at(-1))}`];
	const left = new Set(values);
	let last = 0;
	const lines = old.map((line, index) => {
		const [whole, dash = '', entry] = /^([ \t]*-[ \t]+)(\S+)/.exec(line) ?? [];
		if (whole === undefined || entry === undefined) return line;
		last = index;
		if (left.delete(parse(entry))) return line;
		const comment = line.slice(whole.length).trim();
		return comment === '' ? '' : dash.replace(/-.*/, '') + comment + endingOf(line);
	});
	const [dash] = /^[ \t]*-[ \t]+/.exec(old[last] ?? '') ?? [];
	const added = [...left].map((value) => dash + yamlOf(value) + endingOf(old[last]));
	return dash === undefined ? undefined : lines.toSpliced(last + 1, 0, ...added).filter((line) => line !== '');
}

function launchSplice(parts: Parts, { period, plan }: { readonly period: string; readonly plan: string }): Splice {
	const regions = regionsOf(parts);
	const ending = endingOf(parts.lines[0]);
	const end = regions.at(-1)?.end ?? 1;
	const region = regions.find(({ key }) => key === 'launches') ?? { start: end, end };
	const old = parts.lines.slice(region.start, region.end);
	const [firstDash] = old.flatMap((line) => /^[ \t]*-[ \t]+/.exec(line) ?? []);
	const dash = firstDash ?? '  - ';
	const entry = [`${dash}period: ${yamlOf(period)}`, `${dash.replace('-', ' ')}plan: ${yamlOf(plan)}`];
	const [key, written, comment] = splitValue(old);
	const inBraces = `{ period: ${yamlOf(period)}, plan: ${yamlOf(plan)} }`;
	const added = /^\[\s*[^\s\]]/.test(written)
		? [`${key} ${written.slice(0, -1).trimEnd()}, ${inBraces}]${comment}`]
		: [...(firstDash ? old.map(bare) : [`${key || 'launches:'}${comment}`]), ...entry];
	return trimmed(old, { ...region, count: old.length, lines: added.map((line) => line + ending) });
}

function bodySplice({ lines, close }: Parts, description: string): Splice {
	const ending = endingOf(lines[0]);
	const below = lines.slice(close + 1);
	const first = below.findIndex((line) => /\S/.test(line));
	const last = below.findLastIndex((line) => /\S/.test(line));
	const old = first < 0 ? [] : below.slice(first, last + 1);
	const added = description === '' ? [] : description.split('\n').map((line) => line + ending);
	if (old.length > 0 && !isEnded(old.at(-1))) added.push(bare(added.pop() ?? ''));
	// The fence may be the end of the file.
	if (!isEnded(lines[close])) return { start: close, count: 1, lines: [`---${ending}`, ...added] };
	return trimmed(old, { start: close + 1 + Math.max(first, 0), count: old.length, lines: added });
}

const isEnded = (line = ''): boolean => line.endsWith('\n');

/** Leaves out the lines at both ends that stay as they are. */
function trimmed(old: readonly string[], { start, lines }: Splice): Splice {
	const isSame = (before = '', after = ''): boolean =>
		toNfc(bare(before)) === bare(after) && isEnded(before) === isEnded(after);
	const shorter = Math.min(old.length, lines.length);
	let head = 0;
	while (head < shorter && isSame(old[head], lines[head])) head++;
	let tail = 0;
	while (tail < shorter - head && isSame(old.at(-1 - tail), lines.at(-1 - tail))) tail++;
	return { start: start + head, count: old.length - head - tail, lines: lines.slice(head, lines.length - tail) };
}

function describe(lines: readonly string[], { start, count, lines: added }: Splice): string {
	const removed = lines.slice(start, start + count).map((line) => `- ${bare(line)}`);
	const inserted = added.flatMap((line) => bare(line).split(/\r?\n/)).map((line) => `+ ${line}`);
	return [t.line({ number: String(start + 1) }), ...removed, ...inserted].join('\n');
}
