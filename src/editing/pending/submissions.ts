/** Products with launches that wait, also those whose files have issues: these must not hide what waits. */
import { readFileSync } from 'node:fs';
import type { ContentCache } from '../../content/cache/content-cache.ts';
import type { FoundFile } from '../../content/found-file.ts';
import { knownEntry } from '../../content/known-entry.ts';
import { parseYaml } from '../../content/parse-yaml.ts';
import { labelOf } from '../../content/read-content.ts';
import { readFolder } from '../../content/read-folder.ts';
import { launchPeriodFrontMatter } from '../../content/schemas/launch-period.ts';
import { productFrontMatter } from '../../content/schemas/product.ts';
import { decodeText, splitFile } from '../../content/split-file.ts';
import type { ProductEntry, WeekEntry } from '../find-entry.ts';

/** What a file says of a product, as far as it can be read. */
interface Submission {
	readonly slug: string;
	/** Path in the content folder. */
	readonly source: string;
	/** Path as the editor knows it. */
	readonly path: string;
	readonly name: string;
	/** Slugs of the weeks of the launches that are not approved. */
	readonly waiting: readonly string[];
}

export interface ReadableContent {
	readonly submissions: readonly Submission[];
	/** Without the files that have issues. */
	readonly products: readonly ProductEntry[];
	readonly launchPeriods: readonly WeekEntry[];
}

/** Reads weeks and products, whatever is wrong with some of them. */
export function readSubmissions(contentDir: string, cache: ContentCache): ReadableContent {
	const place = { folder: contentDir, label: labelOf(contentDir) };
	const ignore = () => {};
	const weeks = readFolder(place, 'launch_periods', ignore);
	const launchPeriods = weeks.flatMap((file) => knownEntry(file, launchPeriodFrontMatter, cache, ignore) ?? []);
	const products: ProductEntry[] = [];
	const submissions: Submission[] = [];
	for (const file of readFolder(place, 'products', ignore)) {
		const entry = knownEntry(file, productFrontMatter, cache, ignore);
		if (entry) products.push(entry);
		const submission = submissionOf(file, entry ? entry.frontMatter : dataOf(file));
		if (submission.waiting.length > 0) submissions.push(submission);
	}
	return { submissions, products, launchPeriods };
}

/** @param data - Front matter that may have issues. */
function submissionOf({ stem, source, path }: FoundFile, data: unknown): Submission {
	const { name, discoverable, launches } = recordOf(data);
	const waiting = (Array.isArray(launches) && discoverable !== false ? launches : [])
		.map(recordOf)
		.filter(({ approved }) => approved !== true)
		.map(({ period }) => (typeof period === 'string' ? period : ''));
	return {
		slug: stem,
		source,
		path,
		name: typeof name === 'string' ? name : stem,
		waiting,
	};
}

function dataOf({ file }: FoundFile): unknown {
	const text = decodeText(readFileSync(file));
	const split = typeof text === 'string' ? splitFile(text) : text;
	if ('message' in split) return undefined;
	const yaml = parseYaml(split.yaml, 2);
	return 'data' in yaml ? yaml.data : undefined;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}
