/** Products of a site of this API: their fields are the content's, so that nothing is guessed. */

import type { PublishedPlacement, PublishedProduct } from '../../client/resources.ts';
import { describeProblem, valueAt } from '../../content/describe-problem.ts';
import { checkBody } from '../../content/schemas/check-body.ts';
import { checkFileName } from '../../content/schemas/file-name.ts';
import { productFrontMatter } from '../../content/schemas/product.ts';
import { mondayOf } from '../../routes/iso-week.ts';
import { toBody } from './convert-value.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportedProduct } from './imported-product.ts';
import type { ReadRow } from './read-row.ts';
import type { RowProblem } from './source.ts';
import type { Found, ImportVocabulary } from './vocabulary.ts';

/** What is known of a product beside its own document. */
export interface PublishedFacts {
	readonly place: string;
	readonly launches: readonly PublishedPlacement[];
	readonly formerSlugs: readonly string[];
}

export function readPublished(
	product: PublishedProduct,
	{ place, launches, formerSlugs }: PublishedFacts,
	vocabulary: ImportVocabulary,
	{ approve, category }: Pick<ImportOptions, 'approve' | 'category'>,
): ReadRow {
	const problems: RowProblem[] = [];
	const reject = (column: string, message: string): void => {
		problems.push({ place, column, message });
	};
	const resolve = (field: string, found: Found): string[] => {
		if ('slug' in found) return [found.slug];
		reject(field, found.message);
		return [];
	};
	const { slug, name, tagline, pricing_model, price_label, maker, website_url, reviews_count, average_rating } =
		product;
	const wrongName = checkFileName(slug);
	if (wrongName) reject('slug', wrongName);
	const named = product.categories.flatMap((text) => resolve('categories', vocabulary.category(text)));
	const categories = product.categories.length === 0 && category !== undefined ? [category] : named;
	if (pricing_model !== undefined) resolve('pricing_model', vocabulary.pricingModel(pricing_model));
	const placed = launches.flatMap(({ launch_period, votes, comments, score }) =>
		resolve('launches', vocabulary.period(launch_period)).map((period) => ({
			...{ period, votes, comments, score },
			...(approve && { approved: true }),
		})),
	);
	const first = firstLaunch(
		product,
		placed.map(({ period }) => mondayOf(period)),
	);
	const texts = {
		name,
		tagline,
		categories,
		pricing_model,
		price_label,
		maker,
		website_url,
		reviews_count,
		average_rating,
	};
	const input = {
		...texts,
		...(approve && first !== undefined && { first_launched_on: first }),
		...(formerSlugs.length > 0 && { former_slugs: formerSlugs }),
	};
	const present = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
	const result = productFrontMatter.safeParse(present);
	const isRejected = (field: string) => problems.some(({ column }) => column === field);
	for (const issue of result.error?.issues ?? []) {
		const field = String(issue.path[0] ?? 'row');
		if (!isRejected(field)) reject(field, describeProblem(issue, valueAt(present, issue.path)));
	}
	const body = product.description === undefined ? undefined : toBody(product.description);
	const wrongBody = body === undefined ? undefined : checkBody(body, 1);
	if (wrongBody) reject('description', wrongBody.message);
	if (!result.success || problems.length > 0) return { problems };
	const fields = Object.fromEntries(Object.entries(result.data).filter(([field]) => field in present));
	return {
		product: {
			place,
			slug,
			isSlugGuessed: false,
			fields: fields as ImportedProduct['fields'],
			launches: placed,
			body: body || undefined,
		},
	};
}

/** The published day, where the launches do not give it by themselves. */
function firstLaunch(
	{ first_launched_on }: PublishedProduct,
	days: readonly (string | undefined)[],
): string | undefined {
	const [earliest] = days.filter((day) => day !== undefined).sort();
	return first_launched_on === earliest ? undefined : first_launched_on;
}
