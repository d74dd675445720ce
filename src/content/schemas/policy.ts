/** The keys of `site.yaml` that allow other hosts: `policy`, `analytics` and `newsletter`. */
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

/** An address whose origin pages may use. */
const addressOf = (what: string, example: string) =>
	line(500)
		.superRefine((text, context) => {
			const url = /^https:\/\/[^\s@]+$/.test(text) ? URL.parse(text) : null;
			if (url && url.pathname !== '/' && originPattern.test(url.origin)) return;
			const message = `${quote(text)} is not the address of ${what}. Write one with \`https://\`, such as \`${example}\`.`;
			context.addIssue({ code: 'custom', message });
		})
		.meta({ pattern: '^https://[^\\s/?#@]+/\\S+$' });

export const newsletter = z.strictObject({
	action: addressOf('a form', 'https://news.example/join'),
	field: z
		.string()
		.regex(
			/^[\w.:[\]-]{1,100}$/,
			'Write the `name` of the field for the address in the form of the service, such as `EMAIL`.',
		)
		.default('email'),
});

export const analytics = z.strictObject({
	script: addressOf('a script', 'https://stats.example/script.js'),
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
	readonly newsletter?: { readonly action: string } | undefined;
}

/** What a board adds to the content security policy. */
export function policyAdditions({ policy = {}, analytics, newsletter }: OtherHosts): PolicyAdditions {
	const withOrigin = (kind: Kind, address: string | undefined) => {
		const origins = address === undefined ? [] : [new URL(address).origin];
		return [...new Set([...(policy[kind] ?? []), ...origins])];
	};
	return {
		...policy,
		script: withOrigin('script', analytics?.script),
		connect: withOrigin('connect', analytics?.script),
		...(newsletter && { form: withOrigin('form', newsletter.action) }),
	};
}
