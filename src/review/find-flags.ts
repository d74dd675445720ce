/** Flags the parts of a proposed change that only editors may make. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolder, maximumFileBytes } from '../content/content-folder.ts';
import { formatPath, valueAt } from '../content/describe-problem.ts';
import type { Issue } from '../content/issue.ts';
import type { DataPath, ParsedYaml } from '../content/parse-yaml.ts';
import { readOwnFields } from '../content/read-single-files.ts';
import { ownRows } from '../content/schemas/own-fields.ts';
import { fieldsWith, membersOf } from '../content/schemas/product-fields.ts';
import { excerpt, quote } from '../content/schemas/text.ts';
import { decodeText, splitFile } from '../content/split-file.ts';
import type { ChangedFile } from '../git/tree.ts';

/** The search ends here: a file can hold thousands of flags, and a change can hold it many times. */
const maximumFlags = 10_000;

const schemas = membersOf('schema');
/** Keys of a product that only an editor sets, with their defaults, which say nothing. */
const productFields = Object.fromEntries(
	fieldsWith('editorsOnly').map((field) => [field, schemas[field].safeParse(undefined).data]),
);

/** Keys with their defaults. */
type Fields = Readonly<Record<string, unknown>>;

const launchFields = { approved: false, discussion_url: undefined, votes: 0, comments: 0, score: undefined };

const verbs = { added: 'Adds', deleted: 'Deletes', modified: 'Changes' } as const;

export interface Flags {
	readonly flags: readonly Issue[];
	/** Products that enter a week. */
	readonly launches: readonly Issue[];
}

/**
 * @param prefix - The content folder, from the root of the repository, with a slash at its end.
 * @param before - A folder with the content before the change, and one with the content after it.
 */
export function findFlags(changed: readonly ChangedFile[], prefix: string, before: string, after: string): Flags {
	const flags: Issue[] = [];
	const launches: Issue[] = [];
	// Both: a change of `site.yaml` cannot take a field away from its editors.
	const own = [before, after].flatMap((folder) => ownRows(readOwnFields(new ContentFolder(folder)) ?? []));
	const ofEditors = own.filter(({ editorsOnly }) => editorsOnly).map(({ name }) => [name, undefined]);
	const fields = { ...productFields, ...Object.fromEntries(ofEditors) };
	for (const { path, status } of changed) {
		const flag = fileFlag(path, status, prefix);
		if (flag !== undefined) flags.push({ path, line: 1, column: 1, field: 'file', message: flag });
		else if (path.endsWith('.md') && flags.length < maximumFlags) {
			const [old, now] = [before, after].map((folder) => readFrontMatter(join(folder, path.slice(prefix.length))));
			flags.push(...fieldFlags(path, old, now, fields));
			const known = new Set(launchesOf(old?.data).map(({ period }) => period));
			for (const { index, period } of launchesOf(now?.data)) {
				if (!now || known.has(period) || launches.length >= maximumFlags) continue;
				const at = ['launches', index, 'period'];
				const message = `${shown(valueAt(now.data, ['name']))} enters the week ${quote(period)}. Open its website. Does it work, and does it match the text?`;
				launches.push({ path, ...now.locate(at), field: formatPath(at), message });
			}
		}
	}
	return { flags: flags.slice(0, maximumFlags), launches };
}

/** Why a file as a whole is an editor's. */
function fileFlag(path: string, status: ChangedFile['status'], prefix: string): string | undefined {
	if (!path.startsWith(prefix)) return `This file is outside \`${prefix}\`: the change is to the code or its settings.`;
	if (!path.startsWith(`${prefix}products/`)) return `${verbs[status]} this file.`;
	if (path.includes('/.')) return 'Adds a hidden file, which no check reads.';
	return status === 'deleted' ? 'This deletes or renames an existing file.' : undefined;
}

/** The front matter of a file, unchecked. What cannot be read is an issue of the check. */
function readFrontMatter(file: string): ParsedYaml | undefined {
	const stats = statSync(file, { throwIfNoEntry: false });
	if (!stats?.isFile() || stats.size > maximumFileBytes) return undefined;
	const text = decodeText(readFileSync(file));
	const split = typeof text === 'string' ? splitFile(text) : undefined;
	const yaml = split && 'parsed' in split ? split.parsed : undefined;
	return yaml && 'data' in yaml ? yaml : undefined;
}

/** The editors' values that differ between two versions of a product file. */
function fieldFlags(
	path: string,
	before: ParsedYaml | undefined,
	after: ParsedYaml | undefined,
	fields: Fields,
): Issue[] {
	// Front matter that cannot be read takes nothing away: the check refuses it.
	if (!after) return [];
	const [old, now] = [editorValues(before?.data, fields), editorValues(after.data, fields)];
	const set = [...now].flatMap(([key, { path: at, value }]): Issue[] => {
		const known = old.get(key);
		if (known && JSON.stringify(known.value) === JSON.stringify(value)) return [];
		const message = `Sets ${shown(value)}${known ? ` instead of ${shown(known.value)}` : ''}.`;
		return [{ path, ...(after.locate(at) ?? { line: 1, column: 1 }), field: formatPath(at), message }];
	});
	const taken = [...old].filter(([key]) => !now.has(key));
	return [
		...set,
		...taken.map(([key, { value }]) => {
			const message = `Removes ${shown(value)}.`;
			return { path, line: 1, column: 1, field: excerpt(key), message };
		}),
	];
}

const shown = (value: unknown): string => `\`${excerpt(JSON.stringify(value) ?? 'nothing')}\``;

/** The editors' values of front matter that say something, by a key such as `launches[2026-w46].votes`. */
function editorValues(data: unknown, productFields: Fields) {
	const values = new Map<string, { readonly path: DataPath; readonly value: unknown }>();
	const add = (from: unknown, fields: Fields, path: DataPath, prefix: string): void => {
		for (const [field, unset] of Object.entries(fields)) {
			const value = valueAt(from, [field]);
			if (value === undefined || value === null || JSON.stringify(value) === JSON.stringify(unset)) continue;
			values.set(`${prefix}${field}`, { path: [...path, field], value });
		}
	};
	add(data, productFields, [], '');
	for (const { index, period, launch } of launchesOf(data)) {
		add(launch, launchFields, ['launches', index], `launches[${period}].`);
	}
	return values;
}

function launchesOf(data: unknown) {
	const launches = valueAt(data, ['launches']);
	if (!Array.isArray(launches)) return [];
	return launches.map((launch: unknown, index) => ({ index, period: String(valueAt(launch, ['period'])), launch }));
}
