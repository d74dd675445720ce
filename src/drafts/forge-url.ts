/**
 * Addresses at which a person proposes a new file to the repository: signed in at the forge as themselves, or by email.
 * Both take the content of the file in the query, so that no server of ours needs a token or keeps a draft.
 */

import { encodePath, type Forge, repositoryPath, repositoryUrl } from '../content/schemas/forge.ts';
import { draft as t } from '../texts/sections.ts';
import type { DraftFile } from './draft-file.ts';

export interface ForgeStep {
	/** The forge's form with the file filled in; `undefined` when the forge takes none, or none of this length. */
	readonly url: string | undefined;
	/** The forge's form with the name of the file at most. */
	readonly form_url: string;
	/** What the page says to the person. */
	readonly what_to_do: string;
}

/**
 * GitHub refuses addresses above some 8,190 characters. Who is not signed in comes there by way of the login form, whose
 * address holds this one encoded once more, and is half as long again.
 */
export const maximumLoginUrlLength = 7_500;

export function forgeUrl(file: DraftFile, forge: Forge): ForgeStep {
	const name = forgeName(forge);
	const form_url = newFileUrl(file, forge, false);
	const issue_url = issueUrl(file, forge);
	if (issue_url !== undefined) return { url: issue_url, form_url, what_to_do: t.issueOpened({ forge: name }) };
	const url = forge.kind === 'gitlab' ? undefined : newFileUrl(file, forge, true);
	if (url !== undefined && loginUrlLength(url, forge) <= maximumLoginUrlLength) {
		return { url, form_url, what_to_do: t.forgeOpened({ forge: name }) };
	}
	const what = url === undefined ? t.noFileInLink : t.tooLongForLink;
	return { url: undefined, form_url, what_to_do: what({ forge: name, path: repositoryPath(forge, file.path) }) };
}

/** What people call the forge. */
export function forgeName({ repository }: Pick<Forge, 'repository'>): string {
	const { host } = new URL(repository);
	return { 'github.com': 'GitHub', 'gitlab.com': 'GitLab', 'codeberg.org': 'Codeberg' }[host] ?? host;
}

/** Mail programs of Windows take addresses of some 2,000 characters. */
export const maximumMailUrlLength = 2_000;

export interface MailStep {
	readonly url: string;
	/** Whether the file is too long for the address, so that the person attaches it. */
	readonly isAttached: boolean;
}

/**
 * An email with the file as its text (RFC 6068).
 *
 * @param changes - The lines that differ, for a file that exists: they are the text instead.
 */
export function mailStep({ path, text }: DraftFile, to: string, changes?: string): MailStep {
	const name = path.slice(path.lastIndexOf('/') + 1);
	const subject = encodeURIComponent((changes === undefined ? t.newFile : t.changedFile)({ file: name }));
	const urlOf = (body: string): string =>
		`mailto:${to}?subject=${subject}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
	const url = urlOf(changes ?? text);
	if (url.length <= maximumMailUrlLength) return { url, isAttached: false };
	return { url: urlOf(`${t.fileAttached({ file: name })}\n`), isAttached: true };
}

/** Length of the address at which the forge lets a person sign in first. */
export function loginUrlLength(url: string, { repository }: Forge): number {
	return `${new URL(repository).origin}/login?return_to=${encodeURIComponent(url)}`.length;
}

/**
 * GitHub's form for an issue with the file filled in, which the workflow `propose.yml` turns into a pull request: nobody needs
 * a fork.
 *
 * @param base - The id that Git gives to the file as the person opened it; `undefined` for a new product.
 * @returns `undefined` if the board takes no issues, or the file is too long for an address.
 */
export function issueUrl({ path, text }: DraftFile, forge: Forge, base?: string): string | undefined {
	if (forge.proposals === undefined) return undefined;
	const slug = path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
	const url = withQuery(`${repositoryUrl(forge)}/issues/new`, {
		template: 'proposal.yml',
		title: `${base === undefined ? 'Add' : 'Change'} ${slug}`,
		slug: base === undefined ? slug : `${slug}@${base.slice(0, 12)}`,
		file: text,
	});
	return loginUrlLength(url, forge) <= maximumLoginUrlLength ? url : undefined;
}

function newFileUrl(file: DraftFile, forge: Forge, filledIn: boolean): string {
	const [base, encodedBranch] = [repositoryUrl(forge), encodePath(forge.branch)];
	const path = repositoryPath(forge, file.path);
	const content = filledIn ? { value: file.text } : undefined;
	switch (forge.kind) {
		case 'github':
			return withQuery(`${base}/new/${encodedBranch}`, { filename: path, ...content });
		case 'gitea': {
			const slash = path.lastIndexOf('/');
			const folder = path.slice(0, slash);
			return withQuery(`${base}/_new/${encodedBranch}/${folder}/`, { filename: path.slice(slash + 1), ...content });
		}
		case 'gitlab':
			return withQuery(`${base}/-/new/${encodedBranch}`, { file_name: path });
	}
}

/** The path keeps its slashes, which the forges show to the person. */
function withQuery(address: string, query: Readonly<Record<string, string>>): string {
	return `${address}?${new URLSearchParams(query).toString().replaceAll('%2F', '/')}`;
}
