/**
 * Answers any page of the product list from the pages that the build made: a built size is a file as it is, any other
 * is cut out of at most two files of the largest size.
 */
import { builtPageSizes, perPageBounds } from '../contract/limits.ts';
import { type PageQuery, totalPages } from '../contract/pagination.ts';
import { productListFile } from '../contract/paths.ts';
import { BoundedCache } from './bounded-cache.ts';
import type { Asset, Assets, Body } from './ports.ts';

/** A page of the list and how many pages of its size there are. */
export interface ListPage {
	readonly asset: Asset;
	readonly totalPages: number;
	/** Whether the body was made here, so that nobody has coded it yet. */
	readonly composed: boolean;
}

const shardSize = perPageBounds.maximum;

/** A built page taken apart: its products as JSON texts. */
interface Shard {
	readonly etag: string;
	readonly products: readonly string[];
	readonly totalCount: number;
}

export class ProductLists {
	readonly #assets: Assets;
	readonly #shards = new BoundedCache<Shard>(256);
	readonly #composed = new BoundedCache<{ readonly sources: string; readonly asset: Asset }>(512);

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

	async #compose(query: PageQuery, first: Shard, pages: number): Promise<Asset> {
		const start = (query.page - 1) * query.per_page;
		const end = Math.min(start + query.per_page, first.totalCount);
		const shards: Shard[] = [];
		const products: string[] = [];
		for (let number = Math.floor(start / shardSize); number * shardSize < end; number++) {
			const shard = number === 0 ? first : await this.#shard(number + 1);
			if (!shard) throw new Error(`There is no file ${productListFile(shardSize, number + 1)}. Build the catalog.`);
			shards.push(shard);
			const offset = number * shardSize;
			products.push(...shard.products.slice(Math.max(0, start - offset), end - offset));
		}
		const key = `${query.page}/${query.per_page}`;
		const sources = [first, ...shards].map(({ etag }) => etag).join();
		const known = this.#composed.get(key);
		if (known?.sources === sources) return known.asset;
		// The same members in the same order as the build writes, so that every size has the same bytes.
		const body = `{"products":[${products.join()}],"page":${query.page},"total_pages":${pages},"total_count":${first.totalCount}}`;
		const bytes = new TextEncoder().encode(body);
		const asset: Asset = { body: bytes, etag: await contentTag(bytes) };
		this.#composed.set(key, { sources, asset });
		return asset;
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
		const products = list.products.map((product) => JSON.stringify(product));
		const shard = { etag: asset.etag, products, totalCount: list.total_count };
		this.#shards.set(path, shard);
		return shard;
	}
}

/** A strong entity tag of the content: the first 128 bits of its SHA-256. */
async function contentTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
	return `"${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

function textOf(body: Body): Promise<string> {
	return new Response(body).text();
}
