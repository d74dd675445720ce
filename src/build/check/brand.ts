/** Checks what a board looks like: its colors can be read, its logo exists, its links lead somewhere. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import { publicFolders } from '../../places.ts';
import { coloursOf, contrast, mix } from '../../render/shared/colours.ts';

/** The contrast of text (WCAG 2.2, success criterion 1.4.3). */
const enough = 4.5;

export const brandIssues = (content: Pick<Content, 'site' | 'siteIssueAt'>): Issue[] => [
	...logoIssues(content),
	...colorIssues(content, 'light', '#ffffff'),
	...colorIssues(content, 'dark', '#000000'),
];

function logoIssues({ site: { logo }, siteIssueAt }: Pick<Content, 'site' | 'siteIssueAt'>): Issue[] {
	if (logo === undefined) return [];
	const files =
		typeof logo === 'string'
			? [{ at: ['logo'], path: logo }]
			: Object.entries(logo).map(([name, path]) => ({ at: ['logo', name], path }));
	return files
		.filter(({ path }) => !publicFolders.some((folder) => existsSync(join(folder, path))))
		.map(({ at, path }) => siteIssueAt(at, `There is no file \`public${path}\`. Put it there, or correct the path.`));
}

/** @param plain - What a paper becomes that is brighter, or darker, than any text. */
function colorIssues(
	{ site, siteIssueAt }: Pick<Content, 'site' | 'siteIssueAt'>,
	name: 'light' | 'dark',
	plain: string,
): Issue[] {
	const own = site.colors?.[name];
	const { paper, accent, ink, quiet } = coloursOf(site)[name];
	const texts = own?.accent === undefined ? [accent, quiet] : [quiet];
	const isPaper = (color: string) => texts.every((text) => contrast(color, text) >= enough);
	const isAccent = (color: string) => contrast(color, paper) >= enough;
	const issue = (field: 'accent' | 'paper', what: string, color: string) =>
		siteIssueAt(['colors', name, field], `${what} Write \`"${color}"\`, the nearest that can.`);
	if (!isPaper(paper))
		return [issue('paper', 'Text on this color cannot be read well.', nearest(paper, plain, isPaper))];
	if (isAccent(accent)) return [];
	return [issue('accent', 'Links of this color cannot be read well.', nearest(accent, ink, isAccent))];
}

/** The first good one on the way from a color to another one, which is good. */
function nearest(color: string, other: string, isGood: (color: string) => boolean): string {
	const mixed = Array.from({ length: 100 }, (_, step) => mix(color, other, step / 100));
	return mixed.find(isGood) ?? other;
}
