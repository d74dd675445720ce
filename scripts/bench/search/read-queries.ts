/**
 * Queries with the products that a reader wants by them: lines of kind, query and slugs, in columns, below a heading.
 * The answers were written before the ranking, by what a reader would want, and are changed only where they were wrong.
 */
import { readFileSync } from 'node:fs';

export interface TestQuery {
	/** What it tests, such as `misspelling`. */
	readonly kind: string;
	readonly query: string;
	/** Slugs, any of which is the answer. */
	readonly wanted: readonly string[];
	/** Nobody looks at these while the ranking is changed. */
	readonly isHeldOut: boolean;
}

/** One query in this many is held out. */
const heldOut = 3;

export function readQueries(file: string): TestQuery[] {
	const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
	return lines.map((line, at) => {
		const [kind = '', query = '', wanted = ''] = line.split('\t');
		if (query === '' || wanted === '') throw new Error(`Cannot read line ${at + 2} of ${file}: it has no answer.`);
		return { kind, query, wanted: wanted.split(','), isHeldOut: at % heldOut === heldOut - 1 };
	});
}
