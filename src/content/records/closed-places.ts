/**
 * The places and corrections of closed weeks, under the slugs that products have today. The record beside a week's file is
 * what is published; each correction says what was published before it.
 */
import type { Entry } from '../read-entry.ts';
import type { CorrectionFrontMatter, LaunchPeriodFrontMatter } from '../schemas/launch-period.ts';
import type { ProductFrontMatter } from '../schemas/product.ts';
import type { RecordedPlace } from '../schemas/record.ts';
import type { PeriodRecord } from './read-record.ts';

export interface ClosedPeriod {
	/** Every place, the first one first; one that nobody has any longer is without a product. */
	readonly places: readonly RecordedPlace[];
	/** By date; corrections of one day stay in the order of the file. */
	readonly corrections: readonly CorrectionFrontMatter[];
}

interface RecordedContent {
	readonly launchPeriods: readonly Entry<LaunchPeriodFrontMatter>[];
	readonly products: readonly Entry<ProductFrontMatter>[];
	/** By the slugs of the weeks. */
	readonly records: ReadonlyMap<string, PeriodRecord>;
}

/** Every week that has a record, by its slug. */
export function findClosedPeriods({
	launchPeriods,
	products,
	records,
}: RecordedContent): ReadonlyMap<string, ClosedPeriod> {
	const present = presentSlugs(products);
	return new Map(
		launchPeriods.flatMap(({ slug, frontMatter }): [string, ClosedPeriod][] => {
			const record = records.get(slug);
			if (!record) return [];
			const corrections = frontMatter.corrections
				.map((correction) => ({ ...correction, product: present(correction.product) }))
				.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
			return [[slug, { places: presentPlaces(record.places, present), corrections }]];
		}),
	);
}

/** Gives the present slug of a product for any that it had, and every other slug back. */
function presentSlugs(products: readonly Entry<ProductFrontMatter>[]): (slug: string) => string {
	const former = new Map(
		products.flatMap(({ slug, frontMatter }) => frontMatter.former_slugs.map((name) => [name, slug] as const)),
	);
	for (const { slug } of products) former.delete(slug);
	return (slug) => former.get(slug) ?? slug;
}

/**
 * Where two recorded products have become one, it has the place recorded under its present slug, else the better one; the
 * other place is without a product.
 */
function presentPlaces(recorded: readonly RecordedPlace[], present: (slug: string) => string): RecordedPlace[] {
	const own = new Map<string, RecordedPlace>();
	for (const place of recorded) {
		if (place.product === undefined) continue;
		const slug = present(place.product);
		if (!own.has(slug) || place.product === slug) own.set(slug, place);
	}
	return recorded.map((place) => {
		const slug = place.product === undefined ? undefined : present(place.product);
		return { ...place, product: slug !== undefined && own.get(slug) === place ? slug : undefined };
	});
}
