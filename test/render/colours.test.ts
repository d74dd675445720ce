import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { darkColours, lightColours } from '../../src/render/colours.ts';

const colour = /#[\da-f]{6}\b/gi;

describe('the colours', () => {
	test('are those of the style sheets', () => {
		const tokens = readFileSync('src/render/html/styles/tokens.css', 'utf8');
		const declared = [...tokens.matchAll(/--(\w+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)];
		expect(Object.fromEntries(declared.map(([, name, light]) => [name, light]))).toEqual(lightColours);
		expect(Object.fromEntries(declared.map(([, name, , dark]) => [name, dark]))).toEqual(darkColours);
		expect(tokens.match(colour)).toHaveLength(2 * declared.length);
	});

	test('are those of the icon', () => {
		const icon = readFileSync('public/icon.svg', 'utf8');
		const names = ['ink', 'quiet', 'accent'] as const;
		expect(
			Object.fromEntries(Array.from(icon.matchAll(/\.(\w+) \{ fill: (#\w{6}) \}/g), ([, a, b]) => [a, b])),
		).toEqual(Object.fromEntries(names.map((name) => [name, darkColours[name]])));
		expect(
			Object.fromEntries(Array.from(icon.matchAll(/class="(\w+)" fill="(#\w{6})"/g), ([, a, b]) => [a, b])),
		).toEqual(Object.fromEntries(names.map((name) => [name, lightColours[name]])));
	});

	test('are written in no other module', () => {
		const modules = globSync('src/**/*.{ts,astro}').filter((file) => readFileSync(file, 'utf8').search(colour) >= 0);
		expect(modules).toEqual(['src/render/colours.ts']);
	});
});
