/** Compares what has been read with the content: which products are added, changed, or cannot be imported. */
import type { Content } from '../../content/read-content.ts';
import { websiteKey } from '../../contract/website-key.ts';
import { compareProduct } from './compare-product.ts';
import { DuplicateFinder } from './duplicate-rows.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportPlan, ProductUpdate } from './import-plan.ts';
import type { ImportedProduct } from './imported-product.ts';
import type { ReadRow } from './read-row.ts';
import type { RowProblem } from './source.ts';

/** What an import needs to know of the content. */
export type ImportedInto = Pick<Content, 'site' | 'categories' | 'launchPeriods' | 'products' | 'records'>;

/** The front matter of a product's file as it is written, without defaults. */
export type WrittenOf = (product: Content['products'][number]) => unknown;

export function planProducts(
	rows: readonly ReadRow[],
	{ products, site, records }: Pick<Content, 'products' | 'site' | 'records'>,
	{ force, allowDuplicates }: Pick<ImportOptions, 'force' | 'allowDuplicates'>,
	writtenOf: WrittenOf,
	columnOf = (field: string): string => field,
): Pick<ImportPlan, 'added' | 'updates' | 'problems' | 'notes'> {
	const existing = new Map(products.map((product) => [product.slug, product]));
	const former = new Map(
		products.flatMap((product) => product.frontMatter.former_slugs.map((slug) => [slug, product])),
	);
	const known = products.map(({ slug, source, frontMatter: { name, website_url } }) => ({
		slug,
		source,
		name,
		website_url,
	}));
	const duplicates = new DuplicateFinder(known, allowDuplicates);
	const added: ImportedProduct[] = [];
	const updates: ProductUpdate[] = [];
	const problems: RowProblem[] = [];
	const doubtful: string[] = [];
	for (const row of rows) {
		if ('problems' in row) {
			problems.push(...row.problems);
			continue;
		}
		const present = existing.get(row.product.slug) ?? former.get(row.product.slug);
		// A row may know a product by the name that it had.
		const product = present ? { ...row.product, slug: present.slug } : row.product;
		const found = [...duplicates.check(product), ...closedWeeks(product, present, records)];
		if (found.length > 0) problems.push(...found.map((problem) => ({ ...problem, column: columnOf(problem.column) })));
		else if (present) {
			const { slug, source, frontMatter, body } = present;
			const context = { force, rule: site.score, isClosed: (period: string) => records.has(period) };
			const compared = compareProduct({ frontMatter, body, written: writtenOf(present) }, product, context);
			const isOther = !force && isPerhapsOther(product, frontMatter.website_url);
			if (isOther) doubtful.push(slug);
			updates.push({ slug, source, place: product.place, ...compared, ...(isOther && nothing) });
		} else added.push(product);
	}
	return { added, updates, problems, notes: doubtful.length > 0 ? [inDoubt(doubtful)] : [] };
}

/** Launches that closed weeks do not have. */
function closedWeeks(
	{ place, slug, launches }: ImportedProduct,
	present: Content['products'][number] | undefined,
	records: Content['records'],
): RowProblem[] {
	return launches.flatMap(({ period, approved }) => {
		const record = approved ? records.get(period) : undefined;
		const isKnown = (product: string | undefined) =>
			product !== undefined && [slug, ...(present?.frontMatter.former_slugs ?? [])].includes(product);
		const launched = present?.frontMatter.launches.some((launch) => launch.approved && launch.period === period);
		if (!record || launched || record.places.some(({ product }) => isKnown(product))) return [];
		const message = `The week \`${period}\` is closed, and its record has no launch of \`${slug}\`. Import it without \`--approve\`, or into another week.`;
		return [{ place, column: 'period', message }];
	});
}

const nothing = { edits: [], body: undefined, changes: [] } as const;

/** Products of one name that are not known to be one: many tools are called `echo`. */
function isPerhapsOther({ isSlugGuessed, fields }: ImportedProduct, website: string | undefined): boolean {
	const [own, other] = [fields.website_url, website].map((address) => address && websiteKey(address));
	return isSlugGuessed && own !== undefined && other !== undefined && own !== other;
}

function inDoubt(slugs: readonly string[]): string {
	const which = slugs
		.slice(0, 10)
		.map((slug) => `\`${slug}\``)
		.join(', ');
	const more = slugs.length > 10 ? ` and ${slugs.length - 10} more` : '';
	return `Rows with the name of a product and another website may be other products, and are left out: ${which}${more}. Write their slugs into a column \`slug\`.`;
}
