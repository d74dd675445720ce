import { relative, sep } from 'node:path';
import type { Issue } from '../content/issue.ts';

/** A finding in content that was taken out of the repository, with the path that its editor knows, also in its message. */
export function relabel<Found extends Issue>(found: Found, folder: string, label: string): Found {
	const inWorkingFolder = relative(process.cwd(), folder).split(sep).join('/');
	const named = (text: string): string => text.replaceAll(folder, label).replaceAll(inWorkingFolder, label);
	// Places are looked up when somebody wants to know them.
	return Object.create(found, {
		path: { value: named(found.path), enumerable: true },
		message: { value: named(found.message), enumerable: true },
	}) as Found;
}
