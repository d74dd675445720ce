/** Reads the files beside the folders of the content: `site.yaml`, `texts.yaml`, `synonyms.yaml` and `releases.json`. */
import { lstatSync } from 'node:fs';
import { z } from 'zod';
import type { OwnTexts } from '../texts/board-texts.ts';
import { textProblems } from '../texts/check-texts.ts';
import { ContentFolder, maximumFileBytes, maximumHistoryBytes, tooLarge } from './content-folder.ts';
import { formatPath } from './describe-problem.ts';
import { ContentError, type Issue } from './issue.ts';
import { parseYaml } from './parse-yaml.ts';
import { readYaml } from './read-entry.ts';
import type { TextProblem } from './schemas/body.ts';
import { type OwnField, ownFields } from './schemas/own-fields.ts';
import { type History, historyFile } from './schemas/record.ts';
import { type Site, type Synonyms, siteFile, synonymsFile } from './schemas/site.ts';
import { textsFile } from './schemas/texts.ts';
import { checkYamlSize, decodeText, findHiddenProblem, maximumFileLength } from './split-file.ts';

/** The file's name in the content folder. */
export const siteName = 'site.yaml';

const missingSite =
	'Missing. `npx launch-catalog init FOLDER` writes one, with the name, the address and the rules of a board.';

/** The board, and issues at the places of its values. @returns `undefined` after reporting what is wrong with `site.yaml`. */
export function readSite(place: ContentFolder, report: (issue: Issue) => void) {
	const read = readYamlFile({ place, name: siteName, missing: missingSite }, siteFile, report);
	if (!read?.frontMatter) return undefined;
	const { frontMatter, issueAt } = read;
	const site: Site = { ...frontMatter, base_url: new URL(frontMatter.base_url).href.replace(/(?<!\/)\/+$/, '') };
	return { site, siteIssueAt: issueAt };
}

const fieldsAlone = z.looseObject({ fields: ownFields });

/** The board's own fields, also where the rest of `site.yaml` has an issue; `undefined` where nobody knows them. */
export const readOwnFields = (place: ContentFolder): readonly OwnField[] | undefined =>
	readYamlFile({ place, name: siteName }, fieldsAlone, () => {})?.frontMatter?.fields;

/** Reads `site.yaml` alone. @throws {ContentError} with every issue of it. */
export function loadSite(contentDir: string): Site {
	const issues: Issue[] = [];
	const read = readSite(new ContentFolder(contentDir), (issue) => issues.push(issue));
	if (!read) throw new ContentError(issues);
	return read.site;
}

/** The file's name in the content folder. */
export const synonymsName = 'synonyms.yaml';

/** @returns An empty list when there is no such file, or after reporting what is wrong with it. */
export const readSynonyms = (place: ContentFolder, report: (issue: Issue) => void): Synonyms =>
	readYamlFile({ place, name: synonymsName }, synonymsFile, report)?.frontMatter?.synonyms ?? [];

/** The file's name in the content folder. */
export const textsName = 'texts.yaml';

/** @param lang - The language of the board. @returns Nothing when there is no such file, or after reporting what is wrong with it. */
export function readTexts(place: ContentFolder, lang: string, report: (issue: Issue) => void): OwnTexts {
	const read = readYamlFile({ place, name: textsName }, textsFile, report);
	const texts = read?.frontMatter ?? {};
	for (const { path, message } of textProblems(lang, texts)) if (read) report(read.issueAt(path, message));
	return texts;
}

const langAlone = z.looseObject({ lang: siteFile.shape.lang });

/** What the bundle of pages takes from the content: English where a file is wrong, which reading all of the content reports. */
export function readBoardTexts(contentDir: string) {
	const place = new ContentFolder(contentDir);
	const lang = readYamlFile({ place, name: siteName }, langAlone, () => {})?.frontMatter?.lang ?? 'en';
	return { lang, texts: readTexts(place, lang, () => {}) };
}

interface YamlFile {
	readonly place: ContentFolder;
	/** In the content folder. */
	readonly name: string;
	/** The message for a missing file; without one the file may be missing. */
	readonly missing?: string;
}

/** @returns `undefined` where there is no such file, or after reporting what is wrong with it. */
function readYamlFile<Schema extends z.ZodObject>(
	{ place, name, missing }: YamlFile,
	schema: Schema,
	report: (issue: Issue) => void,
): ReturnType<typeof readYaml<Schema>> {
	const path = `${place.label}/${name}`;
	const refuse = (problem: TextProblem): undefined => {
		report({ path, ...problem });
	};
	const refuseFile = (message: string) => refuse({ line: 1, column: 1, field: 'file', message });
	const file = place.fileAt(name);
	const stats = file === undefined ? undefined : lstatSync(file, { throwIfNoEntry: false });
	if (file === undefined || !stats) return missing === undefined ? undefined : refuseFile(missing);
	if (!stats.isFile())
		return refuseFile('Must be a plain file, not a symbolic link or a folder. Put the file itself here.');
	if (stats.size > maximumFileBytes) return refuseFile(tooLarge);
	const text = decodeText(place.read({ source: name, file }));
	if (typeof text !== 'string') return refuse(text);
	const problem = findHiddenProblem(text) ?? checkYamlSize(text, 1, maximumFileLength);
	if (problem) return refuse({ ...problem, field: 'file' });
	return readYaml({ path, parsed: parseYaml(text, 1), whole: 'file' }, schema, report);
}

/** The file's name in the content folder. */
export const historyName = 'releases.json';

/** @returns `undefined` when there is no such file, or after reporting why it cannot be used. */
export function readHistory(place: ContentFolder, report: (issue: Issue) => void): History | undefined {
	const file = place.fileAt(historyName);
	const path = `${place.label}/${historyName}`;
	const refuse = (field: string, message: string): undefined => {
		report({ path, line: 1, column: 1, field, message });
	};
	const found = file === undefined ? undefined : lstatSync(file, { throwIfNoEntry: false });
	if (file === undefined || !found) return undefined;
	const remedy = 'Restore it from the history of the repository, or delete it and run `npm run close -- --all`.';
	if (!found.isFile() || found.size > maximumHistoryBytes) {
		return refuse(
			'file',
			`Must be a file, not a symbolic link, of at most ${maximumHistoryBytes / 1024 ** 2} MiB. ${remedy}`,
		);
	}
	let data: unknown;
	try {
		data = JSON.parse(place.read({ source: historyName, file }).toString('utf8'));
	} catch {
		return refuse('file', `Not valid JSON. ${remedy}`);
	}
	const result = historyFile.safeParse(data);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	return refuse(
		formatPath(issue?.path ?? []) || 'file',
		`This is not what \`npm run close -- --all\` writes. ${remedy}`,
	);
}
