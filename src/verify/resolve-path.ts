import { aliases } from '../routes/discovery.ts';
import { agentEndpoints, apiPath, productListFile, productsPath } from '../routes/paths.ts';

/** What a request for a path is answered with. */
export interface Resolution {
	/** Files any of which is enough for a response. */
	readonly files: readonly string[];
	/** Whether the path is answered on demand, so that no file is needed. */
	readonly onDemand: boolean;
}

const nothing: Resolution = { files: [], onDemand: false };

/** @param path - As it stands in an address, with its escapes. */
export function resolvePath(path: string): Resolution {
	const plain = decode(path)?.replace(/(?<=.)\/$/, '');
	if (plain === undefined) return nothing;
	if (plain === '/') return { files: ['/index.html'], onDemand: false };
	if (plain === productsPath) return { files: [productListFile(50, 1)], onDemand: false };
	if (plain.startsWith(`${apiPath}/`)) return { files: [`${plain}.json`], onDemand: false };
	const onDemand = agentEndpoints.some((endpoint) => endpoint === plain);
	return { files: [`${plain}.html`, aliases.get(plain) ?? plain], onDemand };
}

/** Whether a request for a path succeeds: by a file, by a page, by the API from one of its files, or on demand. */
export function resolves(paths: { has(path: string): boolean }, path: string): boolean {
	const { files, onDemand } = resolvePath(path);
	return onDemand || files.some((file) => paths.has(file));
}

/** The characters behind percent signs; `undefined` when a percent sign is followed by no code of a character. */
export function decode(path: string): string | undefined {
	try {
		return path.includes('%') ? decodeURIComponent(path) : path;
	} catch {
		return undefined;
	}
}
