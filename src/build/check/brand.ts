/** Checks what a board looks like: its colors can be read, its logo, picture and icons exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../../content/issue.ts';
import { refuseImage } from '../../content/pictures.ts';
import type { Content } from '../../content/read-content.ts';
import { board, isCheckout, publicFile } from '../../places.ts';
import { coloursOf, contrast, mix } from '../../render/shared/colours.ts';

/** The contrast of text (WCAG 2.2, success criterion 1.4.3). */
const enough = 4.5;

type Brand = Pick<Content, 'site' | 'siteIssueAt'>;

export const brandIssues = (content: Brand): Issue[] => [
	...logoIssues(content),
	...imageIssues(content),
	...colorIssues(content, 'light'),
	...colorIssues(content, 'dark'),
];

function logoIssues({ site: { logo }, siteIssueAt }: Brand): Issue[] {
	if (logo === undefined) return [];
	const files =
		typeof logo === 'string'
			? [{ at: ['logo'], path: logo }]
			: Object.entries(logo).map(([name, path]) => ({ at: ['logo', name], path }));
	return files
		.filter(({ path }) => publicFile(path) === undefined)
		.map(({ at, path }) => siteIssueAt(at, missingFile(path)));
}

function imageIssues({ site: { image }, siteIssueAt }: Brand): Issue[] {
	if (image === undefined) return [];
	const file = publicFile(image);
	const message = file ? refuseImage(readFileSync(file), image) : missingFile(image);
	return message === undefined ? [] : [siteIssueAt(['image'], message)];
}

export const missingFile = (path: string): string =>
	`There is no file \`public${path}\`. Put it there, or correct the path.`;

const icons = ['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];

/** Icons of the software beside some of the board's own, which browsers and systems would mix. */
export function mixedIcons(): Issue[] {
	const others = isCheckout ? [] : icons.filter((name) => !existsSync(join(board, 'public', name)));
	const message = 'Other icons are yours, but this one is that of the software. Put one there, too.';
	const at = { line: 1, column: 1, field: 'file', message, severity: 'warning' } as const;
	return others.length === icons.length ? [] : others.map((name) => ({ path: `public/${name}`, ...at }));
}

function colorIssues({ site, siteIssueAt }: Brand, name: 'light' | 'dark'): Issue[] {
	const { paper, accent, quiet } = coloursOf(site)[name];
	const [behind, before] = name === 'light' ? (['#ffffff', '#000000'] as const) : (['#000000', '#ffffff'] as const);
	const check = (field: 'accent' | 'paper', color: string, others: readonly string[], end: string): Issue[] => {
		const contrastOf = (one: string) => Math.min(...others.map((other) => contrast(one, other)));
		if (contrastOf(color) >= enough) return [];
		const steps = Array.from({ length: 101 }, (_, step) => mix(color, end, step / 100));
		const good = steps.find((one) => contrastOf(one) >= enough) ?? end;
		const what = field === 'paper' ? 'Text on this color' : 'A link of this color';
		const found = Math.floor(10 * contrastOf(color)) / 10;
		const message = `${what} is hard to read: the contrast is ${found}, not ${enough}. Write \`"${good}"\`, the nearest that has it.`;
		return [siteIssueAt(['colors', name, field], message)];
	};
	const texts = site.colors?.[name]?.accent === undefined ? [quiet, accent] : [quiet];
	const ofPaper = check('paper', paper, texts, behind);
	return ofPaper.length > 0 ? ofPaper : check('accent', accent, [paper], before);
}
