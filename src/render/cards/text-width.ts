/**
 * Estimates how wide a text is, without a font. Latin letters have the advances of Source Serif 4 in its semibold
 * weight; everything else is estimated wider than it is drawn, because a line that is too short looks better than one
 * that leaves its picture.
 */

/** Characters by their width in hundredths of the font size. */
const latin: readonly (readonly [width: number, characters: string])[] = [
	[24, " '"],
	[28, '\\,./'],
	[32, '|[]:;{}!'],
	[35, 'j()-il'],
	[39, 'tfI'],
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

/** Kinds of characters, the first that matches decides. */
const kinds: readonly (readonly [pattern: RegExp, width: number])[] = [
	// Marks of the scripts that our fonts know sit above and below; of others they may come as boxes.
	[
		/[\u0300-\u036f]|[\ufe00-\ufe0f]|(?=\p{Mn})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u,
		0,
	],
	[/[\u200c-\u200f\u061c]/, 0],
	[/\u20e3/, 1.85],
	[/[\ufdf0-\ufdfc]/, 4],
	[/\ufdfd/, 11],
	[/[\u0627\u062f-\u0632\u0648]/, 0.6],
	[/[\u093e-\u0940\u0949-\u094c]/, 0.45],
	[/[\u0633-\u0636]/, 1.25],
	[/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u, 0.95],
	[/\p{Script=Thai}/u, 0.75],
	[/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u, 1.02],
	[/[\u3000-\u303f\uff00-\uff60]/, 1.02],
	[/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/u, 1.3],
	[/[\u2e3a\u2e3b]/, 2.6],
	[/[\u2018-\u201f]/, 0.55],
	[/[\u2010-\u2027\u00a0-\u00bf]/, 0.95],
	[/(?=\p{Ll})[\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]/u, 0.98],
	[/[\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]/, 1.15],
];

/** A font without a glyph draws a box with the number of the character. */
const boxWidth = 1.25;

/** @returns The width at a font size of 1. */
export function textWidth(text: string): number {
	let sum = 0;
	for (const character of text) sum += widths.get(character) ?? rememberWidth(character);
	return sum;
}

function rememberWidth(character: string): number {
	// Accents take no room, so only the letter counts.
	const [letter = character] = character.normalize('NFD');
	const width = widths.get(letter) ?? kinds.find(([pattern]) => pattern.test(letter))?.[1] ?? boxWidth;
	widths.set(character, width);
	return width;
}
