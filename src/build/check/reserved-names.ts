/** Names that the software has itself: at the top of the site, and of facts on pages. */
import type { Issue } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import { quote } from '../../content/schemas/text.ts';
import { pageKinds } from '../../render/site-pages.ts';
import { sectionOf } from '../../texts/board-texts.ts';
import * as at from '../../urls/paths.ts';

const constants: readonly unknown[] = Object.values(at);
/** The paths of the software, and patterns of them. */
export const softwarePaths = [
	...constants.filter((path): path is string => typeof path === 'string' && path.startsWith('/')),
	...pageKinds.map(({ address }) => address),
	...['/404', at.iconFile(''), at.screenshotFile('', 0)],
];

/** The first part of every path, without its ending: `products`, `llms-full`. */
export const reservedNames: ReadonlySet<string> = new Set(softwarePaths.map((path) => path.split(/[/.]/)[1] ?? ''));

/** Guides, whose place a page of the board can take. */
const guides: ReadonlySet<string> = new Set(
	[at.developersPage, at.authPage, at.editorsPage].map((path) => path.slice(1)),
);

/** Pages of editors that have such a name. */
export const reservedPages = ({ pages }: Content): Issue[] =>
	pages
		.filter(({ slug }) => reservedNames.has(slug) && !guides.has(slug))
		.map(({ slug, issueAt }) => issueAt([], `The site itself uses the path \`/${slug}\`. Rename the file.`));

/** Fields of the board whose labels are also those of facts, in the language of the board. */
export function reservedLabels({ site, siteIssueAt }: Content): Issue[] {
	const sections = [sectionOf('facts'), sectionOf('product')].flatMap(({ own, english }) => [own, english]);
	const texts = sections.flatMap((section) => Object.values(section));
	const facts = new Set(texts.map((text) => String(text).toLowerCase()));
	return site.fields.flatMap(({ label }, index) =>
		facts.has(label.toLowerCase())
			? siteIssueAt(['fields', index, 'label'], `Pages already use ${quote(label)}. Write another label.`)
			: [],
	);
}
