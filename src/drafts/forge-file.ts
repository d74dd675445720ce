/** A file that exists at the forge: where a page reads it, and where a person changes it. */
import { encodePath, type Forge, forgeEditUrl, repositoryPath, repositoryUrl } from '../content/schemas/forge.ts';
import { edit as t } from '../texts/sections.ts';
import type { DraftFile } from './draft-file.ts';
import { type ForgeStep, forgeName, loginUrlLength, maximumLoginUrlLength } from './forge-url.ts';

/**
 * The forge's editor for a file that exists. Only Gitea takes the new text in the address.
 *
 * @param isChecked - Whether the page has just compared the file with the forge's.
 */
export function editStep(file: DraftFile, forge: Forge, isChecked: boolean): ForgeStep {
	const form_url = forgeEditUrl(forge, file.path);
	const url = `${form_url}?${new URLSearchParams({ value: file.text })}`;
	const isPrefilled = forge.kind === 'gitea' && loginUrlLength(url, forge) <= maximumLoginUrlLength;
	const opened = (isPrefilled ? t.editorFilledIn : t.editorCopied)({ forge: forgeName(forge) });
	return {
		url: isPrefilled ? url : undefined,
		form_url,
		what_to_do: isChecked ? opened : `${opened} ${t.unchecked}`,
	};
}

/**
 * Where a browser reads the newest text of a file without signing in: the API, because the raw files of GitHub are some
 * minutes old, and the raw files of the others can't be read by pages of another site.
 *
 * @param path - From the folder of the board.
 */
export function fileApiUrl(forge: Forge, path: string): URL {
	const { origin, host, pathname } = new URL(repositoryUrl(forge));
	const file = repositoryPath(forge, path);
	// A forge may be below a path; on GitLab, groups look the same, so that it has to be at the top.
	const prefix = pathname.split('/').slice(0, -2).join('/');
	const name = pathname.slice(prefix.length + 1);
	const github = host === 'github.com' ? 'https://api.github.com' : `${origin}/api/v3`;
	const address = {
		github: `${github}/repos/${name}/contents/${encodePath(file)}`,
		gitea: `${origin}${prefix}/api/v1/repos/${name}/raw/${encodePath(file)}`,
		gitlab: `${origin}/api/v4/projects/${encodeURIComponent(pathname.slice(1))}/repository/files/${encodeURIComponent(file)}/raw`,
	}[forge.kind];
	return new URL(`${address}?${new URLSearchParams({ ref: forge.branch })}`);
}
