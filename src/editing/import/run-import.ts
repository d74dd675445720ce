/** An import from its source to the change set: everything but the writing. */
import { parse } from 'yaml';
import type { ReadSiteOptions } from '../../client/read-site.ts';
import type { ContentCache } from '../../content/cache/content-cache.ts';
import { readContent } from '../../content/read-content.ts';
import { printable } from '../../content/schemas/text.ts';
import { counted } from '../../contract/counts.ts';
import { ChangeSet } from '../change-set.ts';
import { EditError } from '../edit-error.ts';
import { describeColumns } from './describe-plan.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportPlan } from './import-plan.ts';
import { openSource } from './open-source.ts';
import type { WrittenOf } from './plan-products.ts';
import { planPublished } from './plan-published.ts';
import { planTable } from './plan-table.ts';
import { formatRowProblem, type RowProblem } from './source.ts';
import { writeImport } from './write-import.ts';

export interface PreparedImport {
	readonly plan: ImportPlan;
	/** Checked with the rest of the content. */
	readonly changeSet: ChangeSet;
}

export interface ImportInto {
	readonly contentDir: string;
	/** The build date, UTC, `YYYY-MM-DD`. */
	readonly date: string;
	readonly cache?: ContentCache | undefined;
	readonly reading: ReadSiteOptions;
}

/**
 * @param source - Path of a file or folder, or an address.
 * @throws {EditError} when a row cannot be imported and none may be skipped.
 * @throws {ContentError} when the content has issues, or would have.
 */
export async function prepareImport(source: string, options: ImportOptions, into: ImportInto): Promise<PreparedImport> {
	const { contentDir, date, cache } = into;
	const content = readContent(contentDir, cache);
	const opened = await openSource(source, into.reading);
	const changeSet = new ChangeSet(contentDir);
	const writtenOf: WrittenOf = ({ source: path }) => frontMatterIn(changeSet.text(path));
	const plan =
		'table' in opened
			? planTable(opened.table, content, options, writtenOf)
			: planPublished(opened.published, content, options, { date, writtenOf });
	if (plan.problems.length > 0 && !options.skipBad) throw new EditError(refusal(plan));
	writeImport(plan, changeSet, content.site);
	const count = changeSet.changes.length;
	if (count >= 1_000) into.reading.progress?.(`Checking the content with ${count} changed files.`);
	if (count > 0) changeSet.check({ date, cache });
	return { plan, changeSet };
}

const maximumListed = 100;

/** What is wrong with rows; what many of them share is told once. */
function refusal(plan: ImportPlan): string {
	const { problems, source } = plan;
	const rows = new Set(problems.map(({ place }) => place)).size;
	const alike = [...Map.groupBy(problems, ({ column, message }) => `${column}: ${message}`).values()];
	const lines = alike.slice(0, maximumListed).flatMap(([first, ...others]) => {
		if (!first) return [];
		const also = others.length > 0 ? [`  also ${placesOf(others, first)}`] : [];
		return [formatRowProblem(first), ...also].map(printable);
	});
	const unlisted = alike.length > maximumListed ? [`… and ${alike.length - maximumListed} more.`] : [];
	const summary = `${counted(rows, 'row')} of ${source.rows} cannot be imported, and nothing was written. Correct them, or leave them out with \`--skip-bad\`.`;
	return [...describeColumns(plan), '', ...lines, ...unlisted, '', summary].join('\n');
}

/** Lines of the same file by their numbers alone. */
function placesOf(problems: readonly RowProblem[], { place }: RowProblem): string {
	const file = place.slice(0, place.lastIndexOf(':') + 1);
	const places = problems.map((problem) => problem.place);
	const isSameFile = places.every((one) => one.startsWith(file) && /^\d+$/.test(one.slice(file.length)));
	return isSameFile ? `in lines ${places.map((one) => one.slice(file.length)).join(', ')}` : places.join(', ');
}

function frontMatterIn(text: string): unknown {
	const [, yaml = ''] = /^\ufeff?---\r?\n([\s\S]*?\n)---(?:\r?\n|$)/.exec(text) ?? [];
	return parse(yaml, { version: '1.2', schema: 'core' }) ?? {};
}
