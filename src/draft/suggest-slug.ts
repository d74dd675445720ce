import { isDeviceName } from '../catalog/front-matter/file-name.ts';
import { maximumSlugLength } from '../catalog/front-matter/text.ts';
import type { Draft } from './draft.ts';

/** The letters and digits of a text as a slug; empty when it has none that ASCII knows. */
export function slugOf(text: string): string {
	const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	const words = plain.replace(/['’]/g, '').split(/[^a-z0-9]+/);
	return cut(words.filter(Boolean).join('-'), maximumSlugLength);
}

/**
 * A free slug for a draft: from its name, else from the host of its website, else `product`.
 *
 * @param taken - Slugs of other products.
 */
export function suggestSlug({ name, website_url }: Draft, taken: ReadonlySet<string> = new Set()): string {
	const host = (website_url && URL.parse(website_url)?.hostname.replace(/^www\./, '')) || '';
	const [slug = 'product'] = [name ?? '', host].map(slugOf).filter(Boolean);
	const isFree = (candidate: string) => !taken.has(candidate) && !isDeviceName(candidate);
	for (let count = 1; ; count++) {
		const suffix = count === 1 ? '' : `-${count}`;
		const candidate = `${cut(slug, maximumSlugLength - suffix.length)}${suffix}`;
		if (isFree(candidate)) return candidate;
	}
}

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-+$/, '');
