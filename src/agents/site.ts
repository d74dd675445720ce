/** The published site as agents read it: the same files that every other client gets. */

export interface AgentSite {
	/** Base of absolute URLs, without a trailing slash. */
	readonly baseUrl: string;
	/** The text of a published file; `undefined` when there is none. */
	readonly read: (path: string) => Promise<string | undefined>;
	/** What was made of files of this release, by name: it stays true as long as the release is served. */
	readonly memo: Map<string, Promise<unknown>>;
	/** Told of a failure that the client sees as an internal error. */
	readonly onError?: (error: unknown) => void;
}

/** A file as the hosts' assets give it. */
interface Source {
	get(
		path: string,
		acceptEncoding: null,
	): Promise<{ readonly body: unknown } | undefined> | { readonly body: unknown } | undefined;
}

/** @param assets - Files of one release. */
export function readFrom(assets: Source): AgentSite['read'] {
	return async (path) => {
		const asset = await assets.get(path, null);
		return asset && new Response(asset.body as BodyInit).text();
	};
}

/** Makes something of a release once; a failure is not kept. */
export function memoize<Value>({ memo: made }: AgentSite, name: string, make: () => Promise<Value>): Promise<Value> {
	const known = made.get(name);
	if (known) return known as Promise<Value>;
	const work = make();
	made.set(name, work);
	work.catch(() => made.delete(name));
	return work;
}
