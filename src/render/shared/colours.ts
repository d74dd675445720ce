/** The colours of a board, for its pages, cards and badges, and for the browser's own interface around them. */
import type { Site } from '../../content/schemas/site.ts';

/** By day, where `site.yaml` sets no others. A test compares them with `tokens.css` and the icon. */
export const lightColours = {
	paper: '#fdfcf9',
	ink: '#1d1e20',
	quiet: '#5c5f66',
	line: '#dedbd2',
	accent: '#8a2c0d',
	visited: '#6d4250',
	wash: '#f4f1ea',
	plate: '#fdfcf9',
	tint1: '#f4e0d6',
	tint2: '#f1e4c6',
	tint3: '#e6e9d0',
	tint4: '#d6e7da',
	tint5: '#d2e6e6',
	tint6: '#d9e2f0',
	tint7: '#e7deee',
	tint8: '#f3dce2',
	tone1: '#7a2c14',
	tone2: '#664a0e',
	tone3: '#48531a',
	tone4: '#235439',
	tone5: '#17545a',
	tone6: '#2b487c',
	tone7: '#573c75',
	tone8: '#80294a',
} as const;

export type Palette = Readonly<Record<keyof typeof lightColours, string>>;

/** For readers who prefer dark pages. */
export const darkColours: Palette = {
	paper: '#17181b',
	ink: '#e9e6df',
	quiet: '#a8aab0',
	line: '#36383e',
	accent: '#f0a37f',
	visited: '#c8a8b8',
	wash: '#1f2125',
	plate: '#e9e6df',
	tint1: '#46291f',
	tint2: '#40331b',
	tint3: '#343a1e',
	tint4: '#223c2e',
	tint5: '#1d3b3f',
	tint6: '#283550',
	tint7: '#3a2d49',
	tint8: '#472733',
	tone1: '#f2c3ae',
	tone2: '#ebd193',
	tone3: '#d3dba0',
	tone4: '#abd9bb',
	tone5: '#a5d7db',
	tone6: '#b9ccf0',
	tone7: '#d6c1e9',
	tone8: '#f1bdcc',
};

/** The palettes of a board. */
export const coloursOf = ({ colors }: Pick<Site, 'colors'>): Readonly<Record<'light' | 'dark', Palette>> => ({
	light: paletteOf(lightColours, colors?.light),
	dark: paletteOf(darkColours, colors?.dark),
});

/** The surfaces beside a paper of the board's own are mixed of it and the ink. */
function paletteOf(usual: Palette, own: NonNullable<Site['colors']>['light']): Palette {
	const { accent = usual.accent, paper } = own ?? {};
	if (paper === undefined) return { ...usual, accent };
	const plate = usual.plate === usual.paper ? paper : usual.plate;
	return { ...usual, accent, paper, plate, wash: mix(paper, usual.ink, 0.04), line: mix(paper, usual.ink, 0.14) };
}

/** @param share - Of the other colour, 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
	const others = channels(other);
	const mixed = channels(colour).map((part, index) => Math.round(part + ((others[index] ?? part) - part) * share));
	return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
