import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectsFile } from '../routes/paths.ts';

/**
 * Writes `_redirects`, from which static hosts learn what the edge reads in `/data/moved.json`: a line for each moved
 * page and its Markdown version. A line cannot say how long a redirect may be kept: that is the host's to decide.
 *
 * @param folder - A build.
 */
export function writeRedirects(folder: string): void {
	const client = join(folder, 'client');
	const moved = JSON.parse(readFileSync(join(client, redirectsFile), 'utf8')) as Record<string, string>;
	const lines = Object.entries(moved).flatMap(([from, to]) => [`${from} ${to} 301`, `${from}.md ${to}.md 301`]);
	writeFileSync(join(client, '_redirects'), lines.map((line) => `${line}\n`).join(''));
}
