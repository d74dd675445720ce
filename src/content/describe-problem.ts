/** Describes zod's problems in sentences for editors. */
import type { z } from 'zod';
import { excerpt, quote } from './schemas/text.ts';

type ZodIssue = z.core.$ZodIssue;

const nouns: Readonly<Record<string, string>> = {
	string: 'text',
	number: 'a number',
	int: 'a whole number',
	boolean: '`true` or `false`',
	array: 'a list such as `[one, two]`',
	maps: 'a list whose entries begin with `- `',
	object: 'a map of keys and values',
};

/**
 * Says in two sentences what a schema found wrong and what to write instead.
 *
 * @param input - The value that the problem is about.
 * @param isWhole - Whether the schema wants a whole number. For a text, zod says only that it is no number.
 */
export function describeProblem(issue: ZodIssue, input: unknown, isWhole = false): string {
	switch (issue.code) {
		case 'custom':
		case 'invalid_format':
			return issue.message;
		case 'invalid_key':
			return issue.issues[0]?.message ?? '';
		case 'invalid_type':
			return wrongType(nounFor(issue.expected, isWhole, issue.path), input, issue.path);
		case 'invalid_value':
			if (input === undefined) return `Missing. Write ${alternatives(issue.values)}.`;
			return `Must be ${alternatives(issue.values)}; this one is ${kindOf(input)}.`;
		case 'too_small':
			if (issue.origin === 'array' && issue.minimum === 1) return 'Must have at least one entry. Add one.';
			if (issue.origin === 'array') return `Must have ${issue.minimum} entries or more. Add some.`;
			return `Must be ${issue.minimum} or more; this one is ${numberOf(input)}.`;
		case 'too_big':
			if (issue.origin === 'array') return `Must have ${issue.maximum} entries or fewer. Shorten the list.`;
			if (issue.origin === 'string') return `Must be ${issue.maximum} characters or fewer. Shorten it.`;
			return `Must be ${issue.maximum} or less; this one is ${numberOf(input)}.`;
		default:
			return `${issue.message}.`;
	}
}

const alternatives = (values: readonly unknown[]): string =>
	`one of ${values.map((value) => `\`${String(value)}\``).join(', ')}`;

/** A map with a key `length` is measured as well. */
const numberOf = (input: unknown): string => (typeof input === 'number' ? String(input) : kindOf(input));

function nounFor(expected: string, isWhole: boolean, path: readonly PropertyKey[]): string {
	const isOfMaps = ['launches', 'navigation', 'footer', 'fields'].includes(String(path.at(-1)));
	const kind = expected === 'array' && isOfMaps ? 'maps' : expected;
	return nouns[isWhole ? 'int' : kind] ?? kind;
}

function wrongType(noun: string, input: unknown, path: readonly PropertyKey[]): string {
	if (input === undefined) return `Missing. Write ${noun}.`;
	if (input === null) return `Has no value. Write ${noun}${wayOut(path.at(-1))}.`;
	const wrong = `Must be ${noun}; this one is ${kindOf(input)}.`;
	if (noun === 'text') return `${wrong} ${typeof input === 'object' ? 'Write a single text.' : 'Put it in quotes.'}`;
	if (noun.endsWith('number')) return wrong + numberRemedy(input, noun === nouns['int']);
	return noun === nouns['boolean'] && (input === 'true' || input === 'false') ? wrong + withoutQuotes : wrong;
}

const withoutQuotes = ' Remove the quotes.';

/** Separators of groups and decimal commas mean different numbers in different countries. */
function numberRemedy(input: unknown, isWhole: boolean): string {
	const isText = typeof input === 'string';
	if (!isText && !(isWhole && typeof input === 'number')) return '';
	if (isText && (isWhole ? /^\d+$/ : /^\d+(?:\.\d+)?$/).test(input)) return withoutQuotes;
	return isWhole ? ' Write digits only, such as `1214`.' : ' Write digits with at most one point, such as `1214.5`.';
}

function wayOut(key: PropertyKey | undefined): string {
	if (key === undefined) return '';
	return typeof key === 'number' ? ', or delete the entry' : ', or delete the line if the key is optional';
}

function kindOf(input: unknown): string {
	if (Array.isArray(input)) return 'a list';
	if (typeof input === 'object') return 'a map';
	return typeof input === 'string' ? `the text ${quote(input)}` : `\`${String(input)}\``;
}

/** The value at the end of a path; `undefined` when there is no such value. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
		data,
	);
}

/** `['launches', 0, 'period']` gives `launches[0].period`. */
export function formatPath(path: readonly PropertyKey[]): string {
	return path.reduce<string>((text, key) => {
		if (typeof key === 'number') return `${text}[${key}]`;
		const name = excerpt(String(key));
		return text ? `${text}.${name}` : name;
	}, '');
}
