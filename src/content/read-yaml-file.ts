/** Reads a file of the content folder that is YAML alone. */
import { lstatSync } from 'node:fs';
import type { z } from 'zod';
import type { ContentFolder } from './content-folder.ts';
import type { Issue } from './issue.ts';
import { readYaml } from './read-entry.ts';
import { maximumFileBytes, tooLarge } from './read-folder.ts';
import { checkYamlSize, decodeText, findHiddenProblem, type TextProblem } from './split-file.ts';

interface YamlFile {
	readonly place: ContentFolder;
	/** In the content folder. */
	readonly name: string;
	/** What to report where there is no such file; nothing when not given. */
	readonly missing?: string;
}

/** @returns `undefined` where there is no such file, or after reporting what is wrong with it. */
export function readYamlFile<Schema extends z.ZodObject>(
	{ place, name, missing }: YamlFile,
	schema: Schema,
	report: (issue: Issue) => void,
): z.output<Schema> | undefined {
	const path = `${place.label}/${name}`;
	const refuse = (problem: TextProblem): undefined => {
		report({ path, ...problem });
	};
	const refuseFile = (message: string) => refuse({ line: 1, column: 1, field: 'file', message });
	const file = place.fileAt(name);
	const stats = file === undefined ? undefined : lstatSync(file, { throwIfNoEntry: false });
	if (file === undefined || !stats) return missing === undefined ? undefined : refuseFile(missing);
	if (!stats.isFile()) return refuseFile('Must be a plain file, not a link or a folder. Put the file itself here.');
	if (stats.size > maximumFileBytes) return refuseFile(tooLarge);
	const text = decodeText(place.read({ source: name, file }));
	if (typeof text !== 'string') return refuse(text);
	const problem = findHiddenProblem(text) ?? checkYamlSize(text, 1);
	if (problem) return refuse({ ...problem, field: 'file' });
	return readYaml({ path, text, firstLine: 1, whole: 'file' }, schema, report)?.frontMatter;
}
