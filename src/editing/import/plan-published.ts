/** From a site, or its export, to what would be written. Nothing here reads or writes a file. */
import { EditError } from '../edit-error.ts';
import { waiting } from './import-notes.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportPlan } from './import-plan.ts';
import type { NewCategory } from './imported-product.ts';
import { newEntries, resolveOptions } from './plan-entries.ts';
import { type ImportedInto, planProducts, type WrittenOf } from './plan-products.ts';
import { planRecords } from './plan-records.ts';
import { readPublished } from './published-products.ts';
import type { PublishedSource } from './published-source.ts';
import { ImportVocabulary } from './vocabulary.ts';

/** @param date - The build date, UTC, `YYYY-MM-DD`: it decides which weeks are over. */
export function planPublished(
	source: PublishedSource,
	content: ImportedInto,
	options: ImportOptions,
	{ date, writtenOf }: { readonly date: string; readonly writtenOf: WrittenOf },
): ImportPlan {
	const vocabulary = new ImportVocabulary(content, options);
	const resolved = resolveOptions(options, vocabulary);
	if (options.map.length > 0)
		throw new EditError(`Cannot use \`--map\` with \`${source.name}\`: its fields are those of the content already.`);
	if (options.period !== undefined)
		throw new EditError(`Cannot use \`--period\` with \`${source.name}\`: its products have weeks already.`);
	const own = new Set(content.products.map(({ slug }) => slug));
	const rows = source.products.map((product, index) =>
		readPublished(
			product,
			{
				place: source.placeOf(index, product.slug),
				launches: source.launches.get(product.slug) ?? [],
				formerSlugs: (source.formerSlugs.get(product.slug) ?? []).filter((slug) => !own.has(slug)),
			},
			vocabulary,
			resolved,
		),
	);
	// Weeks and categories without a product belong to the site as well.
	const weeks = new Map(source.periods.map((period) => [period.slug, period]));
	if (options.createPeriods) for (const slug of weeks.keys()) vocabulary.period(slug);
	const categories = Object.keys(source.categoryNames);
	if (options.createCategories) for (const slug of categories) vocabulary.category(slug);
	// A catalog may have products of one name or website: its own editors have let it.
	const planned = planProducts(rows, content, { ...options, allowDuplicates: true }, writtenOf);
	const entries = newEntries(vocabulary, rows, planned.problems, { categories, periods: weeks.keys() });
	const newPeriods = entries.newPeriods.map((period) => ({
		...period,
		name: weeks.get(period.slug)?.name ?? period.name,
	}));
	const ends = new Map([
		...content.launchPeriods.map(({ slug, frontMatter }) => [slug, frontMatter.ends_on] as const),
		...newPeriods.map(({ slug, ends_on }) => [slug, ends_on] as const),
	]);
	const isOpen = (period: string) => (ends.get(period) ?? date) < date && !content.records.has(period);
	const bad = new Set(planned.problems.map(({ place }) => place));
	const imported = new Set(
		rows.flatMap((row) => ('product' in row && !bad.has(row.product.place) ? [row.product.slug] : [])),
	);
	const records = options.approve
		? planRecords({ launches: source.launches, isOpen }, imported, planned.updates)
		: undefined;
	return {
		source: { name: source.name, format: source.format, rows: source.products.length, columns: [] },
		...planned,
		newCategories: entries.newCategories.map(
			({ slug, name }): NewCategory => ({ slug, name: source.categoryNames[slug] ?? name }),
		),
		newPeriods,
		newRecords: records?.newRecords ?? new Map(),
		notes: [...unknownVotes(source), ...(records?.notes ?? []), ...waiting(options, planned.added.length)],
	};
}

/** The four operations show 26 weeks with 50 places each; a product's votes are those of all. */
function unknownVotes({ products, launches }: PublishedSource): string[] {
	const count = products.filter(({ slug, votes }) => {
		const known = (launches.get(slug) ?? []).reduce((sum, launch) => sum + launch.votes, 0);
		return votes !== undefined && votes !== known;
	}).length;
	if (count === 0) return [];
	const have = count === 1 ? '1 product has' : `${count} products have`;
	return [
		`${have} votes in weeks or places that the API does not show; they are not imported. The export of the site has them.`,
	];
}
