/** Entries by way of the cache: a file whose bytes have been checked before is not checked again. */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { ContentCache } from './cache/content-cache.ts';
import type { FoundFile } from './found-file.ts';
import type { Issue } from './issue.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ParsedYaml } from './parsed-yaml.ts';
import { issuesOf, type PlacedEntry, readEntry } from './read-entry.ts';
import { decodeText, splitFile } from './split-file.ts';

/** @returns The entry; `undefined` after reporting why there is no entry. */
export function knownEntry<Schema extends z.ZodObject>(
	file: FoundFile,
	schema: Schema,
	cache: ContentCache,
	report: (issue: Issue) => void,
): PlacedEntry<z.output<Schema>> | undefined {
	const found = cache.look(file);
	const { path, source, stem } = file;
	if (!found.result) {
		const entry = readEntry({ path, stem, bytes: found.bytes }, schema, report);
		if (entry) cache.keep(file, { data: [entry.bodyLine, entry.frontMatter], body: entry.body });
		return entry && { ...entry, source };
	}
	const { data, body } = found.result;
	// The same code has kept it, for a file in the same folder.
	const [bodyLine, frontMatter] = data as [number, z.output<Schema>];
	const issueAt = issuesOf(path, 'front matter', placesIn(file.file));
	return { slug: stem, frontMatter, body, bodyLine, issueAt, source };
}

/** The places of values, for which the file is read again when the first one is wanted. */
function placesIn(file: string): ParsedYaml['locate'] {
	let locate: ParsedYaml['locate'] | undefined;
	return (path, key) => {
		locate ??= locateIn(file);
		return locate(path, key);
	};
}

/** A file that is changed at this moment has no places. */
function locateIn(file: string): ParsedYaml['locate'] {
	const nowhere = () => ({ line: 1, column: 1 });
	try {
		const text = decodeText(readFileSync(file));
		const split = typeof text === 'string' ? splitFile(text) : text;
		if ('message' in split) return nowhere;
		const yaml = parseYaml(split.yaml, 2);
		return 'data' in yaml ? yaml.locate : nowhere;
	} catch {
		return nowhere;
	}
}
