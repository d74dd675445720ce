import { contractPathOf } from './contract.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

/** Every path of the contract has a file, unless there is nothing of its kind. */
export function checkPaths(files: PublishedFiles, paths: readonly string[], report: Report): void {
	for (const path of paths) {
		const start = path === '/api/products' ? '/data/lists/products/' : path.replace('{slug}', '');
		const isUsed = files.paths.list.some((file) => file.startsWith(start) && contractPathOf(file) === path);
		if (isUsed || isOfNothing(path, files)) continue;
		report({ file: path, pointer: '', message: 'stands in the contract and has no file.' });
	}
}

/** Whether a path is one of single resources of which the catalog has none. */
function isOfNothing(path: string, files: PublishedFiles): boolean {
	const list = (file: string) => (files.json(file, () => {}) ?? {}) as Record<string, unknown>;
	if (path === '/api/products/{slug}') return list('/data/lists/products/50/1.json')['total_count'] === 0;
	const periods = list('/api/launch_periods.json')['launch_periods'];
	return path === '/api/launch_periods/{slug}' && Array.isArray(periods) && periods.length === 0;
}
