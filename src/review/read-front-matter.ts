import { parseYaml } from '../content/parse-yaml.ts';
import type { ParsedYaml } from '../content/parsed-yaml.ts';
import { maximumFileBytes } from '../content/read-folder.ts';
import { decodeText, splitFile } from '../content/split-file.ts';
import type { ChangedFile } from '../git/changed-files.ts';
import { objectSizes } from '../git/object-sizes.ts';
import { readBlobs } from '../git/read-blobs.ts';

/** The front matter of both versions of changed files, unchecked, by the hashes of what they hold. */
export type FrontMatters = ReadonlyMap<string, ParsedYaml>;

/**
 * Reads the front matter of changed product files. What cannot be read is an issue of the check.
 *
 * @param folder - In the repository.
 */
export function readFrontMatter(folder: string, changed: readonly ChangedFile[], prefix: string): FrontMatters {
	const objects = changed
		.filter(({ path }) => isProduct(path, prefix))
		.flatMap(({ before, after }) => [before, after].filter((hash) => hash !== undefined));
	const blobs = [...objectSizes(folder, [...new Set(objects)])].map(([object, size]) => ({ object, size }));
	const parsed = new Map<string, ParsedYaml>();
	readBlobs(
		folder,
		blobs.filter(({ size }) => size <= maximumFileBytes),
		({ object }, bytes) => {
			const text = decodeText(bytes);
			const split = typeof text === 'string' ? splitFile(text) : undefined;
			const yaml = split && 'yaml' in split ? parseYaml(split.yaml, 2) : undefined;
			if (yaml && 'data' in yaml) parsed.set(object, yaml);
		},
	);
	return parsed;
}

/** @param prefix - Of the content folder, with a slash at its end. */
export const isProduct = (path: string, prefix: string): boolean =>
	path.startsWith(`${prefix}products/`) && path.endsWith('.md');
