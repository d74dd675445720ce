import { z } from 'zod';
import { line } from './text.ts';

/** Front matter of `content/categories/<slug>.md`. */
export const categoryFrontMatter = z.strictObject({
	name: line(80),
	description: line(200).optional(),
});
