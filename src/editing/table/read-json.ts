import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { excerpt, quote } from '../../content/schemas/text.ts';
import type { Problem } from './problem.ts';
import type { Cell, Row, Table } from './table.ts';

type Place = Pick<Cell, 'line' | 'column'>;

const shape = 'Write a list of objects such as `[{"product": "acme-notes", "votes": 214}]`.';

/** A list of objects; or an object with one member, which is such a list. */
export function readJson(text: string, report: (problem: Problem) => void): Pick<Table, 'columns' | 'rows'> {
	const none = { columns: [], rows: [] };
	const fault = syntaxFault(text);
	if (fault) {
		report(fault);
		return none;
	}
	const lines = new LineCounter();
	// JSON is YAML, whose parser knows where each value stands.
	const document = parseDocument(text, { version: '1.2', schema: 'core', lineCounter: lines, prettyErrors: false });
	const placeOf = (node: unknown): Place => {
		const [offset = 0] = (isNode(node) && node.range) || [];
		const { line, col } = lines.linePos(offset);
		return { line: Math.max(line, 1), column: Math.max(col, 1) };
	};
	const [twice] = document.errors;
	if (twice) {
		const { line, col } = lines.linePos(twice.pos[0]);
		report({ line, column: col, field: 'file', message: 'A member stands there twice. Delete one.' });
		return none;
	}
	const { contents } = document;
	const only = isMap(contents) && contents.items.length === 1 ? contents.items[0]?.value : contents;
	if (!isSeq(only)) {
		report({ ...placeOf(contents), field: 'file', message: `Is no list. ${shape}` });
		return none;
	}
	const columns = new Set<string>();
	const rows = only.items.flatMap((item): Row[] => {
		if (!isMap(item)) {
			report({ ...placeOf(item), field: 'row', message: `Is no object. ${shape}` });
			return [];
		}
		const cells = item.items.flatMap((pair): [string, Cell][] => {
			if (!isPair(pair) || !isScalar(pair.key)) return [];
			const name = String(pair.key.value);
			columns.add(name);
			const { value } = pair;
			if (value !== null && !isScalar(value)) {
				report({
					...placeOf(value),
					field: excerpt(name),
					message: `${quote(name)} is a list or an object. Write one value.`,
				});
				return [];
			}
			const plain = typeof value?.value === 'string' ? value.value.trim() : (value?.value ?? '');
			return plain === '' ? [] : [[name, { value: plain, ...placeOf(value) }]];
		});
		return [{ ...placeOf(item), cells: new Map(cells) }];
	});
	return { columns: [...columns], rows };
}

function syntaxFault(text: string): Problem | undefined {
	try {
		JSON.parse(text);
		return undefined;
	} catch (error) {
		const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(String(error)) ?? [];
		const end = text.trimEnd().split('\n');
		const place =
			line === undefined
				? { line: end.length, column: (end.at(-1)?.length ?? 0) + 1 }
				: { line: Number(line), column: Number(column) };
		return { ...place, field: 'file', message: 'Is not JSON from here on. Correct it, or hand in CSV.' };
	}
}
