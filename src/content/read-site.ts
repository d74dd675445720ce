import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { ContentCache } from './cache/content-cache.ts';
import { signatureOf } from './found-file.ts';
import type { Issue } from './issue.ts';
import { readYaml } from './read-entry.ts';
import { type ContentFolder, fileIn, maximumFileBytes, tooLarge } from './read-folder.ts';
import { type Site, siteFile } from './schemas/site.ts';
import { checkYamlSize, decodeText, findHiddenProblem, type TextProblem } from './split-file.ts';

/** The file's name in the content folder. */
export const siteName = 'site.yaml';

const missing =
	'Is missing. `npm run new -- site` writes one, with the name, the address and the rules of the catalog.';

/** `.yml` is the other usual ending of YAML. */
const misnamed = (place: ContentFolder): string | undefined =>
	existsSync(join(place.folder, 'site.yml')) ? 'Is missing. Rename `site.yml` to `site.yaml`.' : undefined;

/** @returns `undefined` after reporting what is wrong with `site.yaml`. */
export function readSite(
	place: ContentFolder,
	report: (issue: Issue) => void,
	cache = new ContentCache(),
): Site | undefined {
	const path = `${place.label}/${siteName}`;
	const refuse = (problem: TextProblem): undefined => {
		report({ path, ...problem });
	};
	const refuseFile = (message: string) => refuse({ line: 1, column: 1, field: 'file', message });
	const file = fileIn(place, siteName);
	const stats = file === undefined ? undefined : lstatSync(file, { throwIfNoEntry: false });
	if (file === undefined || !stats) return refuseFile(misnamed(place) ?? missing);
	if (!stats.isFile()) return refuseFile('Must be a plain file, not a link or a folder. Put the file itself here.');
	if (stats.size > maximumFileBytes) return refuseFile(tooLarge);
	const { bytes } = cache.read({ source: siteName, file, signature: signatureOf(file) });
	const text = decodeText(bytes);
	if (typeof text !== 'string') return refuse(text);
	const problem = findHiddenProblem(text) ?? checkYamlSize(text, 1);
	if (problem) return refuse({ ...problem, field: 'file' });
	const site = readYaml({ path, text, firstLine: 1, whole: 'file' }, siteFile, report)?.frontMatter;
	return site && { ...site, base_url: new URL(site.base_url).href.replace(/(?<!\/)\/+$/, '') };
}
