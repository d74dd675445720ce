/** Pictures of earlier builds, by what they were made of. An entry is used only when it is whole. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { sha256 } from '../sha256.ts';
import type { Picture } from './picture.ts';

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
	async obtain({ path, key, identity = () => key, draw }: Picture): Promise<Buffer> {
		const file = join(this.#folder, sha256(identity()) + extname(path));
		const known = this.#fresh ? undefined : read(file);
		if (known && isWhole(known)) {
			const now = new Date();
			utimesSync(file, now, now);
			return known;
		}
		const drawn = await draw();
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
		const all = readdirSync(this.#folder);
		for (const name of all.filter(isTemporary)) removeAbandoned(join(this.#folder, name));
		const names = all.filter((name) => !isTemporary(name));
		if (names.length <= spare * pictures + spareAtLeast) return;
		const byUse = names
			.map((name) => ({ name, used: statSync(join(this.#folder, name)).mtimeMs }))
			.sort((a, b) => b.used - a.used);
		for (const { name } of byUse.slice(pictures)) rmSync(join(this.#folder, name), { recursive: true });
	}
}

/** Whether bytes are a WebP of the length that its head says (RFC 9649, 2.4), or a PNG whose chunks have their checksums. */
function isWhole(bytes: Buffer): boolean {
	if (bytes.toString('latin1', 0, 4) === 'RIFF') return bytes.length > 20 && bytes.readUInt32LE(4) + 8 === bytes.length;
	if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return false;
	for (let at = 8; at + 12 <= bytes.length; ) {
		const end = at + 12 + bytes.readUInt32BE(at);
		if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
		if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end === bytes.length;
		at = end;
	}
	return false;
}

/** In milliseconds. */
const longestWrite = 3_600_000;

/** Removes what a process has left that was killed while it wrote. */
function removeAbandoned(file: string): void {
	const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
	if (age > longestWrite) rmSync(file, { force: true });
}

const isTemporary = (name: string): boolean => /\.(?:png|webp)\.\d+$/.test(name);

function read(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
