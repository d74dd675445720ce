import { parseExactYaml } from './parse-exact-yaml.ts';
import type { ParsedYaml } from './parsed-yaml.ts';
import { scanYaml } from './scan-yaml.ts';
import { placeOf, type TextProblem } from './split-file.ts';

/**
 * @param source - YAML text.
 * @param firstLine - The 1-based line of the file on which the text begins.
 */
export function parseYaml(source: string, firstLine: number): ParsedYaml | readonly TextProblem[] {
	const scanned = scanYaml(source);
	if (!scanned) return parseExactYaml(source, firstLine);
	return {
		data: scanned.data,
		locate: (path, key) => {
			const { line, column } = placeOf(source, scanned.offsetOf(path, key));
			return { line: line + firstLine - 1, column };
		},
	};
}
