/** Where the content is hosted, and the addresses of its files there. */

export interface Forge {
	readonly kind: 'github' | 'gitea' | 'gitlab';
	/** Address of the repository's page. */
	readonly repository: string;
	readonly branch: string;
	/** The folder of the board in the repository; without it, the board is at the top. */
	readonly folder?: string | undefined;
	/** Whether a workflow of the repository makes pull requests of issues. */
	readonly proposals?: 'issues' | undefined;
}

/** Path from the top of the repository. @param path - From the folder of the board, such as `content/site.yaml`. */
export const repositoryPath = ({ folder = '' }: Forge, path: string): string =>
	[...folder.split('/').filter(Boolean), path].join('/');

export const repositoryUrl = ({ repository }: Forge): string =>
	repository.replace(/(?<!\/)\/+$/, '').replace(/\.git$/, '');

/** A path or a branch in an address: it keeps its slashes. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The editor of the repository's host for a file. @param path - From the folder of the board. */
export function forgeEditUrl(forge: Forge, path: string): string {
	const editor = { github: 'edit', gitea: '_edit', gitlab: '-/edit' }[forge.kind];
	return `${repositoryUrl(forge)}/${editor}/${encodePath(forge.branch)}/${encodePath(repositoryPath(forge, path))}`;
}
