import { runGit } from './run-git.ts';

/** Sizes in bytes of objects of a repository; those that it lacks have none. */
export function objectSizes(folder: string, objects: readonly string[]): ReadonlyMap<string, number> {
	const input = objects.map((object) => `${object}\n`).join('');
	const { stdout } = runGit(folder, ['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input });
	return new Map(
		stdout
			.toString('latin1')
			.split('\n')
			.flatMap((line): [string, number][] => {
				const [object = '', size = ''] = line.split(' ');
				return /^\d+$/.test(size) ? [[object, Number(size)]] : [];
			}),
	);
}
