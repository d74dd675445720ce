import type { NamedProduct, Reading } from '../grammar/reading.ts';
import { wordSet } from '../grammar/tokens.ts';

const joining = wordSet('and und or oder vs versus with mit against gegen than als to');

/** Names that may be other words count where a comparison needs them, and parts of names where they stand in a list. */
export function sidesOf({ products, possibleProducts, signs, tokens, rest }: Reading): readonly NamedProduct[] {
	const unknown = possibleProducts.filter(({ row }) => !products.some((own) => own.row === row));
	const isListed = ({ at, how }: NamedProduct): boolean =>
		how === 'part' &&
		rest.some((token) => token === tokens[at]) &&
		(joining.has(tokens[at - 1]?.key ?? '') ||
			joining.has(tokens[at + 1]?.key ?? '') ||
			tokens[at]?.isBehindComma === true);
	const isAll = products.length < 2 && signs.has('compare');
	const others = isAll ? unknown : products.length > 0 ? unknown.filter(isListed) : [];
	return [...products, ...others].toSorted((a, b) => a.at - b.at);
}
