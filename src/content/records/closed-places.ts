/** Who stands where in a closed week: its record, with the places that corrections give. */
import type { Entry } from '../read-entry.ts';
import type { CorrectionFrontMatter, LaunchPeriodFrontMatter } from '../schemas/launch-period.ts';
import type { ProductFrontMatter } from '../schemas/product.ts';
import type { RecordedPlace } from '../schemas/record.ts';
import type { PeriodRecord } from './read-record.ts';

export interface ClosedPlace {
	/** The present slug, whether there is such a product or not; `undefined` where the record has none. */
	readonly product: string | undefined;
	/** `undefined` for a product that only a correction names, without a place. */
	readonly position: number | undefined;
	/** As it was published when the week was closed; `undefined` for a product that corrections have added. */
	readonly recorded: RecordedPlace | undefined;
	/** Those that name the product, oldest first. Its figures are those of its own file when there are any. */
	readonly corrections: readonly CorrectionFrontMatter[];
}

/** The present slug of a product by any that it had; another one stays as it is. */
type PresentSlug = (slug: string) => string;

function presentSlugs(
	products: readonly { readonly slug: string; readonly frontMatter: { readonly former_slugs: readonly string[] } }[],
): PresentSlug {
	const former = new Map(
		products.flatMap(({ slug, frontMatter }) => frontMatter.former_slugs.map((name) => [name, slug] as const)),
	);
	for (const { slug } of products) former.delete(slug);
	return (slug) => former.get(slug) ?? slug;
}

interface RecordedWeeks {
	readonly launchPeriods: readonly Entry<LaunchPeriodFrontMatter>[];
	readonly products: readonly Entry<ProductFrontMatter>[];
	/** By the slugs of the weeks. */
	readonly records: ReadonlyMap<string, PeriodRecord>;
}

/** The places of every week that has a record, by its slug. Each correction of a week stands at one of its places. */
export function findClosedPlaces({
	launchPeriods,
	products,
	records,
}: RecordedWeeks): ReadonlyMap<string, readonly ClosedPlace[]> {
	const present = presentSlugs(products);
	return new Map(
		launchPeriods.flatMap(({ slug, frontMatter }): [string, ClosedPlace[]][] => {
			const record = records.get(slug);
			return record ? [[slug, closedPlaces(record.places, frontMatter.corrections, present)]] : [];
		}),
	);
}

/**
 * The places of a closed week, those of the record first.
 *
 * Where two recorded products have become one, the place under its present slug is its own, else the better one; the other
 * place has no product.
 */
function closedPlaces(
	recorded: readonly RecordedPlace[],
	corrections: readonly CorrectionFrontMatter[],
	present: PresentSlug,
): ClosedPlace[] {
	const byProduct = Map.groupBy(inOrderOfDates(corrections), ({ product }) => present(product));
	const own = new Map<string, RecordedPlace>();
	for (const place of recorded) {
		if (place.product === undefined) continue;
		const slug = present(place.product);
		if (!own.has(slug) || place.product === slug) own.set(slug, place);
	}
	const places = recorded.map((place): ClosedPlace => {
		const slug = place.product === undefined ? undefined : present(place.product);
		if (slug === undefined || own.get(slug) !== place) {
			return { product: undefined, position: place.position, recorded: place, corrections: [] };
		}
		const named = byProduct.get(slug) ?? [];
		return { product: slug, position: lastPosition(named) ?? place.position, recorded: place, corrections: named };
	});
	const added = [...byProduct].filter(([slug]) => !own.has(slug));
	return [
		...places,
		...added.map(([product, named]) => {
			return { product, position: lastPosition(named), recorded: undefined, corrections: named };
		}),
	];
}

/** Of one day in the order of the file. */
const inOrderOfDates = (corrections: readonly CorrectionFrontMatter[]): CorrectionFrontMatter[] =>
	corrections.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

const lastPosition = (corrections: readonly CorrectionFrontMatter[]): number | undefined =>
	corrections.findLast(({ position }) => position !== undefined)?.position;
