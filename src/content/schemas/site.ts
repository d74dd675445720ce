import { z } from 'zod';
import { hostPattern, httpUrl, line, slug } from './text.ts';

/** The content of `content/site.yaml`. */
export const siteFile = z.strictObject({
	name: line(60),
	description: line(200),
	base_url: httpUrl
		.refine(
			(text) => !/[?#]/.test(text) && ['/', undefined].includes(URL.parse(text)?.pathname),
			'Must have no path, `?` or `#`. Write the address of the host, such as `https://catalog.example`.',
		)
		.meta({ pattern: hostPattern }),
	notice: line(300).optional(),
	numbers: z.enum(['demonstration', 'real']).default('demonstration'),
	forge: z.strictObject({
		kind: z.enum(['github', 'gitea', 'gitlab']),
		repository: httpUrl,
		branch: line(100),
	}),
	plans: z
		.array(z.strictObject({ slug, name: line(60), description: line(200) }))
		.min(1)
		.superRefine(unique),
	pricing_models: z
		.array(z.strictObject({ slug: line(40), name: line(60), free: z.boolean().default(false) }))
		.min(1)
		.superRefine(unique),
	score: z.strictObject({ votes: z.number().min(0).max(1_000), comments: z.number().min(0).max(1_000) }),
});

export type Site = z.output<typeof siteFile>;

function unique(entries: readonly { readonly slug: string }[], context: z.RefinementCtx): void {
	const slugs = entries.map(({ slug }) => slug);
	for (const [index, slug] of slugs.entries()) {
		if (slugs.indexOf(slug) === index) continue;
		const message = `The slug \`${slug}\` is listed twice. Delete one entry.`;
		context.addIssue({ code: 'custom', message, path: [index, 'slug'] });
	}
}
