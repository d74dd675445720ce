/** The content security policy of pages and files, as boards widen it. */

/** What a policy names sources for. Boards widen all but `style`. */
export const policyKinds = ['script', 'connect', 'frame', 'form', 'img', 'font', 'media'] as const;

/** What a board adds: origins of `site.yaml`, and hashes of what its islands have inline. */
export type PolicyAdditions = Readonly<
	Partial<Record<(typeof policyKinds)[number] | 'style', readonly string[] | undefined>>
>;

export interface Policies {
	/** Of everything but the launch form. */
	readonly all: string;
	/** The launch form also connects to the forge, which only the page itself knows: it has a narrower policy of its own. */
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
