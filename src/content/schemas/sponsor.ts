import { z } from 'zod';
import { pictureName } from './product-fields.ts';
import { calendarDate, httpUrl, line } from './text.ts';

/** Front matter of `content/sponsors/<slug>.md`. */
export const sponsorFrontMatter = z.strictObject({
	name: line(60),
	tagline: line(100).optional(),
	url: httpUrl,
	picture: pictureName('a picture').optional(),
	from: calendarDate,
	until: calendarDate,
});
