/** Single entries of a content that may have issues, for commands that remedy them. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { ContentError, type Issue } from '../content/issue.ts';
import { readEntry } from '../content/read-entry.ts';
import { type CorrectionFrontMatter, launchPeriodFrontMatter } from '../content/schemas/launch-period.ts';
import { type LaunchFrontMatter, productFrontMatter } from '../content/schemas/product.ts';
import { parseRecord, type RecordedPlace } from '../content/schemas/record.ts';
import { suggest } from '../content/schemas/suggest.ts';
import { decodeText } from '../content/split-file.ts';
import type { ChangeSet } from './change-set.ts';
import { EditError } from './edit-error.ts';

export interface CorrectedProduct {
	readonly slug: string;
	readonly source: string;
	readonly formerSlugs: readonly string[];
	readonly launches: readonly LaunchFrontMatter[];
}

/** A closed week. */
export interface CorrectedWeek {
	readonly source: string;
	readonly corrections: readonly CorrectionFrontMatter[];
	readonly places: readonly RecordedPlace[];
}

/** @throws {EditError} when there is no such product. @throws {ContentError} when its file cannot be read. */
export function readProduct(set: ChangeSet, slug: string): CorrectedProduct {
	const { source, frontMatter } = findEntry(set, 'products', slug, productFrontMatter);
	return { slug, source, formerSlugs: frontMatter.former_slugs, launches: frontMatter.launches };
}

/** @throws {EditError} when there is no such week, or no record of it. */
export function readWeek(set: ChangeSet, slug: string): CorrectedWeek {
	const { source, frontMatter } = findEntry(set, 'launch_periods', slug, launchPeriodFrontMatter);
	const record = source.replace(/md$/, 'csv');
	const bytes = set.read(record);
	if (!bytes) {
		throw new EditError(
			`The week \`${slug}\` has no record yet: edit its votes, and run \`npm run close -- ${slug}\`.`,
		);
	}
	const path = join(set.contentDir, record);
	const text = decodeText(bytes);
	if (typeof text !== 'string') throw new ContentError([{ path, ...text }]);
	const { places, problems } = parseRecord(text);
	if (problems.length > 0) throw new ContentError(problems.map((problem) => ({ path, ...problem })));
	return { source, corrections: frontMatter.corrections, places };
}

function findEntry<Schema extends z.ZodObject>(
	set: ChangeSet,
	folder: 'products' | 'launch_periods',
	slug: string,
	schema: Schema,
): { readonly source: string; readonly frontMatter: z.output<Schema> } {
	const paths = readdirSync(join(set.contentDir, folder), { recursive: true, encoding: 'utf8' });
	const files = paths.filter((path) => path.endsWith('.md') && !basename(path).startsWith('.'));
	const stemOf = (path: string): string => basename(path, '.md');
	const found = files.find((path) => stemOf(path) === slug);
	if (found === undefined) {
		const noun = folder === 'products' ? 'product' : 'launch period';
		throw new EditError(`No ${noun} has the slug \`${slug}\`.${suggest(slug, files.map(stemOf))}`);
	}
	const source = `${folder}/${found.replaceAll('\\', '/')}`;
	const issues: Issue[] = [];
	const bytes = Buffer.from(set.text(source));
	const entry = readEntry({ path: join(set.contentDir, source), stem: slug, bytes }, schema, (issue) =>
		issues.push(issue),
	);
	if (!entry) throw new ContentError(issues);
	return { source, frontMatter: entry.frontMatter };
}
