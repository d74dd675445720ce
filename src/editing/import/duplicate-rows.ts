/** Rows that give the same product twice, or one that the catalog has under another slug. */
import { lettersAndDigits } from '../../content/schemas/near-name.ts';
import { quote } from '../../content/schemas/text.ts';
import { websiteKey } from '../../contract/website-key.ts';
import type { ImportedProduct } from './imported-product.ts';
import type { RowProblem } from './source.ts';

/** A product that the catalog has, or that an earlier row gives. */
interface Known {
	readonly slug: string;
	/** Where it stands, for a message. */
	readonly where: string;
}

export interface CatalogProduct {
	readonly slug: string;
	readonly name: string;
	readonly website_url?: string | undefined;
	readonly source: string;
}

export class DuplicateFinder {
	readonly #slugs = new Map<string, string>();
	readonly #names = new Map<string, Known>();
	readonly #websites = new Map<string, Known>();
	readonly #allow: boolean;

	/** @param allow - Whether products may share a name or a website. */
	constructor(catalog: readonly CatalogProduct[], allow: boolean) {
		this.#allow = allow;
		for (const { slug, name, website_url, source } of catalog)
			this.#add({ slug, where: `\`${source}\`` }, name, website_url);
	}

	/** @returns What is wrong with a row beside those before it; when nothing is, later rows are compared with it, too. */
	check({ place, slug, fields: { name, website_url } }: ImportedProduct): RowProblem[] {
		const sameSlug = this.#slugs.get(slug);
		if (sameSlug !== undefined) {
			const message = `The slug \`${slug}\` is that of the row ${sameSlug}, too. Delete one of the two, or give them a column \`slug\`.`;
			return [{ place, column: 'slug', message }];
		}
		this.#slugs.set(slug, place);
		const problems = this.#allow ? [] : this.#shared(place, slug, name, website_url);
		if (problems.length === 0) this.#add({ slug, where: place }, name, website_url);
		return problems;
	}

	#shared(place: string, slug: string, name: string, website: string | undefined): RowProblem[] {
		const remedy = ({ slug: other }: Known) =>
			`If both are one product, write its slug \`${other}\` into a column \`slug\`, or delete a row; if not, use \`--allow-duplicates\`.`;
		const sameName = this.#names.get(lettersAndDigits(name));
		if (sameName && sameName.slug !== slug) {
			return [
				{
					place,
					column: 'name',
					message: `${quote(name)} is the name of \`${sameName.slug}\` (${sameName.where}). ${remedy(sameName)}`,
				},
			];
		}
		const sameSite = this.#websites.get(keyOf(website) ?? '');
		if (!sameSite || sameSite.slug === slug) return [];
		return [
			{
				place,
				column: 'website_url',
				message: `${quote(website ?? '')} is the website of \`${sameSite.slug}\` (${sameSite.where}). ${remedy(sameSite)}`,
			},
		];
	}

	#add(known: Known, name: string, website: string | undefined): void {
		const key = keyOf(website);
		const letters = lettersAndDigits(name);
		if (!this.#names.has(letters)) this.#names.set(letters, known);
		if (key !== undefined && !this.#websites.has(key)) this.#websites.set(key, known);
	}
}

const keyOf = (website: string | undefined): string | undefined =>
	website === undefined ? undefined : websiteKey(website);
