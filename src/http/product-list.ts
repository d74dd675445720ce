/**
 * Serves any page of the product list from the pages that the build made: a built size is a file as it is, any other
 * is cut out of at most two files of the largest size.
 */
import { builtPageSizes, perPageBounds } from '../contract/limits.ts';
import { type PageQuery, totalPages } from '../contract/pagination.ts';
import { productListFile } from '../urls/paths.ts';
import { type Asset, type Assets, type Bytes, bodyText } from './assets.ts';

/** A page of the list and how many pages of its size there are. */
export interface ListPage {
	readonly asset: Asset;
	readonly totalPages: number;
	/** Whether the body was composed here, so it has no content coding yet. */
	readonly composed: boolean;
}

/** A built page taken apart, so that parts of it are sent without being read again. */
interface PageChunk {
	/** The entity tag of the file, without quotes. */
	readonly tag: string;
	/** JSON of its products, one after another, with a comma before each. */
	readonly bytes: Bytes;
	/** Where each product begins in them, and where the last one ends. */
	readonly bounds: readonly number[];
	readonly totalCount: number;
}

/** The page chunks of one release by their number. */
export type PageChunks = Map<number, Promise<PageChunk>>;

const chunkSize = perPageBounds.maximum;

export class ProductLists {
	readonly #assets: Assets;
	readonly #chunks: PageChunks;

	/** @param assets - Files of one release; what was read of them stays true. */
	constructor(assets: Assets, chunks: PageChunks = new Map()) {
		this.#assets = assets;
		this.#chunks = chunks;
	}

	/** @param acceptEncoding - For a built page; a composed one has no coding yet. */
	async page(query: PageQuery, acceptEncoding: string | null): Promise<ListPage> {
		const first = await this.#chunk(1);
		const pages = totalPages(first.totalCount, query.per_page);
		const isBuilt = query.page <= Math.max(1, pages) && builtPageSizes.some((size) => size === query.per_page);
		const file = productListFile(query.per_page, query.page);
		const built = isBuilt ? await this.#assets.get(file, acceptEncoding) : undefined;
		const asset = built ?? (await this.#compose(query, first, pages));
		return { asset, totalPages: pages, composed: !built };
	}

	/** Its entity tag names the files that it is cut out of, and the cut. */
	async #compose({ page, per_page }: PageQuery, first: PageChunk, pages: number): Promise<Asset> {
		const start = (page - 1) * per_page;
		const end = Math.min(start + per_page, first.totalCount);
		const parts: Bytes[] = [];
		let tag = `${page}-${per_page}`;
		for (let at = start; at < end; ) {
			const number = Math.floor(at / chunkSize);
			const { bytes, bounds, tag: chunkTag } = number === 0 ? first : await this.#chunk(number + 1);
			const next = Math.min(end, (number + 1) * chunkSize);
			const [from, to] = [bounds[at - number * chunkSize], bounds[next - number * chunkSize]];
			if (from === undefined || to === undefined)
				throw new Error('The files of the product list disagree about its length. Build the catalog again.');
			// The first product has no comma.
			parts.push(bytes.subarray(at === start ? from + 1 : from, to));
			tag = `${chunkTag}-${tag}`;
			at = next;
		}
		if (start >= end) tag = `${first.tag}-${tag}`;
		// Members in the order in which the build writes them, so that every size has the same bytes.
		const counts = `"page":${page},"total_pages":${pages},"total_count":${first.totalCount}`;
		const body = joined([utf8.encode('{"products":['), ...parts, utf8.encode(`],${counts}}`)]);
		return { body, etag: `"${tag}"` };
	}

	async #chunk(page: number): Promise<PageChunk> {
		let chunk = this.#chunks.get(page);
		if (!chunk) {
			// Requests that come meanwhile wait for the same work; a failure is not kept.
			chunk = this.#read(page);
			this.#chunks.set(page, chunk);
			chunk.catch(() => this.#chunks.delete(page));
		}
		return chunk;
	}

	async #read(page: number): Promise<PageChunk> {
		const file = productListFile(chunkSize, page);
		const asset = await this.#assets.get(file, null);
		if (!asset) throw new Error(`There is no file ${file}. Build the catalog.`);
		const list: { readonly products: readonly unknown[]; readonly total_count: number } = JSON.parse(
			await bodyText(asset.body),
		);
		const products = list.products.map((product) => utf8.encode(`,${JSON.stringify(product)}`));
		const bounds = [0];
		for (const { length } of products) bounds.push((bounds.at(-1) ?? 0) + length);
		return { tag: asset.etag.replaceAll('"', ''), bytes: joined(products), bounds, totalCount: list.total_count };
	}
}

const utf8 = new TextEncoder();

function joined(parts: readonly Bytes[]): Bytes {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const part of parts) {
		whole.set(part, end);
		end += part.length;
	}
	return whole;
}
