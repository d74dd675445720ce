/**
 * What an import does to a product that the content has: it fills in what is missing, and leaves what an editor has
 * written. A value that stands in the file is an editor's, whoever wrote it; `force` replaces it.
 */
import { isDeepStrictEqual } from 'node:util';
import { scoreOf } from '../../catalog/score.ts';
import type { LaunchFrontMatter, ProductFrontMatter } from '../../content/schemas/product.ts';
import type { Site } from '../../content/schemas/site.ts';
import { mondayOf } from '../../routes/iso-week.ts';
import type { Edit } from '../front-matter-edit.ts';
import type { ImportedLaunch, ImportedProduct } from './imported-product.ts';

export interface FieldChange {
	/** Such as `tagline` or `launches[2026-w46].votes`. */
	readonly field: string;
	/** `undefined` where there was none. */
	readonly before: unknown;
	readonly after: unknown;
}

export interface Comparison {
	readonly edits: readonly Edit[];
	/** Another text below the front matter. */
	readonly body: string | undefined;
	readonly changes: readonly FieldChange[];
	/** What differs and stays. */
	readonly conflicts: readonly FieldChange[];
}

export interface ExistingProduct {
	readonly frontMatter: ProductFrontMatter;
	readonly body: string;
	/** The front matter as it is written, without defaults. */
	readonly written: unknown;
}

export function compareProduct(
	{ frontMatter, body, written }: ExistingProduct,
	imported: ImportedProduct,
	{ force, rule }: { readonly force: boolean; readonly rule: Site['score'] },
): Comparison {
	const edits: Edit[] = [];
	const changes: FieldChange[] = [];
	const conflicts: FieldChange[] = [];
	/** @returns Whether the value is changed. */
	const take = (field: string, before: unknown, after: unknown, edit: Edit): boolean => {
		const isWritten = before !== undefined;
		(isWritten && !force ? conflicts : changes).push({ field, before, after });
		if (isWritten && !force) return false;
		edits.push(edit);
		return true;
	};
	for (const [field, after] of Object.entries(imported.fields)) {
		const present =
			Reflect.get(frontMatter, field) ?? (field === 'first_launched_on' ? firstWeek(frontMatter) : undefined);
		const isSame =
			field === 'former_slugs'
				? includesAll(frontMatter.former_slugs, imported.fields.former_slugs ?? [])
				: isDeepStrictEqual(present, after);
		if (!isSame) take(field, memberOf(written, field), after, { path: [field], value: after });
	}
	const appended: ImportedLaunch[] = [];
	for (const launch of imported.launches) {
		const index = frontMatter.launches.findIndex(({ period }) => period === launch.period);
		const existing = frontMatter.launches[index];
		if (!existing) {
			changes.push({ field: `launches[${launch.period}]`, before: undefined, after: withoutRuled(launch, rule) });
			appended.push(withoutRuled(launch, rule));
			continue;
		}
		const kept = memberOf(memberOf(written, 'launches'), index);
		const taken = { ...existing };
		for (const field of ['plan', 'approved', 'votes', 'comments'] as const) {
			const after = launch[field];
			if (after === undefined || after === existing[field]) continue;
			const edit = { path: ['launches', index, field], value: after };
			if (take(`launches[${launch.period}].${field}`, memberOf(kept, field), after, edit))
				Object.assign(taken, { [field]: after });
		}
		const score = scoreEdit(launch, taken, existing, rule);
		if (score)
			take(`launches[${launch.period}].score`, memberOf(kept, 'score'), score.value, {
				path: ['launches', index, 'score'],
				value: score.value,
			});
	}
	const last = frontMatter.launches.length;
	if (last === 0 && appended.length > 0) edits.push({ path: ['launches'], value: appended });
	else
		for (const [index, launch] of appended.entries()) edits.push({ path: ['launches', last + index], value: launch });
	const isOtherBody = imported.body !== undefined && imported.body.normalize('NFC') !== body;
	if (isOtherBody)
		(body === '' || force ? changes : conflicts).push({
			field: 'description',
			before: body || undefined,
			after: imported.body,
		});
	return { edits, changes, conflicts, body: isOtherBody && (body === '' || force) ? imported.body : undefined };
}

/** A launch as a file has it: without a score that the rule of the site gives by itself, and without zeros. */
export function withoutRuled(launch: ImportedLaunch, rule: Site['score']): ImportedLaunch {
	const { score, votes = 0, comments = 0, period, plan, approved } = launch;
	const isRuled = score === undefined || score === scoreOf({ score: undefined, votes, comments }, rule);
	return {
		period,
		...(plan !== undefined && { plan }),
		...(approved && { approved }),
		...(votes !== 0 && { votes }),
		...(comments !== 0 && { comments }),
		...(!isRuled && { score }),
	};
}

/** The score that is to be written so that the launch has the one of the source; `undefined` when it has. */
function scoreEdit(
	{ score, votes, comments }: ImportedLaunch,
	taken: LaunchFrontMatter,
	existing: LaunchFrontMatter,
	rule: Site['score'],
): { readonly value: number } | undefined {
	if (score === undefined || scoreOf(taken, rule) === score) return undefined;
	// Other votes stay, so that a score by the rule is theirs.
	const differs = (votes ?? taken.votes) !== taken.votes || (comments ?? taken.comments) !== taken.comments;
	return differs && existing.score === undefined ? undefined : { value: score };
}

/** The day on which a product without `first_launched_on` was launched first. */
function firstWeek({ launches }: ProductFrontMatter): string | undefined {
	const days = launches.flatMap(({ approved, period }) => (approved ? (mondayOf(period) ?? []) : []));
	return days.sort()[0];
}

const includesAll = (all: readonly string[], some: readonly string[]): boolean =>
	some.every((one) => all.includes(one));

const memberOf = (value: unknown, key: PropertyKey): unknown =>
	typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
