import { z } from 'zod';
import { line } from './text.ts';

/** Front matter of `content/pages/<slug>.md`. */
export const pageFrontMatter = z.strictObject({
	title: line(80),
	description: line(200),
});
