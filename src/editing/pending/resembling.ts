import { sharingForms } from '../../build/check/sharing-forms.ts';
import { lettersAndDigits } from '../../content/schemas/near-name.ts';
import { websiteKey } from '../../contract/website-key.ts';
import { type Duplicate, findDuplicates, type OtherProduct } from '../../drafts/find-duplicates.ts';

/**
 * Finds products that may be the same, without comparing each with each.
 *
 * @returns A function that gives those which a product of the list resembles, whichever of the two came first.
 */
export function resembling(products: readonly OtherProduct[]): (product: OtherProduct) => Duplicate[] {
	const named = sharingForms(products.map(({ name }) => lettersAndDigits(name)));
	const keyOf = ({ website_url }: OtherProduct) => (website_url === undefined ? undefined : websiteKey(website_url));
	const byWebsite = Map.groupBy(products, keyOf);
	const isShared = (product: OtherProduct): boolean => {
		const key = keyOf(product);
		return key !== undefined && (byWebsite.get(key)?.length ?? 0) > 1;
	};
	const candidates = products.filter((product, index) => named.has(index) || isShared(product));
	const slugs = new Set(candidates.map(({ slug }) => slug));
	return ({ slug, name, website_url }) => {
		if (!slugs.has(slug)) return [];
		const draft = { name, ...(website_url === undefined ? {} : { website_url }) };
		return findDuplicates(
			draft,
			candidates.filter((other) => other.slug !== slug),
		);
	};
}
