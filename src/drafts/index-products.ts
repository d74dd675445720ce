/** Finds the products that a draft may repeat without comparing it with all of them: numbers by hashes, which take little room. */
import { lettersAndDigits, shortestNear } from '../content/schemas/near-name.ts';
import { websiteKey } from '../contract/data-files.ts';

/** What is known of a product that a draft is compared with. */
export interface ComparedProduct {
	readonly name: string;
	readonly website_url?: string | undefined;
	/** What `websiteKey` makes of it, where that is known instead. */
	readonly website_key?: string | undefined;
	/** Slugs that it had before and that lead to it. */
	readonly former_slugs?: readonly string[] | undefined;
}

/** What products are found by; of a draft. */
interface Wanted {
	readonly site: string | undefined;
	/** Letters and digits of the name. */
	readonly name: string | undefined;
	readonly slugs: readonly string[];
}

/** Gives those that may be the same, and some others, in their order. */
export type FindCandidates<Product> = (wanted: Wanted) => readonly Product[];

/** A power of two. Texts that share a bucket are told apart by whoever compares them. */
const bucketCount = 65_536;

export function indexProducts<Product extends ComparedProduct>(products: readonly Product[]): FindCandidates<Product> {
	const buckets = products.map(({ name, website_url, website_key, former_slugs = [] }) => {
		const site = website_key ?? (website_url && websiteKey(website_url));
		const texts = [...formsOf(lettersAndDigits(name)), ...former_slugs.map(slugForm)];
		return (site ? [...texts, siteForm(site)] : texts).map(bucketOf);
	});
	const starts = new Uint32Array(bucketCount + 1);
	for (const own of buckets) for (const bucket of own) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
	for (let bucket = 0; bucket < bucketCount; bucket++) {
		starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
	}
	const entries = new Uint32Array(starts[bucketCount] ?? 0);
	const next = starts.slice();
	for (const [row, own] of buckets.entries()) {
		for (const bucket of own) {
			const at = next[bucket] ?? 0;
			entries[at] = row;
			next[bucket] = at + 1;
		}
	}
	return ({ site, name, slugs }) => {
		const texts = [...(site ? [siteForm(site)] : []), ...(name ? formsNear(name) : []), ...slugs.map(slugForm)];
		const rows = new Set<number>();
		for (const bucket of new Set(texts.map(bucketOf))) {
			for (const row of entries.subarray(starts[bucket], starts[bucket + 1])) rows.add(row);
		}
		return [...rows].sort((a, b) => a - b).flatMap((row) => products[row] ?? []);
	};
}

const siteForm = (site: string): string => `/${site}`;
const slugForm = (slug: string): string => `-${slug}`;

/** One edit leaves the first letters of a name unchanged, or the last ones: at least so many of a name of this length. */
const unchangedLetters = (length: number): number => (length - 2) >> 1;

function formsOf(name: string): string[] {
	return name.length < shortestNear ? [`=${name}`] : [`=${name}`, ...endsOf(name, name.length)];
}

/** What a name has in common with those of its length, one less and one more that it is near to. */
function formsNear(name: string): string[] {
	const lengths = [name.length - 1, name.length, name.length + 1].filter((length) => length >= shortestNear);
	return [`=${name}`, ...lengths.flatMap((length) => endsOf(name, length))];
}

function endsOf(name: string, length: number): string[] {
	const count = unchangedLetters(length);
	return [`${length}<${name.slice(0, count)}`, `${length}>${name.slice(-count)}`];
}

function bucketOf(text: string): number {
	let hash = 0;
	for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
	return (hash ^ (hash >>> 16)) & (bucketCount - 1);
}
