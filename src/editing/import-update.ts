/** What an import changes in the file of a product that the content has. */
import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../content/describe-problem.ts';
import type { ChangeSet } from './change-set.ts';
import type { ProductEntry } from './entries.ts';
import { type Edit, partsOf } from './front-matter.ts';
import type { ImportedProduct, ImportOptions } from './import-rows.ts';
import { parse } from './yaml-document.ts';

interface FieldChange {
	/** Such as `tagline` or `launches[2026-w46].votes`. */
	readonly field: string;
	/** `undefined` where there was none. */
	readonly before: unknown;
	readonly after: unknown;
}

export interface ProductUpdate {
	readonly slug: string;
	readonly changes: readonly FieldChange[];
	/** What differs and stays. */
	readonly conflicts: readonly FieldChange[];
}

/** Fills in what a product's file lacks. A value that is written there is an editor's, no matter who wrote it; `force` replaces it. */
export function updateProduct(
	{ slug, source, frontMatter, body }: ProductEntry,
	imported: ImportedProduct,
	changeSet: ChangeSet,
	{ force }: ImportOptions,
	records: ReadonlyMap<string, unknown>,
): ProductUpdate {
	const [, yaml] = partsOf(changeSet.text(source).replaceAll('\r\n', '\n'));
	const written: unknown = parse(yaml).toJS();
	const [edits, changes, conflicts]: [Edit[], FieldChange[], FieldChange[]] = [[], [], []];
	/** @returns Whether the value of the table is taken. */
	const take = (change: FieldChange): boolean => {
		const isTaken = change.before === undefined || force;
		(isTaken ? changes : conflicts).push(change);
		return isTaken;
	};
	const set = (field: string, path: Edit['path'], after: unknown, isFinal = false): void => {
		const existing = valueAt(frontMatter, path);
		if (isDeepStrictEqual(existing, after)) return;
		if (take({ field, before: valueAt(written, path) ?? (isFinal ? existing : undefined), after })) {
			edits.push({ path, value: after });
		}
	};
	for (const [field, after] of Object.entries(imported.fields)) set(field, [field], after);
	const { launches } = frontMatter;
	const { period, ...figures } = imported.launch ?? {};
	const index = launches.findIndex((launch) => launch.period === period);
	if (imported.launch && index < 0) {
		const isFirst = launches.length === 0;
		set(
			`launches[${period}]`,
			isFirst ? ['launches'] : ['launches', launches.length],
			isFirst ? [imported.launch] : imported.launch,
		);
	} else {
		// What a closed week has been published with stays.
		const isFinal = records.has(String(period));
		for (const [field, after] of Object.entries(figures)) {
			set(`launches[${period}].${field}`, ['launches', index, field], after, isFinal);
		}
	}
	const after = imported.body?.normalize('NFC');
	const isBodyTaken = after && after !== body && take({ field: 'description', before: body || undefined, after });
	changeSet.edit(source, edits, isBodyTaken ? after : undefined);
	return { slug, changes, conflicts };
}
