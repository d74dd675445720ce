import type { Site } from '../content/schemas/site.ts';

/** Where a person proposes a change to a content file: the forge's editor. */
export function editUrl(forge: Site['forge'], source: string): string {
	const repository = forge.repository.replace(/(?<!\/)\/+$/, '').replace(/\.git$/, '');
	const branch = forge.branch.split('/').map(encodeURIComponent).join('/');
	const path = `content/${source.split('/').map(encodeURIComponent).join('/')}`;
	const editor = { github: 'edit', gitea: '_edit', gitlab: '-/edit' }[forge.kind];
	return `${repository}/${editor}/${branch}/${path}`;
}
