import { slugOf } from '../../content/schemas/slug-of.ts';
import { quote } from '../../content/schemas/text.ts';
import { suggest } from '../../routes/nearest.ts';

/** Something of the catalog that rows name: by its slug or by its name, in any case. */
interface Known {
	readonly slug: string;
	readonly name: string;
}

/** Finds categories, pricing models, plans and weeks under the names that a source has for them. */
export class KnownNames {
	readonly #bySlug = new Map<string, string>();
	readonly #byName = new Map<string, string>();
	readonly #slugs: readonly string[];

	constructor(entries: readonly Known[]) {
		this.#slugs = entries.map(({ slug }) => slug);
		for (const { slug, name } of entries) {
			this.#bySlug.set(foldedSlug(slug), slug);
			this.#byName.set(foldedName(name), slug);
		}
	}

	/** The slug of what a text names; `undefined` when there is no such thing. */
	find(text: string): string | undefined {
		return this.#bySlug.get(foldedSlug(text)) ?? this.#byName.get(foldedName(text));
	}

	/** @returns ` Did you mean …?`, else all there are. */
	remedy(text: string): string {
		const near = suggest(slugOf(text) || text, this.#slugs);
		if (near) return near;
		const few = this.#slugs.slice(0, 10).map(quote).join(', ');
		return this.#slugs.length > 0 ? ` Use one of ${few}${this.#slugs.length > 10 ? ' …' : ''}.` : '';
	}
}

/** `Open Source` and `open_source` are one, `C` and `C++` are two. */
const foldedSlug = (text: string): string => (/[+#*]/.test(text) ? text : slugOf(text).replaceAll('-', '') || text);

const foldedName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
