/** A file that exists at the forge: where a page reads it, and where a person changes it. */
import { encodePath, type Forge, forgeEditUrl, repositoryPath, repositoryUrl } from '../content/schemas/forge.ts';
import { draft as draftTexts, edit as t } from '../texts/sections.ts';
import type { DraftFile } from './draft-file.ts';
import { type ForgeStep, forgeName, issueUrl, loginUrlLength, maximumLoginUrlLength } from './forge-url.ts';

/**
 * The forge's editor for a file that exists. Only Gitea takes the new text in the address, and GitHub in an issue.
 *
 * @param isChecked - Whether the page has just compared the file with the forge's.
 * @param base - The id that Git gives to the forge's file; `undefined` if the browser can't compute it.
 */
export function editStep(file: DraftFile, forge: Forge, isChecked: boolean, base?: string): ForgeStep {
	const form_url = forgeEditUrl(forge, file.path);
	const issue_url = isChecked && base !== undefined ? issueUrl(file, forge, base) : undefined;
	if (issue_url !== undefined) {
		return { url: issue_url, form_url, what_to_do: draftTexts.issueOpened({ forge: forgeName(forge) }) };
	}
	const url = `${form_url}?${new URLSearchParams({ value: file.text })}`;
	const isPrefilled = forge.kind === 'gitea' && loginUrlLength(url, forge) <= maximumLoginUrlLength;
	const opened = (isPrefilled ? t.editorFilledIn : t.editorCopied)({ forge: forgeName(forge) });
	return {
		url: isPrefilled ? url : undefined,
		form_url,
		what_to_do: isChecked ? opened : `${opened} ${t.unchecked}`,
	};
}

/** The id that Git gives to the text of a file, which browsers can compute on pages over HTTPS. */
export async function blobId(text: string): Promise<string> {
	const bytes = new TextEncoder().encode(text);
	const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
	const hash = await crypto.subtle.digest('SHA-1', new Uint8Array([...header, ...bytes]));
	return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
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
