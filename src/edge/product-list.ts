/**
 * Answers any page of the product list from the pages that the build made: a built size is a file as it is, any other
 * is cut out of at most two files of the largest size.
 */
import { builtPageSizes, perPageBounds } from '../contract/limits.ts';
import { type PageQuery, totalPages } from '../contract/pagination.ts';
import { productListFile } from '../contract/paths.ts';
import { BoundedCache } from './bounded-cache.ts';
import { type ContentHash, combine, hashOf, hex } from './content-hash.ts';
import type { Asset, Assets, Body } from './ports.ts';

/** A page of the list and how many pages of its size there are. */
export interface ListPage {
	readonly asset: Asset;
	readonly totalPages: number;
	/** Whether the body was made here, so that nobody has coded it yet. */
	readonly composed: boolean;
}

const shardSize = perPageBounds.maximum;
const encoder = new TextEncoder();
const head = encoder.encode('{"products":[');
const comma = encoder.encode(',');

/** A built page taken apart, so that parts of it are copied without being read again. */
interface Shard {
	readonly etag: string;
	/** The products' JSON texts in UTF-8, with commas between them. */
	readonly bytes: Uint8Array;
	/** Where each product begins in the bytes; one more entry than products, as if another one followed. */
	readonly starts: readonly number[];
	/** A hash of each product's text. */
	readonly hashes: readonly ContentHash[];
	readonly totalCount: number;
}

export class ProductLists {
	readonly #assets: Assets;
	readonly #shards = new BoundedCache<Shard>(256);

	constructor(assets: Assets) {
		this.#assets = assets;
	}

	/** @param acceptEncoding - For a built page; a composed one has no coding yet. */
	async page(query: PageQuery, acceptEncoding: string | null): Promise<ListPage> {
		const first = await this.#shard(1);
		if (!first) throw new Error(`There is no file ${productListFile(shardSize, 1)}. Build the catalog.`);
		const pages = totalPages(first.totalCount, query.per_page);
		if (query.page <= Math.max(1, pages) && builtPageSizes.some((size) => size === query.per_page)) {
			const asset = await this.#assets.get(productListFile(query.per_page, query.page), acceptEncoding);
			if (asset) return { asset, totalPages: pages, composed: false };
		}
		return { asset: await this.#compose(query, first, pages), totalPages: pages, composed: true };
	}

	/** The same members in the same order as the build writes, so that every size has the same bytes. */
	async #compose(query: PageQuery, first: Shard, pages: number): Promise<Asset> {
		const start = (query.page - 1) * query.per_page;
		const end = Math.min(start + query.per_page, first.totalCount);
		const tail = `],"page":${query.page},"total_pages":${pages},"total_count":${first.totalCount}}`;
		const parts: Uint8Array[] = [];
		let hash = hashOf(tail);
		for (let number = Math.floor(start / shardSize); start < end && number * shardSize < end; number++) {
			const shard = number === 0 ? first : await this.#shard(number + 1);
			if (!shard) throw new Error(`There is no file ${productListFile(shardSize, number + 1)}. Build the catalog.`);
			const from = Math.max(0, start - number * shardSize);
			const to = Math.min(shardSize, end - number * shardSize);
			if (parts.length > 0) parts.push(comma);
			parts.push(shard.bytes.subarray(shard.starts[from], (shard.starts[to] ?? 0) - comma.length));
			for (const item of shard.hashes.slice(from, to)) hash = combine(hash, item);
		}
		return { body: concatenate([head, ...parts, encoder.encode(tail)]), etag: `"${hash.map(hex).join('')}"` };
	}

	async #shard(page: number): Promise<Shard | undefined> {
		const path = productListFile(shardSize, page);
		const asset = await this.#assets.get(path, null);
		if (!asset) return undefined;
		const known = this.#shards.get(path);
		if (known?.etag === asset.etag) {
			if (asset.body instanceof ReadableStream) await asset.body.cancel();
			return known;
		}
		const list = JSON.parse(await textOf(asset.body)) as { products: unknown[]; total_count: number };
		const texts = list.products.map((product) => JSON.stringify(product));
		const starts = [0];
		for (const text of texts) starts.push((starts.at(-1) ?? 0) + encoder.encode(text).length + comma.length);
		const bytes = encoder.encode(texts.join());
		const shard = { etag: asset.etag, bytes, starts, hashes: texts.map(hashOf), totalCount: list.total_count };
		this.#shards.set(path, shard);
		return shard;
	}
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const result = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let offset = 0;
	for (const part of parts) {
		result.set(part, offset);
		offset += part.length;
	}
	return result;
}

function textOf(body: Body): Promise<string> {
	return new Response(body).text();
}
