/** Compares what Hugo wrote with what we wrote: a bench of two programs that do different work would measure nothing. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { BuildError } from '../../src/build/build-error.ts';

/** By how much the bytes of all files of one kind may differ. */
const tolerance = 0.1;

/**
 * Requires as many JSON, HTML and Markdown files with about as many bytes, and the same data in every JSON file.
 *
 * @param theirs - Hugo's folder of products.
 * @param ours - The published folder of our build.
 * @throws {BuildError} when something differs.
 */
export function requireSameOutput(theirs: string, ours: string): void {
	for (const [ending, folder] of [
		['json', 'api/products'],
		['html', 'products'],
		['md', 'products'],
	] as const) {
		const their = files(theirs, ending);
		const our = files(join(ours, folder), ending);
		if (their.count !== our.count) {
			throw new BuildError(`Hugo wrote ${their.count} \`.${ending}\` files of products, and our build ${our.count}.`);
		}
		if (Math.abs(their.bytes - our.bytes) > tolerance * our.bytes) {
			throw new BuildError(
				`Hugo's \`.${ending}\` files have ${their.bytes} bytes, more than ${100 * tolerance} % off our ${our.bytes}. Change their template in \`hugo-layouts.ts\`.`,
			);
		}
	}
	for (const name of globSync('*.json', { cwd: theirs })) {
		const [their, our] = [join(theirs, name), join(ours, 'api/products', name)].map(readJson);
		if (!isDeepStrictEqual(their, our)) {
			throw new BuildError(`Hugo's \`${name}\` has other data than ours. Change its template in \`hugo-layouts.ts\`.`);
		}
	}
}

function files(folder: string, ending: string): { readonly count: number; readonly bytes: number } {
	const sizes = globSync(`*.${ending}`, { cwd: folder }).map((name) => statSync(join(folder, name)).size);
	return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
