/** The keys of `site.yaml` that allow other hosts: `policy` and `analytics`. */
import { z } from 'zod';
import { type PolicyAdditions, policyKinds } from '../../urls/policy.ts';
import { line, quote } from './text.ts';

/** It can hold neither a keyword in quotes nor the end of a directive. */
export const originPattern = /^https:\/\/(?:\*\.[a-z\d-]+\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/;

const origins = z
	.array(
		z
			.string()
			.superRefine((text, context) => {
				if (originPattern.test(text)) return;
				const https = `https://${/^https?:\/\/([^/?#]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''}`;
				const example = originPattern.test(https) ? https : 'https://stats.example';
				const message = `${quote(text)} is not an origin. Write \`https://\` and a host, without a path, such as \`${example}\`.`;
				context.addIssue({ code: 'custom', message });
			})
			.meta({ pattern: originPattern.source }),
	)
	.max(20)
	.optional();

type Kind = (typeof policyKinds)[number];

export const policy = z.strictObject(
	// `Object.fromEntries` widens the names of the keys.
	Object.fromEntries(policyKinds.map((kind) => [kind, origins])) as Readonly<Record<Kind, typeof origins>>,
);

export const analytics = z.strictObject({
	script: line(500)
		.superRefine((text, context) => {
			const url = /^https:\/\/[^\s@]+$/.test(text) ? URL.parse(text) : null;
			if (url && url.pathname !== '/' && originPattern.test(url.origin)) return;
			const message = `${quote(text)} is not the address of a script. Write one with \`https://\`, such as \`https://stats.example/script.js\`.`;
			context.addIssue({ code: 'custom', message });
		})
		.meta({ pattern: '^https://[^\\s/?#@]+/\\S+$' }),
	attributes: z
		.record(
			z
				.string()
				.regex(
					/^data-[a-z\d](?:[a-z\d-]*[a-z\d])?$/,
					'Is no data attribute. Write a name in lower case that begins with `data-`, such as `data-domain`.',
				),
			line(500),
		)
		.optional(),
});

interface OtherHosts {
	readonly policy?: Readonly<Partial<Record<Kind, readonly string[] | undefined>>> | undefined;
	readonly analytics?: { readonly script: string } | undefined;
}

/** What a board adds to the content security policy. */
export function policyAdditions({ policy = {}, analytics }: OtherHosts): PolicyAdditions {
	const origins = analytics ? [new URL(analytics.script).origin] : [];
	const withOrigins = (kind: Kind) => [...new Set([...(policy[kind] ?? []), ...origins])];
	return { ...policy, script: withOrigins('script'), connect: withOrigins('connect') };
}
