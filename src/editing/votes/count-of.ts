import { describeProblem } from '../../content/describe-problem.ts';
import { productFrontMatter } from '../../content/schemas/product.ts';
import { quote } from '../../content/schemas/text.ts';
import { suggestNumbers } from '../../content/suggest-number.ts';
import { toNumber } from '../import/convert-value.ts';
import type { CountField } from './columns.ts';

const { shape } = productFrontMatter.shape.launches.unwrap().element;

/** Reads votes, comments or a score out of a cell by the rule of the field. Returns what is wrong as a sentence. */
export function countOf(field: CountField, cell: unknown): number | string {
	const value = toNumber(cell);
	const { data, error } = shape[field].safeParse(value);
	const [issue] = error?.issues ?? [];
	if (issue === undefined) return (data ?? 0) + 0;
	const isWhole = field !== 'score';
	const message = describeProblem(issue, value, isWhole);
	const hasRemedy = message.includes('. ') || message.includes(' or more') || message.includes(' or less');
	return hasRemedy ? message : `${message}${remedy(field, value)}`;
}

/** For what is no number, and for a fraction where only whole numbers count. */
function remedy(field: CountField, value: unknown): string {
	const [meant = String(value)] = typeof value === 'string' ? suggestNumbers(value, false) : [];
	const number = Number(meant);
	if (field !== 'score' && Number.isFinite(number) && !Number.isInteger(number)) {
		return ` ${field === 'votes' ? 'Votes' : 'Comments'} are counted: write \`${Math.floor(number)}\` or \`${Math.ceil(number)}\`.`;
	}
	return ` Write digits such as ${quote(field === 'score' ? '229.5' : '214')}, or leave the cell empty.`;
}
