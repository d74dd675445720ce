/**
 * Estimates how wide a text is, without a font. Latin letters have the advances of the font of cards in its semibold weight;
 * everything else is estimated as wide as its widest letter or wider, because a line that is too short looks better than one
 * that leaves its picture.
 */

/** Characters by their width in hundredths of the font size. */
const latin: readonly (readonly [width: number, characters: string])[] = [
	[24, " '"],
	[28, ',.'],
	[32, '|:;!'],
	[35, 'j-il'],
	[39, '\\/()[]{}tfI'],
	[41, 'J`'],
	[44, '"?'],
	[48, '*rsz'],
	[56, 'c_$e#S0123456789+<=>^~ag'],
	[61, 'vxZoyFL'],
	[66, 'qkdbpPEuBhnC'],
	[69, 'TYX'],
	[76, 'RVDAKG&UOQN'],
	[87, 'Hw@'],
	[97, 'Mm%'],
	[103, 'W'],
];

const widths = new Map(
	latin.flatMap(([width, characters]) => [...characters].map((one) => [one, width / 100] as const)),
);

/** @returns The width at a font size of 1. */
export function textWidth(text: string): number {
	let sum = 0;
	for (const character of text) sum += widths.get(character) ?? rememberWidth(character);
	return sum;
}

function rememberWidth(character: string): number {
	// Accents take no room, so only the letter counts.
	const [letter = character] = character.normalize('NFD');
	const other = /[\p{Mn}\p{Cf}]/u.test(letter) ? 0 : /\p{Ll}/u.test(letter) ? 0.98 : 1.15;
	const width = widths.get(letter) ?? other;
	widths.set(character, width);
	return width;
}
