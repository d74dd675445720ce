import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coloursOf, contrast, darkColours, lightColours } from '../../../src/render/shared/colours.ts';

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

	test('of a board are its own, with surfaces mixed of its paper, and those that it does not set', () => {
		const colors = { light: { paper: '#ffffff' }, dark: { accent: '#5eead4' } };
		const mixed = { paper: '#ffffff', plate: '#ffffff', wash: '#f6f6f6', line: '#dfe0e0' };
		expect(coloursOf({ colors }).light).toEqual({ ...lightColours, ...mixed });
		expect(coloursOf({ colors }).dark).toEqual({ ...darkColours, accent: '#5eead4' });
		expect(coloursOf({ colors: undefined })).toEqual({ light: lightColours, dark: darkColours });
	});

	test('of pages are written in no other module', () => {
		const modules = globSync('src/{pages,render}/**/*.{ts,astro}').filter(
			(file) => readFileSync(file, 'utf8').search(colour) >= 0,
		);
		expect(modules).toEqual(['src/render/shared/colours.ts']);
	});
});
