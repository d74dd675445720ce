import { Document, isScalar, Scalar, stringify } from 'yaml';

const writeOptions = { version: '1.2', schema: 'core', lineWidth: 0 } as const;

/** A value as it is written in one line, in a block or between the brackets of a flow collection. */
export function flowText(value: unknown, like?: unknown): string {
	if (Array.isArray(value)) return `[${value.map((item) => flowText(item)).join(', ')}]`;
	if (typeof value === 'object' && value !== null) {
		const pairs = Object.entries(value).filter(([, item]) => item !== undefined);
		return pairs.length === 0
			? '{}'
			: `{ ${pairs.map(([key, item]) => `${flowText(key)}: ${flowText(item)}`).join(', ')} }`;
	}
	const document = new Document([value], writeOptions);
	const node = document.createNode([value], { flow: true });
	const [item] = node.items;
	if (isScalar(item) && typeof value === 'string') item.type = quoteOf(value, like);
	document.contents = node as never;
	return document.toString({ lineWidth: 0 }).trim().slice(1, -1).trim();
}

/** A text of several lines stays on one between quotes; another one has the quotes of the value in whose place it comes. */
function quoteOf(value: string, like: unknown): Scalar.Type {
	if (value.includes('\n')) return Scalar.QUOTE_DOUBLE;
	const type = isScalar(like) ? like.type : undefined;
	return type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE ? type : Scalar.PLAIN;
}

/** Lines of a value in block style, without indentation; one line for a scalar or a list of scalars. */
export function blockLines(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [flowText(value)];
	if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return [`${flowText(value)}`];
	return stringify(value, { ...writeOptions, defaultStringType: 'PLAIN' })
		.trimEnd()
		.split('\n');
}
