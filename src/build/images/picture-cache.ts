/** Pictures of earlier builds, by what they were made of. An entry is used only when it is whole. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './picture.ts';
import { isWholePng } from './whole-png.ts';

export class PictureCache {
	readonly #folder: string;
	readonly #used = new Set<string>();
	#written = 0;

	/** @param folder - Of this cache alone. */
	constructor(folder: string) {
		this.#folder = folder;
		mkdirSync(folder, { recursive: true });
	}

	/** The picture, drawn when no earlier build has left it. */
	async obtain({ version, source, draw }: Picture): Promise<Buffer> {
		const bytes = Buffer.from(source());
		const name = `${createHash('sha256').update(`${version}\n`).update(bytes).digest('hex')}.png`;
		this.#used.add(name);
		const file = join(this.#folder, name);
		const known = read(file);
		if (known && isWholePng(known)) return known;
		const drawn = await draw(bytes);
		// A rename makes the entry appear with all of its bytes. Two pictures may be alike and drawn at the same time.
		const own = `${file}.${this.#written++}`;
		try {
			writeFileSync(own, drawn);
			renameSync(own, file);
		} finally {
			rmSync(own, { force: true });
		}
		return drawn;
	}

	/** Removes the pictures that this build has not used. */
	removeUnused(): void {
		for (const name of readdirSync(this.#folder)) {
			if (!this.#used.has(name)) rmSync(join(this.#folder, name), { recursive: true });
		}
	}
}

function read(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
