/**
 * How the digest looks in mail. Colours and sizes stand on the elements themselves, since many mail programs read nothing
 * else; a dark theme and narrower margins come on top of them where a style sheet is read.
 */
import { darkColours, lightColours } from '../colours.ts';

const { paper, ink, quiet, line, accent } = lightColours;

const serif = "Georgia, 'Times New Roman', Times, serif";

/** A style attribute: the properties of each kind of element, by its name. Outlook for Windows knows padding of cells only. */
export const styles = {
	body: `margin: 0; padding: 0; background-color: ${paper}; color: ${ink}; font-family: ${serif}`,
	preview: 'display: none; font-size: 1px; line-height: 1px; max-height: 0; max-width: 0; overflow: hidden',
	page: `background-color: ${paper}`,
	gutter: 'padding: 24px 16px',
	column: 'width: 100%; max-width: 600px; text-align: left',
	brand: `padding: 0 0 10px; border-bottom: 1px solid ${ink}; font-family: ${serif}; font-size: 20px; line-height: 26px; font-weight: bold; color: ${ink}`,
	brandLink: `color: ${ink}; text-decoration: none`,
	number: `padding: 0 0 10px; border-bottom: 1px solid ${ink}; font-family: ${serif}; font-size: 14px; line-height: 26px; color: ${quiet}; text-align: right`,
	title: `margin: 28px 0 6px; padding: 0; font-family: ${serif}; font-size: 32px; line-height: 38px; font-weight: bold; color: ${ink}`,
	heading: `margin: 40px 0 8px; padding: 0; font-family: ${serif}; font-size: 20px; line-height: 26px; font-weight: bold; color: ${ink}`,
	text: `margin: 0 0 12px; padding: 0; font-family: ${serif}; font-size: 17px; line-height: 26px; color: ${ink}`,
	list: `margin: 0 0 12px 24px; padding: 0; font-family: ${serif}; font-size: 17px; line-height: 26px; color: ${ink}`,
	lead: `margin: 0 0 20px; padding: 0; font-family: ${serif}; font-size: 19px; line-height: 27px; color: ${quiet}`,
	small: `margin: 0 0 10px; padding: 0; font-family: ${serif}; font-size: 14px; line-height: 21px; color: ${quiet}`,
	rank: `width: 34px; padding: 14px 8px 14px 0; border-top: 1px solid ${line}; font-family: ${serif}; font-size: 18px; line-height: 24px; color: ${quiet}; vertical-align: top`,
	firstRank: `width: 34px; padding: 18px 8px 18px 0; border-top: 1px solid ${line}; font-family: ${serif}; font-size: 30px; line-height: 34px; color: ${ink}; vertical-align: top`,
	tile: `width: 48px; padding: 20px 14px 18px 0; border-top: 1px solid ${line}; vertical-align: top`,
	firstPlace: `padding: 18px 0; border-top: 1px solid ${line}; font-family: ${serif}; font-size: 17px; line-height: 25px; color: ${ink}; vertical-align: top`,
	place: `padding: 14px 0; border-top: 1px solid ${line}; font-family: ${serif}; font-size: 16px; line-height: 24px; color: ${ink}; vertical-align: top`,
	score: `padding: 14px 0 14px 12px; border-top: 1px solid ${line}; font-family: ${serif}; font-size: 16px; line-height: 24px; color: ${ink}; text-align: right; vertical-align: top; white-space: nowrap`,
	name: `color: ${ink}; font-weight: bold; text-decoration: underline`,
	firstName: `color: ${ink}; font-size: 24px; line-height: 30px; font-weight: bold; text-decoration: underline`,
	note: `color: ${quiet}; font-size: 14px; line-height: 21px`,
	picture: 'display: block; width: 48px; height: 48px; border: 0',
	link: `color: ${accent}; text-decoration: underline`,
	aboveButton: 'height: 20px; font-size: 1px; line-height: 20px',
	button: `padding: 11px 20px; background-color: ${accent}; font-family: ${serif}; font-size: 16px; line-height: 22px`,
	buttonLink: `color: ${paper}; text-decoration: none`,
	foot: `padding: 20px 0 0; border-top: 1px solid ${ink}`,
} as const;

const monogramStyle = (tint: string, tone: string): string =>
	`width: 48px; height: 48px; background-color: ${tint}; color: ${tone}; font-family: ${serif}; font-size: 22px; line-height: 48px; font-weight: bold; text-align: center`;

/** The letters of a product without an icon, on its tint. */
export function monogram(tint: number): { readonly bgColor: string; readonly style: string } {
	const [background, tone] = [colour(lightColours, 'tint', tint), colour(lightColours, 'tone', tint)];
	return { bgColor: background, style: monogramStyle(background, tone) };
}

type Colours = Readonly<Record<keyof typeof lightColours, string>>;

const tints = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const colour = (colours: Colours, kind: 'tint' | 'tone', tint: number): string =>
	colours[`${kind}${tints[tint - 1] ?? 1}`];

/** For programs that read it. They change the colours of elements by class; `!important` stands above style attributes. */
export const scheme = ':root { color-scheme: light dark; supported-color-schemes: light dark; }';

const darkRules: readonly (readonly [selector: string, declarations: string])[] = [
	['.paper', `background-color: ${darkColours.paper} !important`],
	['.ink', `color: ${darkColours.ink} !important`],
	['.quiet', `color: ${darkColours.quiet} !important`],
	['.accent', `color: ${darkColours.accent} !important`],
	['.line', `border-color: ${darkColours.line} !important`],
	['.rule', `border-color: ${darkColours.ink} !important`],
	['.button', `background-color: ${darkColours.accent} !important`],
	['.on-button', `color: ${darkColours.paper} !important`],
	...tints.map((tint): [string, string] => [
		`.tint-${tint}`,
		`background-color: ${colour(darkColours, 'tint', tint)} !important; color: ${colour(darkColours, 'tone', tint)} !important`,
	]),
];

export const dark = `@media (prefers-color-scheme: dark) { ${darkRules.map(([selector, declarations]) => `${selector} { ${declarations}; }`).join('\n')} }`;
