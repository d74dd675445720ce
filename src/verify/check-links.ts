/** Every link from a page, a Markdown version, a feed, a site map or a discovery document to this site leads to something. */
import { aliases, discoveryFiles } from '../routes/discovery.ts';
import { agentEndpoints } from '../routes/paths.ts';
import { linksInAtom, linksInCalendar, linksInJsonFeed } from './links-in-feeds.ts';
import { linksInMarkdown } from './links-in-markdown.ts';
import { locationsIn, tagsIn } from './markup.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

/** Texts of compact JSON that are addresses; an anchor names an API and needs no resource. */
const jsonLink = /(?<!"anchor":)"((?:https?:\/\/|\/)[^"]*)"/g;

/** @param baseUrl - Links that begin with it, or with `/`, are our own. */
export function checkLinks(files: PublishedFiles, baseUrl: string, report: Report): void {
	const base = new URL(`${baseUrl}/`);
	const check = (file: string, link: string) => {
		const target = URL.parse(link, new URL(`.${file}`, base));
		if (target?.origin !== base.origin || !target.pathname.startsWith(base.pathname)) return;
		const path = target.pathname.slice(base.pathname.length - 1);
		if (!resolves(files.paths, path))
			report({ file, pointer: '', message: `links to \`${link}\`, which does not exist.` });
	};
	for (const file of files.paths) {
		const links = linksOf(file, files);
		if (!links) report({ file, pointer: '', message: 'is in a format whose links are not checked.' });
		for (const link of new Set(links)) check(file, link);
	}
}

/** Whether a request for a path succeeds: by a file, by a page, by the API from one of its files, or on demand. */
export function resolves(paths: ReadonlySet<string>, path: string): boolean {
	const plain = decode(path)?.replace(/(?<=.)\/$/, '');
	if (plain === undefined) return false;
	if (plain === '/') return paths.has('/index.html');
	if (plain === '/api/products') return paths.has('/data/lists/products/50/1.json');
	if (plain.startsWith('/api/')) return paths.has(`${plain}.json`);
	const alias = aliases.get(plain);
	return (
		paths.has(alias ?? plain) || paths.has(`${plain}.html`) || agentEndpoints.some((endpoint) => endpoint === plain)
	);
}

/** @returns `undefined` for a feed in a format whose links are not found here. */
function linksOf(file: string, files: PublishedFiles): Iterable<string> | undefined {
	if (file.endsWith('.html')) return linksInHtml(files.text(file));
	if (file.endsWith('.xml')) return locationsIn(files.text(file));
	if (/\.(?:md|txt)$/.test(file)) return linksInMarkdown(files.text(file));
	if (file.endsWith('.atom')) return linksInAtom(files.text(file));
	if (file.endsWith('.ics')) return linksInCalendar(files.text(file));
	if (/^\/feeds\/.*\.json$/.test(file)) return linksInJsonFeed(files.json(file, () => {}));
	if (discoveryFiles.has(file)) return Array.from(files.text(file).matchAll(jsonLink), ([, link = '']) => link);
	return file.startsWith('/feeds/') ? undefined : [];
}

/** But for links in texts of makers, who cannot know when something else here is renamed or withdrawn. */
function linksInHtml(text: string): string[] {
	return tagsIn(text).flatMap(({ attributes: { href, src, rel = '' } }) =>
		rel.split(' ').includes('ugc') ? [] : [href, src].filter((link) => link !== undefined),
	);
}

/** `undefined` when a percent sign is followed by no code of a character. */
function decode(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
