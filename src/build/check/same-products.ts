/** Products that are probably one: two files with the same website or nearly the same name. */
import { type Issue, withSeverity } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import { isNear, lettersAndDigits } from '../../content/schemas/names.ts';
import { websiteKey } from '../../contract/data-files.ts';

type Product = Content['products'][number];

/** @returns Warnings at both files of each pair, in the order of the files. */
export function sameProducts({ products }: Pick<Content, 'products'>): Issue[] {
	const websites = new Map<string, Product>();
	const names = new NameIndex();
	const found = new Map(products.map((product) => [product, [] as Issue[]]));
	const warnBoth = (product: Product, other: Product, field: string, what: string): void => {
		found.get(product)?.push(warning(product, field, what, other));
		found.get(other)?.push(warning(other, field, what, product));
	};
	for (const product of products) {
		const { name, website_url } = product.frontMatter;
		const website = website_url === undefined ? undefined : websiteKey(website_url);
		const sameWebsite = website === undefined ? undefined : websites.get(website);
		if (website !== undefined && !sameWebsite) websites.set(website, product);
		const sameName = names.nearOrAdd(lettersAndDigits(name), product);
		if (sameWebsite) warnBoth(product, sameWebsite, 'website_url', 'Also the website');
		if (sameName) warnBoth(product, sameName, 'name', 'Almost the name');
	}
	return [...found.values()].flat();
}

function warning({ issueAt }: Product, field: string, what: string, other: Product): Issue {
	const message = `${what} of \`${other.slug}\` (${other.source}). If both are the same product, keep one file.`;
	return withSeverity('warning', issueAt([field], message));
}

/**
 * Finds near names without comparing each with each: two texts that are one letter or one swap apart have a form in
 * common once a letter is taken out of either.
 */
class NameIndex {
	readonly #byForm = new Map<string, { readonly key: string; readonly product: Product }[]>();

	/** A product known before with nearly this name; when there is none, this one is known from here on. */
	nearOrAdd(key: string, product: Product): Product | undefined {
		const forms = formsOf(key);
		for (const form of forms) {
			const near = this.#byForm.get(form)?.find((known) => isNear(known.key, key));
			if (near) return near.product;
		}
		for (const form of forms) {
			const known = this.#byForm.get(form);
			if (known) known.push({ key, product });
			else this.#byForm.set(form, [{ key, product }]);
		}
		return undefined;
	}
}

/** The key, and the key without each one of its characters. */
function formsOf(key: string): Set<string> {
	const forms = Array.from({ length: key.length }, (_, index) => key.slice(0, index) + key.slice(index + 1));
	return new Set([key, ...forms]);
}
