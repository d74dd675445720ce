/**
 * The Markdown versions of the pages. Submitted texts come after the name of their field: as one escaped line, or as a
 * fenced block. Headings and links are made of our own words and of slugs, so that they cannot pass for a part of the page.
 */

import type { Catalog } from '../../catalog/catalog.ts';
import { facts as factTexts, layout as t } from '../../texts/sections.ts';
import { markdownFile } from '../../urls/paths.ts';

/**
 * Frames the sections of one page with its title and its foot.
 *
 * @param path - Path of the page that this is a version of.
 * @param sections - Blocks of Markdown; empty ones are left out.
 */
export function document(
	{ base_url, site }: Pick<Catalog, 'base_url' | 'site'>,
	path: string,
	title: string,
	sections: readonly string[],
): string {
	const foot = `[${escapeText(site.name)}](${base_url}${markdownFile('/')}) · [${t.thisPageInHtml}](${base_url}${path})`;
	const blocks = [`# ${escapeText(title)}`, ...sections, '---', site.notice ? escapeText(site.notice) : '', foot];
	return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** A line of plain text in which no character has a meaning for Markdown, nor an address for GitHub's kind of it. */
export function escapeText(text: string): string {
	return text
		.replace(/[\\`*_{}[\]()#+!|<>~&@]/g, '\\$&')
		.replace(/:(?=\/\/)|(?<=\bwww)\./gi, '\\$&')
		.replace(/^(\d+)([.)])|^([-=])/, (_, digits, mark, line) => (line ? `\\${line}` : `${digits}\\${mark}`));
}

/** Somebody else's Markdown as a block of code, whose fence is longer than any that it holds. */
export function fenced(source: string): string {
	const longest = (source.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 2);
	const fence = '`'.repeat(longest + 1);
	return `${fence}markdown\n${source}\n${fence}`;
}

/** A table whose cells are already Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** A list of `term: value` lines; terms without a value are left out. */
export function facts(entries: readonly (readonly [string, string | undefined])[]): string {
	return entries
		.flatMap(([term, value]) => (value === undefined ? [] : [`- ${factTexts.labelled({ label: term, value })}`]))
		.join('\n');
}
