/** Values of other catalogs as the content writes them. What cannot be understood stays as it is, for the schema to refuse. */

/** Digits alone: `1,214` is another number in another country, so the schema refuses it and says what to write. */
export function toNumber(value: unknown): unknown {
	if (typeof value !== 'string') return value;
	const text = value.trim();
	return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

export function toBoolean(value: unknown): unknown {
	const text = String(value).trim().toLowerCase();
	if (['true', 'yes', 'y', '1'].includes(text)) return true;
	return ['false', 'no', 'n', '0'].includes(text) ? false : value;
}

/** The day of an instant. */
export function toDate(value: unknown): unknown {
	const text = String(value).trim();
	return /^\d{4}-\d\d-\d\d(?:[T ].*)?$/.test(text) ? text.slice(0, 10) : text;
}

export const toText = (value: unknown): unknown =>
	typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** A text on one line: other catalogs break lines within a tagline. */
export const toLine = (value: unknown): unknown =>
	typeof value === 'string' ? linesOf(value).join(' ') : toText(value);

const linesOf = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);

/** The entries of a list, or of a text that separates them. */
export function toList(value: unknown): readonly string[] {
	if (Array.isArray(value)) return value.map((item) => String(item).trim()).filter(Boolean);
	const text = String(value).trim();
	const parts = /[;|]/.test(text) ? text.split(/[;|]/) : text.split(',');
	return parts.map((part) => part.trim()).filter(Boolean);
}

/** Markdown or HTML as it is, with the line ends of the content. */
export const toBody = (value: unknown): string =>
	String(value)
		.replace(/\r\n?/g, '\n')
		.replace(/^(?:[ \t]*\n)+/, '')
		.trimEnd();
