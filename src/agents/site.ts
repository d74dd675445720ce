/** The published site as agents read it: the same files that every other client gets. */

export interface AgentSite {
	/** Base of absolute URLs, without a trailing slash. */
	readonly baseUrl: string;
	/** The text of a published file; `undefined` when there is none. */
	readonly read: (path: string) => Promise<string | undefined>;
	/** Values derived from files of this release, by name: they are valid as long as the release is served. */
	readonly memo: Map<string, Promise<unknown>>;
	/** Gets a failure that the client sees as an internal error. */
	readonly onError?: (error: unknown) => void;
}

/** Files as a host has them. */
interface Assets {
	get(
		path: string,
		acceptEncoding: null,
	): Promise<{ readonly body: unknown } | undefined> | { readonly body: unknown } | undefined;
}

/** @param assets - Files of one release. */
export function readFrom(assets: Assets): AgentSite['read'] {
	return async (path) => {
		const asset = await assets.get(path, null);
		return asset && new Response(asset.body as BodyInit).text();
	};
}

/** Derives a value from files of a release once; a failure is not kept. */
export function memoize<Value>({ memo }: AgentSite, name: string, derive: () => Promise<Value>): Promise<Value> {
	const known = memo.get(name);
	if (known) return known as Promise<Value>;
	const value = derive();
	memo.set(name, value);
	value.catch(() => memo.delete(name));
	return value;
}
