const maximumDepth = 3;
const maximumColumns = 500;

/** What lies deeper in itself says nothing of a product, and could be too deep to be read at all. */
const maximumNesting = 20;

/** Members by which objects of a list are known. */
const nameMembers = ['slug', 'name', 'title', 'label'];

/**
 * The columns of an object. Objects in it become columns of their own, such as `links.home`; a list of objects with names
 * becomes a list of these.
 */
export function flattenRow(row: object): Map<string, unknown> {
	const values = new Map<string, unknown>();
	collect(row, '', 1, values);
	return values;
}

function collect(object: object, prefix: string, depth: number, values: Map<string, unknown>): void {
	for (const [key, value] of Object.entries(object)) {
		if (values.size >= maximumColumns) return;
		if (isDeeper(value, maximumNesting)) continue;
		const column = prefix + key;
		if (isPlainObject(value) && depth < maximumDepth) collect(value, `${column}.`, depth + 1, values);
		else if (!isBlank(value)) values.set(column, Array.isArray(value) ? listOf(value) : value);
	}
}

function isDeeper(value: unknown, levels: number): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function listOf(list: readonly unknown[]): readonly unknown[] {
	const member = nameMembers.find((name) =>
		list.every((item) => isPlainObject(item) && typeof Reflect.get(item, name) === 'string'),
	);
	return member === undefined || list.length === 0 ? list : list.map((item) => Reflect.get(item as object, member));
}

export const isPlainObject = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Other catalogs write a text without a character, or a list without an entry, for what they do not know. */
const isBlank = (value: unknown): boolean =>
	value === null ||
	value === undefined ||
	(typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);
