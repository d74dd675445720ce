/** The API reference and its Markdown version say whatever the contract says, and every link within the page leads somewhere. */
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

const page = '/developers/reference.html';
const markdownVersion = '/developers/reference.md';

export const referenceFiles = [page, markdownVersion] as const;

/** @param contract - The OpenAPI document, parsed. */
export function checkReference(files: PublishedFiles, contract: unknown, report: Report): void {
	const names = new Map(namesIn(contract));
	const sentences = new Set(sentencesIn(contract));
	for (const file of referenceFiles) {
		if (!files.paths.has(file)) {
			report({ file, pointer: '', message: 'does not exist.' });
			continue;
		}
		const text = file === page ? asMarkdown(files.text(file)) : files.text(file);
		for (const [name, marks] of names) {
			if (!marks.some((mark) => text.includes(mark))) report({ file, pointer: '', message: `lacks ${name}.` });
		}
		const letters = lettersOf(text);
		for (const sentence of sentences) {
			if (!letters.includes(lettersOf(sentence))) report({ file, pointer: '', message: `lacks \`${sentence}\`.` });
		}
	}
	if (files.paths.has(page)) checkAnchors(files.text(page), report);
}

function checkAnchors(html: string, report: Report): void {
	const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
	const targets = new Set([...html.matchAll(/\shref="#([^"]+)"/g)].map(([, id]) => id));
	for (const target of targets) {
		if (!ids.has(target)) report({ file: page, pointer: '', message: `leads to \`#${target}\`, which is not on it.` });
	}
}

/** Entries, headings and code in the marks of Markdown, without any other markup. */
const asMarkdown = (html: string): string =>
	html
		.replaceAll(/<li>\s?<p>/g, '- ')
		.replaceAll(/<h3[^<>]*>/g, '### ')
		.replaceAll('</h3>', '\n')
		.replaceAll(/<\/?code>/g, '`')
		.replaceAll(/<[^<>]*>|&#?\w{1,8};/g, '');

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What examples look like is no part of what the contract promises. */
const partsOf = (node: unknown): [string, unknown][] =>
	typeof node === 'object' && node !== null ? Object.entries(node).filter(([key]) => !/^examples?$/.test(key)) : [];

function* sentencesIn(node: unknown): Generator<string> {
	for (const [key, value] of partsOf(node)) {
		if (typeof value === 'string' && ['description', 'summary'].includes(key)) yield value.trim();
		yield* sentencesIn(value);
	}
}

/** Whatever has a name, wherever it stands, with the Markdown by any of which it is found. */
function* namesIn(node: unknown): Generator<[what: string, marks: readonly string[]]> {
	for (const [key, value] of partsOf(node)) {
		if (key === 'operationId') yield [`operation ${value}`, [`operation \`${value}\``]];
		if (key === 'in') yield [`parameter ${Object(node).name}`, [`- \`${Object(node).name}\` (in ${value}`]];
		const marksOf = Array.isArray(value) ? undefined : marks[key];
		if (marksOf) for (const name of Object.keys(Object(value))) yield [`${key}/${name}`, marksOf(name)];
		yield* namesIn(value);
	}
}

const marks: Readonly<Record<string, (name: string) => readonly string[]>> = {
	headers: (name) => [`- \`${name}\` (`],
	paths: (path) => [` ${path}\`, operation`],
	properties: (name) => [`- \`${name}\` (`],
	// A response that several operations share has a name, any other a status.
	responses: (name) => [/^\d/.test(name) ? `- \`${name}\`` : `### ${name}\n`],
	schemas: (name) => [`### ${name}\n`],
};
