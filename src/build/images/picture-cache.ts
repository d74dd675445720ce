/** Pictures of earlier builds, by what they were made of. Each entry begins with the SHA-256 of its picture. */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { extname, join } from 'node:path';
import { sha256, writeTo } from '../files.ts';

/** The size of the cache, as a multiple of a catalog's pictures, for pictures that are needed again. */
const spare = 2;
const spareAtLeast = 100;

export class PictureCache {
	readonly #folder: string;
	readonly #fresh: boolean;
	#drawn = 0;
	/** Files of pictures that were drawn since the cache was opened. */
	readonly #new = new Set<string>();

	/**
	 * @param folder - Of this cache alone.
	 * @param fresh - Whether every picture is drawn, whatever is there.
	 */
	constructor(folder: string, fresh = false) {
		this.#folder = folder;
		this.#fresh = fresh;
		mkdirSync(folder, { recursive: true });
	}

	/** How many pictures were drawn. */
	get drawn(): number {
		return this.#drawn;
	}

	/** The picture, drawn if it is not in the cache. */
	async obtain({ path, key, identity = () => key, draw }: Picture): Promise<Buffer> {
		const file = join(this.#folder, sha256(identity()) + extname(path));
		const known = this.#fresh && !this.#new.has(file) ? undefined : read(file);
		if (known) {
			const now = new Date();
			utimesSync(file, now, now);
			return known;
		}
		const drawn = await draw();
		// A rename makes the entry appear with all of its bytes. Two pictures may be alike and drawn at the same time.
		const own = `${file}.${this.#drawn++}`;
		try {
			writeTo(own, Buffer.concat([digestOf(drawn), drawn]));
			renameSync(own, file);
			this.#new.add(file);
		} finally {
			rmSync(own, { force: true });
		}
		return drawn;
	}

	/**
	 * Removes the least recently used pictures, once there are many more than a catalog has.
	 *
	 * @param pictures - How many it has.
	 */
	removeOld(pictures: number): void {
		const names = readdirSync(this.#folder);
		if (names.length <= spare * pictures + spareAtLeast) return;
		const byUse = names
			.map((name) => ({ name, used: statSync(join(this.#folder, name)).mtimeMs }))
			.sort((a, b) => b.used - a.used);
		for (const { name } of byUse.slice(pictures)) rmSync(join(this.#folder, name), { recursive: true });
	}
}

/** @returns `undefined` when there is no such picture, or not all of it. */
function read(file: string): Buffer | undefined {
	try {
		const entry = readFileSync(file);
		const bytes = entry.subarray(digestLength);
		return digestOf(bytes).equals(entry.subarray(0, digestLength)) ? bytes : undefined;
	} catch {
		return undefined;
	}
}

const digestLength = 32;
const digestOf = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

/** A picture that the build draws, before it is drawn. */
export interface Picture {
	/** Where it is published. */
	readonly path: string;
	/** Differs when what it shows, or what draws it, differs. */
	readonly key: string;
	/** Equal for pictures with the same bytes, even where their keys differ; defaults to the key. */
	readonly identity?: () => string;
	/** @returns The bytes of a PNG or a WebP, as the path says. */
	readonly draw: () => Promise<Buffer>;
}
