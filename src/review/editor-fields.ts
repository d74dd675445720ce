/** The values of a product's front matter that only an editor sets, and what they are when nobody has set them. */
import type { DataPath } from '../content/parsed-yaml.ts';

/** Top-level keys with the values that say nothing. */
const productFields: Readonly<Record<string, unknown>> = {
	discoverable: true,
	first_launched_on: undefined,
	former_slugs: [],
	reviews_count: undefined,
	average_rating: undefined,
};

const launchFields: Readonly<Record<string, unknown>> = {
	approved: false,
	votes: 0,
	comments: 0,
	score: undefined,
};

export interface EditorValue {
	/** Where it stands in the front matter. */
	readonly path: DataPath;
	/** The same for every order of launches: `launches[2026-w46].votes`. */
	readonly key: string;
	readonly value: unknown;
}

/**
 * The editors' values of a product file.
 *
 * @param data - Its front matter, unchecked.
 * @returns By key, without those that say nothing.
 */
export function editorValues(data: unknown): ReadonlyMap<string, EditorValue> {
	const values: EditorValue[] = Object.entries(productFields).flatMap(([field, unset]) =>
		valueAt(data, field, unset, [field], field),
	);
	for (const { index, period, launch } of launchesOf(data)) {
		const key = `launches[${period}]`;
		for (const [field, unset] of Object.entries(launchFields)) {
			values.push(...valueAt(launch, field, unset, ['launches', index, field], `${key}.${field}`));
		}
	}
	return new Map(values.map((value) => [value.key, value]));
}

/** The launches of a product file, with their places in it. */
export function launchesOf(data: unknown) {
	const launches: unknown[] = isRecord(data) && Array.isArray(data['launches']) ? data['launches'] : [];
	return launches.flatMap((launch, index) =>
		isRecord(launch) ? [{ index, period: String(launch['period']), launch }] : [],
	);
}

function valueAt(data: unknown, field: string, unset: unknown, path: DataPath, key: string): EditorValue[] {
	const value = isRecord(data) ? data[field] : undefined;
	const saysNothing = value === undefined || value === null || JSON.stringify(value) === JSON.stringify(unset);
	return saysNothing ? [] : [{ path, key, value }];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
