import { whyReserved } from '../content/schemas/file-name.ts';
import { cutSlug, slugOf } from '../content/schemas/slug-of.ts';
import { maximumSlugLength } from '../routes/paths.ts';
import type { Draft } from './draft.ts';

/**
 * A free slug for a draft: from its name, else from the host of its website, else `product`.
 *
 * @param taken - Slugs of other products.
 */
export function suggestSlug({ name, website_url }: Draft, taken: ReadonlySet<string> = new Set()): string {
	const host = (website_url && URL.parse(website_url)?.hostname.replace(/^www\./, '')) || '';
	const [slug = 'product'] = [name ?? '', host].map(slugOf).filter(Boolean);
	const isFree = (candidate: string) => !taken.has(candidate) && whyReserved(candidate) === undefined;
	for (let count = 1; ; count++) {
		const suffix = count === 1 ? '' : `-${count}`;
		const candidate = `${cutSlug(slug, maximumSlugLength - suffix.length)}${suffix}`;
		if (isFree(candidate)) return candidate;
	}
}
