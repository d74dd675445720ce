import { discoveryFiles } from '../../routes/discovery.ts';
import { parseJson } from '../published-files.ts';
import { readSitemap } from '../read-sitemap.ts';
import type { Report } from '../violation.ts';
import type { FileText } from './file-text.ts';
import type { LinkTargets } from './link-targets.ts';
import { linksInAtom, linksInCalendar, linksInJsonFeed } from './links-in-feeds.ts';
import { linksInHtml, possibleLinksInHtml } from './links-in-html.ts';
import { linksInMarkdown, possibleLinksInMarkdown } from './links-in-markdown.ts';

/** Texts of compact JSON that are addresses; an anchor names an API and needs no resource. */
const jsonLink = /(?<!"anchor":)"((?:https?:\/\/|\/)[^"]*)"/g;

/**
 * Every link from a page, a Markdown version, a feed, a site map or a discovery document to this site leads to something.
 * Where whatever could be a link does, no parser has to tell which are.
 *
 * @returns Rows of files by which that is so.
 */
export function inspectLinks(content: FileText, targets: LinkTargets, report: Report): Set<number> {
	const { file } = content;
	const possible = possibleLinksOf(content);
	const needs = possible && findAll(file, possible, targets);
	if (needs) return needs;
	const links = linksOf(content);
	if (!links) report({ file, pointer: '', message: 'is in a format whose links are not checked.' });
	const rows = new Set<number>();
	for (const link of new Set(links)) {
		const target = targets.find(file, link);
		if (typeof target === 'number') rows.add(target);
		if (target === 'missing') report({ file, pointer: '', message: `links to \`${link}\`, which does not exist.` });
	}
	return rows;
}

/** @returns `undefined` when one leads nowhere. */
function findAll(file: string, links: Iterable<string>, targets: LinkTargets): Set<number> | undefined {
	const rows = new Set<number>();
	for (const link of links) {
		const target = targets.find(file, link);
		if (target === 'missing') return undefined;
		if (target !== 'elsewhere') rows.add(target);
	}
	return rows;
}

function possibleLinksOf(content: FileText): Iterable<string> | undefined {
	if (content.file.endsWith('.html')) return possibleLinksInHtml(content.text);
	return isMarkdown(content) ? possibleLinksInMarkdown(content.text) : undefined;
}

const isMarkdown = ({ file }: FileText): boolean => /\.(?:md|txt)$/.test(file);

/** @returns `undefined` for a feed in a format whose links are not found here. */
function linksOf(content: FileText): Iterable<string> | undefined {
	const { file } = content;
	if (file.endsWith('.html')) return linksInHtml(content.text);
	if (file.endsWith('.xml')) return readSitemap(content.text).locations;
	if (isMarkdown(content)) return linksInMarkdown(content.text);
	if (file.endsWith('.atom')) return linksInAtom(content.text);
	if (file.endsWith('.ics')) return linksInCalendar(content.text);
	if (/^\/feeds\/.*\.json$/.test(file)) return linksInJsonFeed(parseJson(file, content.bytes, () => {}));
	if (discoveryFiles.has(file)) return Array.from(content.text.matchAll(jsonLink), ([, link = '']) => link);
	return file.startsWith('/feeds/') ? undefined : [];
}
