/**
 * The files of one release, served from memory after their first request. Their entity tags come from the release's
 * manifest, so replicas with the same release agree on them; variants in a content coding (RFC 9110 section 8.4) are
 * compressed when first requested.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { qualityValues } from '../../http/accept.ts';
import { type Asset, type Assets, BusyError, type Bytes } from '../../http/assets.ts';
import { isCompressible, worthCompressing } from '../../urls/media-type.ts';

const missing = Promise.resolve(undefined);

/** A file body in memory. */
interface LoadedAsset extends Asset {
	readonly body: Bytes;
}

/** Files that are read at once. Requests for others wait, so that they leave descriptors to connections. */
const maximumOpen = 16;

/** What an entry costs in addition to its body, roughly. */
const entryBytes = 512;

export class FileAssets implements Assets {
	readonly #folder: string;
	readonly #tags: ReadonlyMap<string, string>;
	readonly #kept: LRUCache<string, LoadedAsset>;
	readonly #loading = new Map<string, Promise<LoadedAsset>>();
	#open = 0;
	readonly #waiting: (() => void)[] = [];

	/**
	 * @param folder - The published folder.
	 * @param tags - Hash of each file by its path. Only these files can be requested.
	 */
	constructor(folder: string, tags: ReadonlyMap<string, string>, maximumBytes: number) {
		this.#folder = folder;
		this.#tags = tags;
		this.#kept = new LRUCache({ maxSize: maximumBytes, sizeCalculation: ({ body }) => body.length + entryBytes });
	}

	get(path: string, acceptEncoding: string | null): Promise<Asset | undefined> {
		const tag = this.#tags.get(path);
		if (tag === undefined) return missing;
		const coding = isCompressible(path) ? chooseCoding(acceptEncoding) : undefined;
		if (!coding) return this.#load(path, () => this.#read(path, tag));
		return this.#load(`${coding}:${path}`, async () => {
			const plain = await this.#load(path, () => this.#read(path, tag));
			if (plain.body.length < worthCompressing) return plain;
			return code(plain, coding);
		});
	}

	/** Compresses a body that is not in a file. */
	async encode(asset: Asset, acceptEncoding: string | null): Promise<Asset> {
		const coding = chooseCoding(acceptEncoding);
		const { body, etag } = asset;
		if (!coding || !(body instanceof Uint8Array) || body.length < worthCompressing) return asset;
		return this.#load(`${coding}:${etag}`, () => code({ body, etag }, coding));
	}

	async #read(path: string, tag: string): Promise<LoadedAsset> {
		if (this.#open < maximumOpen) this.#open++;
		else await new Promise<void>((begin) => this.#waiting.push(begin));
		try {
			return { body: new Uint8Array(await readFile(join(this.#folder, path))), etag: `"${tag}"` };
		} catch (error) {
			// Its message has the path of the folder on this machine.
			const { code = '' } = error as NodeJS.ErrnoException;
			const Failure = code === 'EMFILE' || code === 'ENFILE' ? BusyError : Error;
			throw new Failure(`Cannot read \`${path}\` of the release: ${code}.`);
		} finally {
			// The next one takes over the place.
			const next = this.#waiting.shift();
			if (next) next();
			else this.#open--;
		}
	}

	/** Requests for the same body wait for one reading of it. */
	async #load(key: string, read: () => Promise<LoadedAsset>): Promise<LoadedAsset> {
		const known = this.#kept.get(key) ?? this.#loading.get(key);
		if (known) return known;
		const loading = read().finally(() => this.#loading.delete(key));
		this.#loading.set(key, loading);
		const asset = await loading;
		this.#kept.set(key, asset);
		return asset;
	}
}

/** Each coding has an entity tag of its own (RFC 9110 section 8.8.3). */
async function code({ body, etag }: LoadedAsset, coding: Coding): Promise<LoadedAsset> {
	return { body: await compress(body, coding), etag: `${etag.slice(0, -1)}-${coding}"`, contentEncoding: coding };
}

export type Coding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The best coding that `Accept-Encoding` allows; `undefined` for none. Brotli wins where both weigh the same. */
export function chooseCoding(acceptEncoding: string | null): Coding | undefined {
	if (!acceptEncoding) return undefined;
	const weights = qualityValues(acceptEncoding);
	const any = weights.get('*') ?? 0;
	const brotli = weights.get('br') ?? any;
	const plainGzip = weights.get('gzip') ?? weights.get('x-gzip') ?? any;
	// Not named, it is always acceptable but never preferred (RFC 9110 section 12.5.3).
	const identity = weights.get('identity') ?? 0;
	const best = Math.max(brotli, plainGzip);
	if (best === 0 || best < identity) return undefined;
	return brotli === best ? 'br' : 'gzip';
}

/** Compresses in the thread pool. The level is one that a first request can wait for. */
export async function compress(bytes: Uint8Array, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
	const result =
		coding === 'br'
			? await compressBrotli(bytes, {
					params: {
						[constants.BROTLI_PARAM_QUALITY]: 5,
						[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
						[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
					},
				})
			: await compressGzip(bytes);
	// A copy: a small result is a part of a 64 KiB slab, and a cache would keep the whole slab.
	return new Uint8Array(result);
}
