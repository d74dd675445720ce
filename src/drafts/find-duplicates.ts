/** Finds products that a draft may repeat, without comparing it with all of them. */
import { isNear, lettersAndDigits, shortestNear, slugOf } from '../content/schemas/names.ts';
import { maximumUrlLength } from '../content/schemas/text.ts';
import { websiteKey } from '../contract/data-files.ts';
import type { Draft } from './draft.ts';

/** What is known of a product that the catalog has already. */
export interface OtherProduct {
	readonly slug: string;
	readonly name: string;
	readonly website_url?: string | undefined;
	/** The result of `websiteKey` for the website, where that is known instead. */
	readonly website_key?: string | undefined;
	/** Slugs that it had before and that lead to it. */
	readonly former_slugs?: readonly string[] | undefined;
}

export interface Duplicate {
	readonly slug: string;
	readonly reason: 'website' | 'name' | 'former_slug';
}

/** The end of a sentence that begins with the name of the product. */
export const sameness: Readonly<Record<Duplicate['reason'], string>> = {
	website: 'has the same website.',
	name: 'has the same name, or nearly.',
	former_slug: 'was listed under this name before.',
};

/** No product of the catalog has a longer one, in code units. */
const maximumNameLength = 400;

/**
 * Products that may be the same as the drafted one: at the same address, with nearly the same name, or with a former slug
 * that the name makes. At most 5.
 */
export function findDuplicates(
	{ name, website_url, slug: wanted }: Draft,
	others: readonly OtherProduct[],
): Duplicate[] {
	const site = website_url && website_url.length <= maximumUrlLength ? websiteKey(website_url) : undefined;
	const key = name && name.length <= maximumNameLength ? lettersAndDigits(name) : undefined;
	const ownSlugs = [wanted, key && slugOf(name ?? '')].flatMap((own) => own || []);
	const found: Duplicate[] = [];
	for (const other of candidatesOf(others)({ site, name: key, slugs: ownSlugs })) {
		const { slug } = other;
		const known = keysOf(other);
		if (site && known.site === site) found.push({ slug, reason: 'website' });
		else if (key && isNear(key, known.name)) found.push({ slug, reason: 'name' });
		else if (other.former_slugs?.some((former) => ownSlugs.includes(former)))
			found.push({ slug, reason: 'former_slug' });
		if (found.length === 5) break;
	}
	return found;
}

/** A form, and every call of an agent, compares with the same products. */
const indexes = new WeakMap<readonly OtherProduct[], FindCandidates>();

function candidatesOf(others: readonly OtherProduct[]): FindCandidates {
	const known = indexes.get(others);
	if (known) return known;
	const made = others.length < manyProducts ? () => others : indexProducts(others);
	indexes.set(others, made);
	return made;
}

/** Fewer are compared one by one: commands have lists that they compare once. */
const manyProducts = 1_000;

const keysOf = ({ name, website_url, website_key }: OtherProduct) => ({
	site: website_key ?? (website_url && websiteKey(website_url)),
	name: lettersAndDigits(name),
});

/** What a draft is compared by. */
interface Wanted {
	readonly site: string | undefined;
	/** Letters and digits of the name. */
	readonly name: string | undefined;
	readonly slugs: readonly string[];
}

/** Gives the products that may be the same, and some others, in their order. */
type FindCandidates = (wanted: Wanted) => readonly OtherProduct[];

/** A power of two. The caller compares the products of a bucket, which may have different texts. */
const bucketCount = 65_536;

/** Finds products by hashes of their names, websites and former slugs, which take little room. */
export function indexProducts(products: readonly OtherProduct[]): FindCandidates {
	const buckets = products.map((product) => {
		const { site, name } = keysOf(product);
		const texts = [...formsOf(name), ...(product.former_slugs ?? []).map(slugForm)];
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

/** The files that a site publishes for looking up products. */
export interface ProductLookups {
	/** `/data/names.json` */
	readonly names: readonly (readonly [slug: string, name: string])[];
	/** `/data/by-website.json`: slugs by host and path. */
	readonly websites: Readonly<Record<string, string>>;
	/** `/data/moved.json`: paths of pages by their former paths. */
	readonly moved: Readonly<Record<string, string>>;
}

/** The products that a draft may repeat, in name order. */
export function otherProductsOf({ names, websites, moved }: ProductLookups): readonly OtherProduct[] {
	const keys = new Map(Object.entries(websites).map(([key, slug]) => [slug, key]));
	const former = Map.groupBy(Object.keys(moved), (path) => lastPart(moved[path] ?? ''));
	return names.map(([slug, name]) => ({
		slug,
		name,
		website_key: keys.get(slug),
		former_slugs: former.get(slug)?.map(lastPart),
	}));
}

/** A form, and every call of an agent, asks for those of the same products. */
const takenByProducts = new WeakMap<readonly OtherProduct[], ReadonlySet<string>>();

/** Slugs that a new product cannot have: those of products, and those that still lead to one. */
export function takenSlugs(others: readonly OtherProduct[]): ReadonlySet<string> {
	const known = takenByProducts.get(others);
	if (known) return known;
	const taken = new Set<string>();
	for (const { slug, former_slugs = [] } of others) for (const own of [slug, ...former_slugs]) taken.add(own);
	takenByProducts.set(others, taken);
	return taken;
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
