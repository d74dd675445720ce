import { formatPath } from '../content/describe-problem.ts';
import type { ParsedYaml } from '../content/parsed-yaml.ts';
import { excerpt } from '../content/schemas/text.ts';
import type { ChangedFile } from '../git/changed-files.ts';
import { editorValues } from './editor-fields.ts';
import type { Flag } from './flag.ts';
import { type FrontMatters, isProduct } from './read-front-matter.ts';

/** More are not looked for: a file can hold thousands, and stand in a change as often as it likes. */
const maximumFlags = 10_000;

const verbs = { added: 'add', deleted: 'delete', modified: 'change' } as const;

/**
 * Finds what only an editor does.
 *
 * @param prefix - Of the content folder, from the root of the repository, with a slash at its end.
 */
export function findFlags(changed: readonly ChangedFile[], texts: FrontMatters, prefix: string): Flag[] {
	const flags: Flag[] = [];
	for (const file of changed) {
		flags.push(...flagsOf(file, texts, prefix));
		if (flags.length >= maximumFlags) break;
	}
	return flags.slice(0, maximumFlags);
}

function flagsOf(file: ChangedFile, texts: FrontMatters, prefix: string): Flag[] {
	const { path, status, before, after } = file;
	const flag = (kind: Flag['kind'], message: string): Flag[] => [
		{ kind, path, line: 1, column: 1, field: 'file', message },
	];
	if (!path.startsWith(prefix)) {
		return flag('outside_content', `Lies outside \`${prefix}\`: this is a change of the code or of its settings.`);
	}
	if (!path.startsWith(`${prefix}products/`)) {
		return flag('editor_file', `Only editors ${verbs[status]} this file.`);
	}
	if (path.includes('/.'))
		return flag('editor_file', 'Is hidden, so that no check reads it. Only editors add such a file.');
	if (status === 'deleted') return flag('deleted_file', 'Deletes or renames a file that is there.');
	return isProduct(path, prefix) ? fieldFlags(path, texts.get(before ?? ''), texts.get(after ?? '')) : [];
}

/** The editors' values that differ between two versions of a product file. */
function fieldFlags(path: string, before: ParsedYaml | undefined, after: ParsedYaml | undefined): Flag[] {
	const [old, now] = [editorValues(before?.data), editorValues(after?.data)];
	const flag = (field: string, place: { line: number; column: number }, message: string): Flag => {
		return { kind: 'editor_field', path, ...place, field, message };
	};
	const set = [...now.values()].flatMap((value) => {
		const known = old.get(value.key);
		if (known && JSON.stringify(known.value) === JSON.stringify(value.value)) return [];
		const field = formatPath(value.path);
		const place = after?.locate(value.path) ?? { line: 1, column: 1 };
		const was = known ? ` instead of ${shown(known.value)}` : '';
		return [flag(field, place, `Only editors set this; it is ${shown(value.value)}${was}.`)];
	});
	// Front matter that cannot be read takes nothing away: the check refuses it.
	if (!after) return set;
	const taken = [...old.values()].filter(({ key }) => !now.has(key));
	return [
		...set,
		...taken.map(({ key, value }) =>
			flag(excerpt(key), { line: 1, column: 1 }, `Only editors take this away; it was ${shown(value)}.`),
		),
	];
}

const shown = (value: unknown): string => `\`${excerpt(JSON.stringify(value) ?? 'nothing')}\``;
