import { expect, test } from 'vitest';
import { resolveWord } from '../../src/agents/resolve-word.ts';

test('a list of words is read once for all words that are looked up in it', () => {
	let read = 0;
	const words = ['Igara Studio', 'Blender Foundation'].map((name) => ({
		slug: name.toLowerCase().replace(' ', '-'),
		get name() {
			read++;
			return name;
		},
	}));
	expect(resolveWord('maker', 'IGARA studio', words)).toEqual({ slug: 'igara-studio' });
	const problem = expect.stringContaining('The nearest: blender-foundation. ');
	expect(resolveWord('maker', 'blendr foundation', words)).toEqual({ problem });
	const before = read;
	expect(resolveWord('maker', 'blender-foundation', words)).toEqual({ slug: 'blender-foundation' });
	expect(resolveWord('maker', 'blender fundation', words)).toEqual({ problem });
	expect(read).toBe(before);
});
