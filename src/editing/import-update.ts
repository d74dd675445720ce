/** What an import changes in the file of a product that the content has. */
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { ChangeSet } from './change-set.ts';
import type { ProductEntry } from './entries.ts';
import { type Edit, editFrontMatter } from './front-matter-edit.ts';
import type { ImportedProduct, ImportOptions } from './import-rows.ts';

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
	const text = changeSet.text(source);
	const written = frontMatterIn(text);
	const [edits, changes, conflicts]: [Edit[], FieldChange[], FieldChange[]] = [[], [], []];
	const take = (field: string, before: unknown, after: unknown, path: Edit['path'] | undefined): boolean => {
		const stays = before !== undefined && !force;
		(stays ? conflicts : changes).push({ field, before, after });
		if (!stays && path) edits.push({ path, value: after });
		return !stays;
	};
	for (const [field, after] of Object.entries(imported.fields)) {
		if (!isDeepStrictEqual(memberOf(frontMatter, field), after)) take(field, memberOf(written, field), after, [field]);
	}
	const { launches } = frontMatter;
	const { period, ...figures } = imported.launch ?? {};
	const index = launches.findIndex((launch) => launch.period === period);
	if (imported.launch && index < 0) {
		changes.push({ field: `launches[${period}]`, before: undefined, after: imported.launch });
		const isFirst = launches.length === 0;
		edits.push({
			path: isFirst ? ['launches'] : ['launches', launches.length],
			value: isFirst ? [imported.launch] : imported.launch,
		});
	} else {
		for (const [field, after] of Object.entries(figures)) {
			const existing = memberOf(launches[index], field);
			// What a closed week has been published with stays.
			const kept = records.has(String(period)) ? existing : undefined;
			const before = memberOf(memberOf(memberOf(written, 'launches'), index), field) ?? kept;
			if (existing !== after) take(`launches[${period}].${field}`, before, after, ['launches', index, field]);
		}
	}
	const after = imported.body?.normalize('NFC');
	const isTaken = after !== undefined && after !== body && take('description', body || undefined, after, undefined);
	const edited = editFrontMatter(text, edits);
	changeSet.write(source, isTaken ? withBody(edited, after) : edited);
	return { slug, changes, conflicts };
}

const memberOf = (value: unknown, key: PropertyKey): unknown =>
	typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function frontMatterIn(text: string): unknown {
	const [, yaml = ''] = /^\ufeff?---\r?\n([\s\S]*?\n)---(?:\r?\n|$)/.exec(text) ?? [];
	return parse(yaml, { version: '1.2', schema: 'core' });
}

/** A content file with another text below its front matter. */
function withBody(text: string, body: string): string {
	const end = text.includes('\r\n') ? '\r\n' : '\n';
	const [head = text] = /^\ufeff?---\r?\n[\s\S]*?\n---(?=\r?\n|$)/.exec(text) ?? [];
	return `${head}${end}${body.split('\n').join(end)}${end}`;
}
