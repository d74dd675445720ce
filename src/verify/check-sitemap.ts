/** The site map names every page that has an address of its own, once, and nothing else (sitemaps.org). */
import type { PublishedFiles } from './published-files.ts';
import { readSitemap } from './read-sitemap.ts';
import type { Report } from './violation.ts';

const file = '/sitemap.xml';

/** What the protocol lets one file hold. */
const maximumUrls = 50_000;
const maximumBytes = 52_428_800;

/** @param pages - Addresses by which pages call themselves. */
export function checkSitemap(
	files: PublishedFiles,
	{ baseUrl, pages }: { readonly baseUrl: string; readonly pages: ReadonlySet<string> },
	report: Report,
): void {
	if (!files.paths.has(file)) {
		report({ file, pointer: '', message: 'does not exist.' });
		return;
	}
	const main = files.text(file);
	const parts = main.includes('<sitemapindex')
		? readSitemap(main).locations.map((url) => url.slice(baseUrl.length))
		: [file];
	const listed = new Map<string, string>();
	for (const part of parts) {
		// A part that is missing is a broken link of the index.
		if (files.paths.has(part)) readPart(files, part, listed, report);
	}
	for (const [url, part] of listed) {
		if (pages.has(url)) continue;
		report({ file: part, pointer: '', message: `names \`${url}\`, which no page calls its own address.` });
	}
	for (const url of pages) {
		if (!listed.has(url)) report({ file, pointer: '', message: `lacks \`${url}\`.` });
	}
}

/** Adds the pages of one file, with the file that names them. */
function readPart(files: PublishedFiles, part: string, listed: Map<string, string>, report: Report): void {
	const at = { file: part, pointer: '' };
	const xml = files.text(part);
	const { locations: urls, changes } = readSitemap(xml);
	const bytes = Buffer.byteLength(xml);
	if (urls.length > maximumUrls) report({ ...at, message: `names ${urls.length} pages, more than ${maximumUrls}.` });
	if (bytes > maximumBytes) report({ ...at, message: `has ${bytes} bytes, more than ${maximumBytes}.` });
	for (const url of urls) {
		if (listed.has(url)) report({ ...at, message: `names \`${url}\` for the second time.` });
		listed.set(url, part);
	}
	const today = dateOf(files);
	for (const day of new Set(changes)) {
		if (!isDay(day)) report({ ...at, message: `has a change on \`${day}\`, which is no day.` });
		else if (today !== undefined && day > today)
			report({ ...at, message: `has a change on \`${day}\`, after the build.` });
	}
}

function dateOf(files: PublishedFiles): string | undefined {
	const { date } = (files.json('/status.json', () => {}) ?? {}) as { readonly date?: string };
	return date;
}

/** A day of the calendar in the format of the W3C, which others that the protocol allows are not needed for. */
const isDay = (text: string): boolean =>
	/^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;
