/** The content security policy of pages and files, as boards widen it. */

/** The kinds of sources that a board can add. */
export const policyKinds = ['script', 'connect', 'frame', 'form', 'img', 'font', 'media'] as const;

/** What a board adds: the origins in `site.yaml`, and hashes of the inline scripts and styles of its islands. */
export type PolicyAdditions = Readonly<
	Partial<Record<(typeof policyKinds)[number] | 'style', readonly string[] | undefined>>
>;

export interface Policies {
	/** The policy of everything but the launch form. */
	readonly all: string;
	/** The policy of the launch form, which also connects to the forge. The page has a narrower one in its `<meta>`. */
	readonly launch: string;
}

export function policiesOf(additions: PolicyAdditions): Policies {
	const added = (kind: keyof PolicyAdditions) => (additions[kind] ?? []).map((source) => ` ${source}`).join('');
	const [frame, media] = [added('frame'), added('media')];
	const policy = (connections: string) =>
		[
			`default-src 'none'; style-src 'self'${added('style')}; img-src 'self' data:${added('img')}`,
			`font-src 'self'${added('font')}; connect-src 'self'${connections}; manifest-src 'self'`,
			`script-src 'self'${added('script')}; base-uri 'none'; form-action 'self'${added('form')}; frame-ancestors 'none'`,
			...(frame ? [`frame-src${frame}`] : []),
			...(media ? [`media-src 'self'${media}`] : []),
		].join('; ');
	return { all: policy(added('connect')), launch: policy(' https:') };
}

/** The policies of a board without additions. */
export const usualPolicies = policiesOf({});
