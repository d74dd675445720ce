/** Files of a release that notes which of them are read. */
export function recordedAssets(texts: Readonly<Record<string, string>>) {
	const read: string[] = [];
	const get = async (path: string) => {
		read.push(path);
		const body = texts[path];
		return body === undefined ? undefined : { body };
	};
	return { read, assets: { get } };
}
