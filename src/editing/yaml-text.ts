import { Document, isScalar, isSeq, Scalar, stringify } from 'yaml';

const writeOptions = { version: '1.2', schema: 'core', lineWidth: 0 } as const;

/** A value as it is written in one line between the brackets of a flow collection, where commas and brackets need quotes. */
export function flowText(value: unknown, like?: unknown): string {
	if (Array.isArray(value)) return `[${value.map((item) => flowText(item)).join(', ')}]`;
	if (typeof value === 'object' && value !== null) {
		const pairs = Object.entries(value).filter(([, item]) => item !== undefined);
		return pairs.length === 0
			? '{}'
			: `{ ${pairs.map(([key, item]) => `${flowText(key)}: ${flowText(item)}`).join(', ')} }`;
	}
	return scalarText(value, like, true);
}

/** A value as it is written on the line of its key in a block. */
export function lineText(value: unknown, like?: unknown): string {
	return typeof value === 'object' && value !== null ? flowText(value) : scalarText(value, like, false);
}

function scalarText(value: unknown, like: unknown, isFlow: boolean): string {
	const document = new Document([value], writeOptions);
	if (isSeq(document.contents)) {
		document.contents.flow = isFlow;
		const [item] = document.contents.items;
		if (isScalar(item) && typeof value === 'string') item.type = quoteOf(value, like);
	}
	const text = document.toString({ lineWidth: 0 }).trim();
	// `[value]` or `- value`.
	return (isFlow ? text.slice(1, -1) : text.slice(1)).trim();
}

/** A text of several lines stays on one between quotes; another one has the quotes of the value in whose place it comes. */
function quoteOf(value: string, like: unknown): Scalar.Type {
	if (value.includes('\n')) return Scalar.QUOTE_DOUBLE;
	const type = isScalar(like) ? like.type : undefined;
	return type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE ? type : Scalar.PLAIN;
}

/** Lines of a value in block style, without indentation; one line for a scalar or a list of scalars. */
export function blockLines(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [lineText(value)];
	if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return [`${flowText(value)}`];
	return stringify(value, { ...writeOptions, defaultStringType: 'PLAIN' })
		.trimEnd()
		.split('\n');
}
