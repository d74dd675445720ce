/** Pictures of earlier builds, by what they were made of. An entry is used only when it is whole. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { removeAbandoned } from '../../content/cache/remove-abandoned.ts';
import type { Picture } from './picture.ts';
import { isWholePng } from './whole-png.ts';
import { isWholeWebp } from './whole-webp.ts';

/** How many times the pictures of a catalog are kept, for those that come back. */
const spare = 2;
const spareAtLeast = 100;

export class PictureCache {
	readonly #folder: string;
	readonly #fresh: boolean;
	#drawn = 0;

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

	/** The picture, drawn when no earlier build has left it. */
	async obtain({ path, version, source, draw }: Picture): Promise<Buffer> {
		const bytes = Buffer.from(source());
		const name = `${createHash('sha256').update(`${version}\n`).update(bytes).digest('hex')}${extname(path)}`;
		const file = join(this.#folder, name);
		const known = this.#fresh ? undefined : read(file);
		if (known && isWhole(path, known)) {
			const now = new Date();
			utimesSync(file, now, now);
			return known;
		}
		const drawn = await draw(bytes);
		// A rename makes the entry appear with all of its bytes. Two pictures may be alike and drawn at the same time.
		const own = `${file}.${this.#drawn++}`;
		try {
			writeFileSync(own, drawn);
			renameSync(own, file);
		} finally {
			rmSync(own, { force: true });
		}
		return drawn;
	}

	/**
	 * Removes the pictures that have not been used for longest, once there are many more than a catalog has.
	 *
	 * @param pictures - How many it has.
	 */
	removeOld(pictures: number): void {
		removeAbandoned(this.#folder, isTemporary);
		const names = readdirSync(this.#folder).filter((name) => !isTemporary(name));
		if (names.length <= spare * pictures + spareAtLeast) return;
		const byUse = names
			.map((name) => ({ name, used: statSync(join(this.#folder, name)).mtimeMs }))
			.sort((a, b) => b.used - a.used);
		for (const { name } of byUse.slice(pictures)) rmSync(join(this.#folder, name), { recursive: true });
	}
}

const isWhole = (path: string, bytes: Buffer): boolean =>
	path.endsWith('.webp') ? isWholeWebp(bytes) : isWholePng(bytes);

const isTemporary = (name: string): boolean => /\.(?:png|webp)\.\d+$/.test(name);

function read(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
