/** The API reference and its Markdown twin name whatever the contract names, and every link within the page leads somewhere. */
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

const page = '/developers/reference.html';
const twin = '/developers/reference.md';

/** Something of the contract, and how it is found on the page and in the twin. */
interface Named {
	readonly what: string;
	/** Markup without spaces. */
	readonly inPage: string;
	readonly inTwin: string;
}

/** @param contract - The OpenAPI document, parsed. */
export function checkReference(files: PublishedFiles, contract: unknown, report: Report): void {
	const names = new Map([...namesIn(contract)].map((named) => [named.what, named]));
	for (const file of [page, twin]) {
		if (!files.paths.has(file)) {
			report({ file, pointer: '', message: 'does not exist.' });
			continue;
		}
		const source = files.text(file);
		const text = file === page ? source.replaceAll(/\s/g, '') : source;
		for (const { what, inPage, inTwin } of names.values()) {
			if (!text.includes(file === page ? inPage : inTwin)) report({ file, pointer: '', message: `lacks ${what}.` });
		}
		if (file === page) checkAnchors(source, report);
	}
}

function checkAnchors(html: string, report: Report): void {
	const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
	const targets = new Set([...html.matchAll(/\shref="#([^"]+)"/g)].map(([, id]) => id));
	for (const target of targets) {
		if (!ids.has(target)) report({ file: page, pointer: '', message: `leads to \`#${target}\`, which is not on it.` });
	}
}

/** Everything with a name, wherever it stands. */
function* namesIn(node: unknown): Generator<Named> {
	if (typeof node !== 'object' || node === null) return;
	for (const [key, value] of Object.entries(node)) {
		// What answers look like is no part of what they promise.
		if (key === 'examples' || key === 'example') continue;
		if (key === 'operationId') yield { what: `operation ${value}`, inPage: `id="${value}"`, inTwin: `\`${value}\`` };
		if (key === 'in') yield entry('parameter', Object(node).name, '<span');
		const kind = kinds[key];
		if (kind && !Array.isArray(value)) for (const name of Object.keys(Object(value))) yield named(kind, name);
		yield* namesIn(value);
	}
}

/** What the members of an object of this name are. */
const kinds: Readonly<Record<string, string>> = {
	headers: 'header',
	paths: 'path',
	properties: 'member',
	responses: 'response',
	schemas: 'schema',
};

function named(kind: string, name: string): Named {
	const what = `${kind} ${name}`;
	if (kind === 'schema') return { what, inPage: `id="schema-${name}"`, inTwin: `### ${name}\n` };
	if (kind === 'path') return { what, inPage: `${name}</code>`, inTwin: ` ${name}\`` };
	// A response that several operations share has a name, any other a status.
	if (kind === 'response' && !/^\d/.test(name)) return { what, inPage: `id="response-${name}"`, inTwin: ` ${name}\n` };
	return entry(kind, name, kind === 'member' ? '</th>' : '</dt>');
}

/** The head of a row or of an entry in a list; members of members stand behind the name of what they lie in. */
const entry = (kind: string, name: string, end: string): Named => ({
	what: `${kind} ${name}`,
	inPage: `${name}</code>${end}`,
	inTwin: `${name}\` (`,
});
