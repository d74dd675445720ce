/** No number that a person writes is longer. */
const maximumLength = 40;

const decimalComma = /^-?\d+,\d+$/;
const commaGroups = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const pointGroups = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const otherGroups = /^-?\d{1,3}(?:[ '’_\u00a0\u202f]\d{3})+(?:[.,]\d+)?$/;

/**
 * What a number with separators of groups or a decimal comma means, as YAML writes it: `1214` for `1,214`.
 *
 * @param isWhole - Whether only a whole number will do.
 * @returns The likelier meaning first; none when the text is no number.
 */
export function suggestNumbers(text: string, isWhole: boolean): string[] {
	if (text.length > maximumLength) return [];
	const meanings = [
		...(commaGroups.test(text) ? [text.replaceAll(',', '')] : []),
		...(pointGroups.test(text) ? [text.replaceAll('.', '').replace(',', '.')] : []),
		...(otherGroups.test(text) ? [text.replace(/[^\d.,-]/g, '').replace(',', '.')] : []),
		...(decimalComma.test(text) ? [text.replace(',', '.')] : []),
	];
	return [...new Set(meanings)].filter((meaning) => !isWhole || !meaning.includes('.'));
}
