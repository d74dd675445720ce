import { elementsIn } from './markup.ts';

/** What a site map, or the index of one, tells, in the order in which it does. */
export interface Sitemap {
	readonly locations: readonly string[];
	/** Texts of `lastmod`. */
	readonly changes: readonly string[];
}

export function readSitemap(xml: string): Sitemap {
	return readPlainSitemap(xml) ?? readByParser(xml);
}

export function readByParser(xml: string): Sitemap {
	const elements = elementsIn(xml);
	const textsOf = (wanted: string) => elements.flatMap(({ name, text }) => (name === wanted ? text : []));
	return { locations: textsOf('loc'), changes: textsOf('lastmod') };
}

const head = /^<\?xml version="1\.0" encoding="utf-8"\?>\s*<urlset xmlns="[^"<&]*">/;
const entry = /<url><loc>([^<&]*)<\/loc>(?:<lastmod>([^<&]*)<\/lastmod>)?<\/url>/y;

/** The same as the parser says of a site map without comments, references and spaces; `undefined` of any other text. */
export function readPlainSitemap(xml: string): Sitemap | undefined {
	const [start] = head.exec(xml) ?? [];
	if (start === undefined) return undefined;
	const [locations, changes]: [string[], string[]] = [[], []];
	let at = start.length;
	entry.lastIndex = at;
	for (let found = entry.exec(xml); found; found = entry.exec(xml)) {
		const [, location = '', change] = found;
		locations.push(location);
		if (change !== undefined) changes.push(change);
		at = entry.lastIndex;
	}
	return /^<\/urlset>\s*$/.test(xml.slice(at, at + 100)) && xml.length < at + 100 ? { locations, changes } : undefined;
}
