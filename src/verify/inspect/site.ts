import type { PublishedPaths } from '../published-files.ts';

/** What a file is inspected with. */
export interface Site {
	readonly paths: PublishedPaths;
	/** The address in the published contract; `undefined` when it has none. */
	readonly baseUrl: string | undefined;
}
