import { CORE_SCHEMA, load } from 'js-yaml';
import { type ParsedYaml, parseExactYaml } from './parse-exact-yaml.ts';
import type { TextProblem } from './split-file.ts';

/**
 * Reads YAML with js-yaml, which takes a tenth of the time of `yaml` and has no places. `yaml` reads what js-yaml refuses,
 * every text that the two might read differently, and the others when somebody asks for a place.
 *
 * @param source - YAML text.
 * @param firstLine - The 1-based line of the file on which the text begins.
 */
export function parseYaml(source: string, firstLine: number): ParsedYaml | readonly TextProblem[] {
	const data = loadOrdinary(source);
	if (data === undefined) return parseExactYaml(source, firstLine);
	let exact: ReturnType<typeof parseExactYaml> | undefined;
	return {
		data,
		locate: (...place) => {
			exact ??= parseExactYaml(source, firstLine);
			return 'data' in exact ? exact.locate(...place) : { line: firstLine, column: 1 };
		},
	};
}

/** Of a line: indentation, hyphens of a sequence, a key. */
const ordinaryStart = /^ {0,32}(?:- +)*(?:[a-z][a-z_]*:(?: +|$))?/;

/** All of a value or a part of it, on one line: so there is no comment, tag, anchor, directive or unusual key. */
const ordinaryValues = [
	/^$/,
	// Of numbers like `0b1` and `+0x1`, and of those beyond the largest, the two think differently.
	/^(?!0b|[\d.]+[eE])[^\s"'[\]{}&*!|>%@`#,?:.+-](?:[^:#]|:(?=\S)|(?<=\S)#)*$/,
	/^"(?:[^"\\]|\\["\\])*"$/,
	/^'(?:[^']|'')*'$/,
	/^\[(?:[A-Za-z][\w-]*(?:, ?[A-Za-z][\w-]*)*)?\]$/,
];

function isOrdinary(line: string): boolean {
	const value = line.slice(ordinaryStart.exec(line)?.[0].length);
	return ordinaryValues.some((form) => form.test(value));
}

/** @returns `undefined` for what `yaml` has to read. */
export function loadOrdinary(source: string): unknown {
	if (!source.split('\n').every(isOrdinary)) return undefined;
	try {
		return load(source, { schema: CORE_SCHEMA });
	} catch {
		return undefined;
	}
}
