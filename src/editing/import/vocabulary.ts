/** What products refer to: of the content, and what an import adds to it. */
import type { Content } from '../../content/read-content.ts';
import { addDays } from '../../content/schemas/calendar-date.ts';
import { categoryFrontMatter } from '../../content/schemas/category.ts';
import { slugOf } from '../../content/schemas/slug-of.ts';
import { quote } from '../../content/schemas/text.ts';
import { isoWeekSlug, mondayOf } from '../../routes/iso-week.ts';
import { isSlug } from '../../routes/slug.ts';
import { weekName } from '../new/new-periods.ts';
import type { ImportOptions } from './import-options.ts';
import type { NewCategory, NewPeriod } from './imported-product.ts';
import { KnownNames } from './known-names.ts';

/** A slug, or what is wrong with a text that should name one. */
export type Found = { readonly slug: string } | { readonly message: string };

export class ImportVocabulary {
	readonly #options: Pick<ImportOptions, 'createCategories' | 'createPeriods'>;
	readonly #categories: KnownNames;
	readonly #periods: KnownNames;
	readonly #pricingModels: KnownNames;
	readonly #plans: KnownNames;
	/** The week whose name shows how they are written. */
	readonly #newest: { readonly slug: string; readonly name: string } | undefined;
	readonly #newCategories = new Map<string, NewCategory>();
	readonly #newPeriods = new Map<string, NewPeriod>();

	constructor(
		{ site, categories, launchPeriods }: Pick<Content, 'site' | 'categories' | 'launchPeriods'>,
		options: Pick<ImportOptions, 'createCategories' | 'createPeriods'>,
	) {
		this.#options = options;
		const named = ({ slug, frontMatter }: { slug: string; frontMatter: { name: string } }) => ({
			slug,
			name: frontMatter.name,
		});
		this.#categories = new KnownNames(categories.map(named));
		this.#periods = new KnownNames(launchPeriods.map(named));
		this.#newest = launchPeriods
			.map(named)
			.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
			.at(-1);
		this.#pricingModels = new KnownNames(site.pricing_models);
		this.#plans = new KnownNames(site.plans);
	}

	get newCategories(): readonly NewCategory[] {
		return [...this.#newCategories.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
	}

	get newPeriods(): readonly NewPeriod[] {
		return [...this.#newPeriods.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
	}

	/** @param text - A slug or a name. */
	category(text: string): Found {
		const known = this.#categories.find(text);
		if (known !== undefined) return { slug: known };
		if (!this.#options.createCategories) {
			const remedy = this.#categories.remedy(text);
			return {
				message: `There is no category ${quote(text)}.${remedy} \`--create-categories\` adds those that are missing.`,
			};
		}
		const slug = slugOf(text);
		if (slug === '') return { message: `${quote(text)} gives no slug for a category. Write it in Latin letters.` };
		const name = isSlug(text) ? inWords(text) : text;
		const [wrong] = categoryFrontMatter.shape.name.safeParse(name).error?.issues ?? [];
		if (wrong) return { message: `${quote(text)} cannot be the name of a category. ${wrong.message}` };
		if (!this.#newCategories.has(slug)) this.#newCategories.set(slug, { slug, name });
		return { slug };
	}

	hasCategory(slug: string): boolean {
		return this.#newCategories.has(slug) || this.#categories.find(slug) === slug;
	}

	/** @param text - A slug, a name or a day of the week. */
	period(text: string): Found {
		const slug =
			/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? isoWeekSlug(text) : text.trim().toLowerCase();
		const known = this.#periods.find(slug);
		if (known !== undefined) return { slug: known };
		const starts_on = mondayOf(slug);
		if (starts_on === undefined) {
			return {
				message: `There is no week ${quote(text)}.${this.#periods.remedy(text)} Weeks are called as in \`2026-w46\`.`,
			};
		}
		if (!this.#options.createPeriods) {
			const message = `There is no week ${quote(slug)} in the content. Use another, or add it with \`--create-periods\`.`;
			return { message };
		}
		const days = { starts_on, ends_on: addDays(starts_on, 6) };
		if (!this.#newPeriods.has(slug)) this.#newPeriods.set(slug, { slug, name: weekName(slug, this.#newest), ...days });
		return { slug };
	}

	pricingModel(text: string): Found {
		const slug = this.#pricingModels.find(text);
		if (slug !== undefined) return { slug };
		return {
			message: `There is no pricing model ${quote(text)}.${this.#pricingModels.remedy(text)} \`site.yaml\` lists them.`,
		};
	}

	plan(text: string): Found {
		const slug = this.#plans.find(text);
		return slug === undefined ? { message: `There is no plan ${quote(text)}.${this.#plans.remedy(text)}` } : { slug };
	}
}

/** `audio-and-video` gives `Audio and video`. */
const inWords = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
