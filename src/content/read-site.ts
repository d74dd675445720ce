import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFolder } from './content-folder.ts';
import type { Issue } from './issue.ts';
import { readYamlFile } from './read-yaml-file.ts';
import { type Site, siteFile } from './schemas/site.ts';

/** The file's name in the content folder. */
export const siteName = 'site.yaml';

const missing =
	'Is missing. `npm run new -- site` writes one, with the name, the address and the rules of the catalog.';

/** `.yml` is the other usual ending of YAML. */
const misnamed = (place: ContentFolder): string | undefined =>
	existsSync(join(place.folder, 'site.yml')) ? 'Is missing. Rename `site.yml` to `site.yaml`.' : undefined;

/** @returns `undefined` after reporting what is wrong with `site.yaml`. */
export function readSite(place: ContentFolder, report: (issue: Issue) => void): Site | undefined {
	const site = readYamlFile({ place, name: siteName, missing: misnamed(place) ?? missing }, siteFile, report);
	return site && { ...site, base_url: new URL(site.base_url).href.replace(/(?<!\/)\/+$/, '') };
}
