/**
 * Serves any page of the product list from the pages that the build made: a built size is a file as it is, any other
 * is cut out of at most two files of the largest size.
 */
import { builtPageSizes, perPageBounds } from '../contract/limits.ts';
import { type PageQuery, totalPages } from '../contract/pagination.ts';
import { productListFile } from '../routes/paths.ts';
import type { Asset, Assets } from './asset.ts';
import { bodyInit } from './body.ts';
import { BoundedCache } from './bounded-cache.ts';
import { append, hashOf, type Lane, SequenceHash, tagOf } from './content-hash.ts';
import { type Bytes, JoinedBytes } from './joined-bytes.ts';
import { elementsOf } from './json-elements.ts';
import type { MaybePromise } from './maybe-promise.ts';
import { mapMaybePromise } from './maybe-promise.ts';

/** A page of the list and how many pages of its size there are. */
export interface ListPage {
	readonly asset: Asset;
	readonly totalPages: number;
	/** Whether the body was made here, so that nobody has coded it yet. */
	readonly composed: boolean;
}

const chunkSize = perPageBounds.maximum;

/** What a built page begins with. */
const head = asciiBytes('{"products":[');
const comma = asciiBytes(',');

/** A built page taken apart, so that parts of it are sent without being read again. */
interface PageChunk {
	/** The file. */
	readonly bytes: Bytes;
	/** Where each product begins in it; one more entry than products, as if another one followed. */
	readonly starts: readonly number[];
	/** Of the products' bytes. */
	readonly hash: SequenceHash;
	readonly totalCount: number;
}

/** The page chunks of one release by their number, or the work on them. */
export type PageChunkCache = BoundedCache<number, MaybePromise<PageChunk>>;

/** Of 33 KB each: half of them, which always stay, are the list of 50,000 products. */
export const pageChunkCache = (): PageChunkCache => new BoundedCache(1_024);

export class ProductLists {
	readonly #assets: Assets;
	readonly #pageChunks: PageChunkCache;

	/** @param assets - Files of one release; what was read of them stays true. */
	constructor(assets: Assets, pageChunks = pageChunkCache()) {
		this.#assets = assets;
		this.#pageChunks = pageChunks;
	}

	/** @param acceptEncoding - For a built page; a composed one has no coding yet. */
	page(query: PageQuery, acceptEncoding: string | null): MaybePromise<ListPage> {
		return mapMaybePromise(this.#chunk(1), (first) => {
			if (!first) throw incomplete(1);
			const pages = totalPages(first.totalCount, query.per_page);
			const composed = () =>
				mapMaybePromise(this.#compose(query, first, pages), (asset) => ({ asset, totalPages: pages, composed: true }));
			if (query.page > Math.max(1, pages) || !builtPageSizes.some((size) => size === query.per_page)) return composed();
			return mapMaybePromise(this.#assets.get(productListFile(query.per_page, query.page), acceptEncoding), (asset) =>
				asset ? { asset, totalPages: pages, composed: false } : composed(),
			);
		});
	}

	#compose(query: PageQuery, first: PageChunk, pages: number): MaybePromise<Asset> {
		const start = (query.page - 1) * query.per_page;
		const end = Math.min(start + query.per_page, first.totalCount);
		const tail = `],"page":${query.page},"total_pages":${pages},"total_count":${first.totalCount}}`;
		if (start >= end) return assemble(tail, []);
		const number = Math.floor(start / chunkSize);
		const cut = (chunk: PageChunk, number: number): Slice => ({
			chunk,
			from: Math.max(0, start - number * chunkSize),
			to: Math.min(chunkSize, end - number * chunkSize),
		});
		return mapMaybePromise(number === 0 ? first : this.#existing(number + 1), (chunk) => {
			if (end <= (number + 1) * chunkSize) return assemble(tail, [cut(chunk, number)]);
			return mapMaybePromise(this.#existing(number + 2), (next) =>
				assemble(tail, [cut(chunk, number), cut(next, number + 1)]),
			);
		});
	}

	#existing(page: number): MaybePromise<PageChunk> {
		return mapMaybePromise(this.#chunk(page), (chunk) => {
			if (!chunk) throw incomplete(page);
			return chunk;
		});
	}

	#chunk(page: number): MaybePromise<PageChunk | undefined> {
		const known = this.#pageChunks.get(page);
		if (known !== undefined) return known;
		const asset = this.#assets.get(productListFile(chunkSize, page), null);
		return mapMaybePromise(asset, (found) => found && this.#takeApart(page, found));
	}

	/** Requests that come meanwhile wait for the same work; a failure is not kept. */
	#takeApart(page: number, asset: Asset): Promise<PageChunk> {
		const work = takeApart(page, asset);
		this.#pageChunks.set(page, work);
		work.then(
			(chunk) => this.#pageChunks.set(page, chunk),
			() => this.#pageChunks.delete(page),
		);
		return work;
	}
}

async function takeApart(page: number, { body }: Asset): Promise<PageChunk> {
	const bytes = body instanceof Uint8Array ? body : new Uint8Array(await new Response(bodyInit(body)).arrayBuffer());
	const elements = head.every((byte, index) => bytes[index] === byte) ? elementsOf(bytes, head.length) : undefined;
	if (!elements) throw new Error(`${productListFile(chunkSize, page)} is no page of products. Build the catalog.`);
	const { starts, end } = elements;
	const hash = new SequenceHash(starts.length - 1, (index, lane) =>
		hashOf(bytes, lane, at(starts, index), at(starts, index + 1) - 1),
	);
	const rest = new TextDecoder().decode(bytes.subarray(end + 2));
	const { total_count } = JSON.parse(`{${rest}`) as { total_count: number };
	return { bytes, starts, hash, totalCount: total_count };
}

/** Products of one built page, from an index up to another. */
interface Slice {
	readonly chunk: PageChunk;
	readonly from: number;
	readonly to: number;
}

/** Members in the order in which the build writes them, so that every size has the same bytes. */
function assemble(ending: string, slices: readonly Slice[]): Asset {
	const tail = asciiBytes(ending);
	const parts = [head];
	for (const { chunk, from, to } of slices) {
		if (parts.length > 1) parts.push(comma);
		parts.push(chunk.bytes.subarray(at(chunk.starts, from), at(chunk.starts, to) - 1));
	}
	parts.push(tail);
	const hash = (lane: Lane): number =>
		slices.reduce(
			(sequence, { chunk, from, to }) => append(sequence, chunk.hash.part(from, to, lane), lane),
			hashOf(tail, lane),
		);
	return { body: new JoinedBytes(parts), etag: `"${tagOf(hash(0), hash(1))}"` };
}

/** Of a short text this takes a tenth of the time of an encoder. */
function asciiBytes(text: string): Bytes {
	const bytes = new Uint8Array(text.length);
	for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
	return bytes;
}

const incomplete = (page: number) =>
	new Error(`There is no file ${productListFile(chunkSize, page)}. Build the catalog.`);

/** An entry that the counts of the list promise. */
function at<Entry>(entries: readonly Entry[], index: number): Entry {
	const entry = entries[index];
	if (entry === undefined)
		throw new Error('The files of the product list disagree about its length. Build the catalog.');
	return entry;
}
