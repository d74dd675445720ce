/**
 * The file in which a cache is kept: the length of a header, the header, then pieces of a thousand entries each. A piece
 * is JSON and, behind it, the bodies in Latin-1, one after the other; a body with other letters stands in the JSON.
 *
 * Bodies are slices of one text for each piece, so that reading them copies nothing.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { KnownFile } from './known-file.ts';
import { removeAbandoned } from './remove-abandoned.ts';

export type KnownFiles = Map<string, KnownFile>;

/** What must be true of all entries. */
export interface CacheFacts {
	/** Of the code that has made them. */
	readonly version: string;
	/** Absolute path of the content folder whose files have the signatures. */
	readonly folder: string;
}

interface Header extends CacheFacts {
	readonly pieces: readonly Piece[];
}

interface Piece {
	/** Bytes. */
	readonly json: number;
	readonly bodies: number;
	/** Of all its bytes. */
	readonly crc: number;
}

type Row = readonly [
	path: string,
	sha256: string,
	times: readonly [size: number, mtime: number, ctime: number, ino: number] | null,
	checked: readonly [data: unknown, body: number | string] | null,
];

const entriesInPiece = 1_000;
const maximumHeader = 1024 * 1024;

/** @returns `undefined` for a file that does not exist, is damaged, or was written by other code. */
export function readCacheFile(file: string, { version, folder }: CacheFacts): KnownFiles | undefined {
	let descriptor: number | undefined;
	try {
		descriptor = openSync(file, 'r');
		const { size } = fstatSync(descriptor);
		const length = readExactly(descriptor, 4).readUInt32BE();
		if (length > maximumHeader) return undefined;
		const header = JSON.parse(readExactly(descriptor, length).toString('utf8')) as Header;
		if (header.version !== version) return undefined;
		const whole = header.pieces.reduce((sum, { json, bodies }) => sum + json + bodies, 4 + length);
		if (whole !== size) return undefined;
		const files: KnownFiles = new Map();
		// One for all: what is read from it is copied, and a hundred of them would wait for the garbage collector.
		const room = Buffer.allocUnsafe(Math.max(0, ...header.pieces.map(({ json, bodies }) => json + bodies)));
		for (const piece of header.pieces) {
			const bytes = fill(descriptor, room.subarray(0, piece.json + piece.bodies));
			readPiece(bytes, piece, header.folder === folder, files);
		}
		return files;
	} catch {
		return undefined;
	} finally {
		if (descriptor !== undefined) closeSync(descriptor);
	}
}

function readPiece(bytes: Buffer, { json, crc }: Piece, isSameFolder: boolean, files: KnownFiles): void {
	if (crc32(bytes) !== crc) throw new Error('The piece is damaged.');
	const rows = JSON.parse(bytes.toString('utf8', 0, json)) as readonly Row[];
	const text = bytes.toString('latin1', json);
	let start = 0;
	for (const [path, sha256, times, checked] of rows) {
		let result: KnownFile['result'];
		if (checked) {
			const [data, written] = checked;
			const body = typeof written === 'string' ? written : text.slice(start, start + written);
			if (typeof written === 'number') start += written;
			result = { data, body };
		}
		const [size, mtime, ctime, ino] = times ?? [0, 0, 0, 0];
		const signature = times && isSameFolder ? { size, mtime, ctime, ino } : undefined;
		files.set(path, { signature, sha256, result });
	}
}

const readExactly = (descriptor: number, length: number): Buffer => fill(descriptor, Buffer.allocUnsafe(length));

function fill(descriptor: number, bytes: Buffer): Buffer {
	let done = 0;
	while (done < bytes.length) {
		const read = readSync(descriptor, bytes, done, bytes.length - done, null);
		if (read === 0) throw new Error('The file is cut short.');
		done += read;
	}
	return bytes;
}

/**
 * Writes a cache whole or not at all: readers and other writers see the file before or the file after. Does nothing where
 * it cannot be written, since everything goes on without it.
 */
export function writeCacheFile(file: string, facts: CacheFacts, files: KnownFiles): void {
	const temporary = `${file}.${randomUUID()}.tmp`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		removeAbandoned(dirname(file), (name) => name.startsWith(`${basename(file)}.`));
		write(temporary, facts, files);
		renameSync(temporary, file);
	} catch {
		try {
			rmSync(temporary, { force: true });
		} catch {}
	}
}

function write(file: string, facts: CacheFacts, files: KnownFiles): void {
	const descriptor = openSync(file, 'wx');
	try {
		const entries = [...files];
		const count = Math.ceil(entries.length / entriesInPiece);
		const placeholder = { json: 2 ** 31, bodies: 2 ** 31, crc: 2 ** 32 };
		// The header comes first and its length must be known before the pieces are.
		const room = Buffer.byteLength(
			JSON.stringify({ ...facts, pieces: Array.from({ length: count }, () => placeholder) }),
		);
		const pieces: Piece[] = [];
		let position = 4 + room;
		for (let index = 0; index < count; index++) {
			const { json, bodies } = encode(entries.slice(index * entriesInPiece, (index + 1) * entriesInPiece));
			pieces.push({ json: json.length, bodies: bodies.length, crc: crc32(bodies, crc32(json)) });
			position += writeWhole(descriptor, json, position);
			position += writeWhole(descriptor, bodies, position);
		}
		const start = Buffer.alloc(4 + room, ' ');
		start.writeUInt32BE(room);
		start.write(JSON.stringify({ ...facts, pieces }), 4);
		writeWhole(descriptor, start, 0);
	} finally {
		closeSync(descriptor);
	}
}

function encode(entries: readonly (readonly [string, KnownFile])[]): { json: Buffer; bodies: Buffer } {
	let text = '';
	const rows = entries.map(([path, { signature, sha256, result }]): Row => {
		const times = signature ? ([signature.size, signature.mtime, signature.ctime, signature.ino] as const) : null;
		if (!result) return [path, sha256, times, null];
		const isLatin = !beyondLatin.test(result.body);
		if (isLatin) text += result.body;
		return [path, sha256, times, [result.data, isLatin ? result.body.length : result.body]];
	});
	return { json: Buffer.from(JSON.stringify(rows)), bodies: Buffer.from(text, 'latin1') };
}

const beyondLatin = /[^\0-\xff]/;

function writeWhole(descriptor: number, bytes: Buffer, position: number): number {
	let done = 0;
	while (done < bytes.length) done += writeSync(descriptor, bytes, done, bytes.length - done, position + done);
	return done;
}
