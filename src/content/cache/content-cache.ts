/**
 * What earlier reads of the content have found out about its files, so that a file that has not changed is neither read
 * nor checked again. It decides nothing: without it everything is the same, only slower.
 */
import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FoundFile } from '../found-file.ts';
import { type KnownFiles, readCacheFile, writeCacheFile } from './cache-file.ts';
import { cacheVersion } from './cache-version.ts';
import { type CheckedFile, isSame, type KnownFile, settled } from './known-file.ts';

/** Fewer changed files than one in so many are read again by the next build rather than all written now. */
const worthWriting = 100;

export interface CacheOptions {
	/** The folder `.builds/cache` of the checkout. */
	readonly directory: string;
	/** Whether nothing that earlier builds have left is used. */
	readonly fresh: boolean;
}

type CacheableFile = Pick<FoundFile, 'source' | 'file' | 'signature'>;

interface ReadFile {
	readonly result: CheckedFile | undefined;
	readonly sha256: string;
	readonly bytes: Buffer;
}

/** What is known of a file, or its bytes. */
export type LookedUp =
	| (Omit<ReadFile, 'bytes'> & { readonly result: CheckedFile })
	| (ReadFile & { readonly result: undefined });

export class ContentCache {
	readonly #directory: string | undefined;
	readonly #fresh: boolean;
	#folder = '';
	#version: string | undefined;
	/** Of the last read. */
	#known: KnownFiles | undefined;
	/** Of this one. */
	#seen: KnownFiles = new Map();
	#startedAt = 0;
	#changed = 0;

	/** @param options - Without them it lasts as long as the process. */
	constructor({ directory, fresh = false }: Partial<CacheOptions> = {}) {
		this.#directory = directory;
		this.#fresh = fresh;
	}

	/** Begins to read a content folder. */
	begin(folder: string): void {
		const path = resolve(folder);
		if (path !== this.#folder) this.#known = undefined;
		this.#folder = path;
		this.#known ??= this.#load() ?? new Map();
		this.#seen = new Map();
		this.#startedAt = Date.now();
		this.#changed = 0;
	}

	/** What a file is, and what the check of it has found; the file is read unless it is known. */
	look(file: CacheableFile): LookedUp {
		const known = this.#known?.get(file.source);
		if (known?.result && isSame(known.signature, file.signature)) {
			this.#seen.set(file.source, known);
			return { result: known.result, sha256: known.sha256 };
		}
		// It is read whole, whether there is a result or not.
		return this.read(file) as LookedUp;
	}

	/** A file with its bytes, and what the check of them has found. */
	read(file: CacheableFile): ReadFile {
		const bytes = readFileSync(file.file);
		const { result, sha256 } = this.#take(file, hash('sha256', bytes));
		return { result, sha256, bytes };
	}

	/** The hash of a file's bytes, in hexadecimal. */
	hashOf(file: CacheableFile): string {
		const known = this.#known?.get(file.source);
		if (!known || !isSame(known.signature, file.signature)) return this.read(file).sha256;
		this.#seen.set(file.source, known);
		return known.sha256;
	}

	/** Keeps what the check of a file's bytes has found. */
	keep({ source }: CacheableFile, result: CheckedFile): void {
		const seen = this.#seen.get(source);
		if (seen && survivesJson(result.data)) seen.result = result;
	}

	/** SHA-256 of all files that were looked up: of their paths and of what they hold. */
	hash(): string {
		const lines = [...this.#seen].map(([source, { sha256 }]) => `${source}\0${sha256}\n`);
		return createHash('sha256').update(lines.sort().join('')).digest('hex');
	}

	/** Ends the read: what was not looked up is forgotten. */
	end(): void {
		const { size } = this.#seen;
		const changed = this.#changed + Math.max(0, (this.#known?.size ?? 0) - size);
		this.#known = this.#seen;
		const file = this.#file();
		if (file !== undefined && changed * worthWriting > size) writeCacheFile(file, this.#facts(), this.#seen);
	}

	/** The content of the checkout has a file of its own; all other folders take turns in one. */
	#file(): string | undefined {
		if (this.#directory === undefined) return undefined;
		const isOwn = this.#folder === resolve(this.#directory, '../../content');
		return join(this.#directory, isOwn ? 'content.cache' : 'other-content.cache');
	}

	#take({ source, signature }: CacheableFile, sha256: string): KnownFile {
		const known = this.#known?.get(source);
		const isKnown = known?.sha256 === sha256;
		const taken = {
			sha256,
			signature: settled(signature, this.#startedAt),
			result: isKnown ? known.result : undefined,
		};
		if (!isKnown || (taken.signature && !isSame(known.signature, taken.signature))) this.#changed++;
		this.#seen.set(source, taken);
		return taken;
	}

	#load(): KnownFiles | undefined {
		const file = this.#file();
		return file === undefined || this.#fresh ? undefined : readCacheFile(file, this.#facts());
	}

	#facts() {
		this.#version ??= cacheVersion();
		return { version: this.#version, folder: this.#folder };
	}
}

/** Whether plain data is the same after it was written and read. JSON writes a negative zero as zero. */
function survivesJson(data: unknown): boolean {
	if (typeof data === 'number') return Number.isFinite(data) && !Object.is(data, -0);
	if (typeof data === 'object' && data !== null) return Object.values(data).every(survivesJson);
	return data !== undefined;
}
