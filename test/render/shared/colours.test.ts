import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { darkColours, lightColours } from '../../../src/render/shared/colours.ts';

const colour = /#[\da-f]{6}\b/gi;

describe('the colours', () => {
	test('are those of the style sheets', () => {
		const tokens = readFileSync('src/render/html/styles/tokens.css', 'utf8').replace(
			/\.tint-(\d) \{([^}]+)\}/g,
			(_, tint, pair) => pair.replace(/(?<=--\w+)(?=:)/g, tint),
		);
		const declared = [...tokens.matchAll(/--(\w+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)];
		expect(Object.fromEntries(declared.map(([, name, light]) => [name, light]))).toEqual(lightColours);
		expect(Object.fromEntries(declared.map(([, name, , dark]) => [name, dark]))).toEqual(darkColours);
		expect(tokens.match(colour)).toHaveLength(2 * declared.length);
	});

	test('are those of the icon', () => {
		const icon = readFileSync('public/icon.svg', 'utf8');
		const found = (fill: RegExp) => Object.fromEntries(Array.from(icon.matchAll(fill), ([, a, b]) => [a, b]));
		const own = ({ ink, quiet, accent }: Readonly<Record<string, string>>) => ({ ink, quiet, accent });
		expect(found(/\.(\w+) \{ fill: (#\w{6}) \}/g)).toEqual(own(darkColours));
		expect(found(/class="(\w+)" fill="(#\w{6})"/g)).toEqual(own(lightColours));
	});

	test.for([
		['light', lightColours],
		['dark', darkColours],
	] as const)('of monograms stand out from their %s tints, as WCAG 2.2 asks of text', ([, colours]) => {
		const pairs = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((tint) => [colours[`tint${tint}`], colours[`tone${tint}`]]);
		expect(pairs.filter(([tint = '', tone = '']) => contrast(tint, tone) < 4.5)).toEqual([]);
	});

	test('are written in no other module', () => {
		const modules = globSync('src/**/*.{ts,astro}').filter((file) => readFileSync(file, 'utf8').search(colour) >= 0);
		expect(modules).toEqual(['src/render/shared/colours.ts']);
	});
});

function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
