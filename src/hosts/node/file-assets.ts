/**
 * The files of one release, served from memory after their first request. Their entity tags come from the release's
 * manifest, so replicas with the same release agree on them; compressed variants are made when first requested.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Asset, Assets, Body } from '../../http/asset.ts';
import { byteLength } from '../../http/body.ts';
import { JoinedBytes } from '../../http/joined-bytes.ts';
import type { MaybePromise } from '../../http/maybe-promise.ts';
import { isCompressible, worthCompressing } from '../../routes/media-type.ts';
import { readCompressed } from './compressed-file.ts';
import { type Coding, chooseCoding, compress } from './content-coding.ts';

/** A file body in memory. */
interface LoadedAsset extends Asset {
	readonly body: Uint8Array<ArrayBuffer>;
}

/** What an entry costs beside its body, roughly. */
const entryBytes = 512;

export class FileAssets implements Assets {
	readonly #folder: string;
	readonly #tags: ReadonlyMap<string, string>;
	readonly #cache: LRUCache<string, LoadedAsset>;
	readonly #loading = new Map<string, Promise<LoadedAsset>>();
	readonly #codings = new Map<string, Coding | undefined>();

	/**
	 * @param folder - The published folder.
	 * @param tags - Hash of each file by its path: the closed set of what can be requested.
	 */
	constructor(folder: string, tags: ReadonlyMap<string, string>, maximumBytes: number) {
		this.#folder = folder;
		this.#tags = tags;
		this.#cache = new LRUCache({ maxSize: maximumBytes, sizeCalculation: ({ body }) => body.length + entryBytes });
	}

	get(path: string, acceptEncoding: string | null): MaybePromise<Asset | undefined> {
		const accepted = this.#codingOf(acceptEncoding);
		const coding = accepted && isCompressible(path) ? accepted : undefined;
		const key = coding ? `${coding}:${path}` : path;
		const kept = this.#cache.get(key);
		if (kept) return kept;
		const tag = this.#tags.get(path);
		return tag === undefined ? undefined : this.#load(key, () => this.#read(path, tag, coding));
	}

	/** Codes a body that no file holds. */
	encode(asset: Asset, acceptEncoding: string | null): MaybePromise<Asset> {
		const coding = this.#codingOf(acceptEncoding);
		const { body, etag } = asset;
		if (!coding || body instanceof ReadableStream || (byteLength(body) ?? 0) < worthCompressing) return asset;
		const key = `${coding}:${etag}`;
		return this.#cache.get(key) ?? this.#load(key, () => code(bytesOf(body), etag, coding));
	}

	async #read(path: string, tag: string, coding: Coding | undefined): Promise<LoadedAsset> {
		if (coding) {
			const plain = await this.get(path, null);
			// The path is known, and files are read whole.
			const { body, etag } = plain as LoadedAsset;
			if (body.length < worthCompressing) return { body, etag };
			const built = await readCompressed(join(this.#folder, path), tag, coding);
			return built ? { body: built, etag: tagOf(etag, coding), contentEncoding: coding } : code(body, etag, coding);
		}
		return { body: new Uint8Array(await readFile(join(this.#folder, path))), etag: `"${tag}"` };
	}

	/** Requests for the same body wait for one reading of it. */
	#load(key: string, read: () => Promise<LoadedAsset>): Promise<LoadedAsset> {
		const known = this.#loading.get(key);
		if (known) return known;
		const loading = read()
			.then((asset) => {
				this.#cache.set(key, asset);
				return asset;
			})
			.finally(() => this.#loading.delete(key));
		this.#loading.set(key, loading);
		return loading;
	}

	/** Clients send few different headers, so that each is read once. */
	#codingOf(acceptEncoding: string | null): Coding | undefined {
		if (acceptEncoding === null) return undefined;
		if (!this.#codings.has(acceptEncoding)) {
			if (this.#codings.size > 1_000) this.#codings.clear();
			this.#codings.set(acceptEncoding, chooseCoding(acceptEncoding));
		}
		return this.#codings.get(acceptEncoding);
	}
}

async function code(bytes: Uint8Array, etag: string, coding: Coding): Promise<LoadedAsset> {
	return {
		body: await compress(bytes, coding),
		etag: tagOf(etag, coding),
		contentEncoding: coding,
	};
}

function bytesOf(body: Exclude<Body, ReadableStream>): Uint8Array {
	if (body instanceof JoinedBytes) return body.bytes();
	return typeof body === 'string' ? Buffer.from(body) : body;
}

/** Each coding has an entity tag of its own (RFC 9110 section 8.8.3). */
const tagOf = (etag: string, coding: Coding): string => `${etag.slice(0, -1)}-${coding}"`;
