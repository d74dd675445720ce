/** A row of a table as a product, or everything that is wrong with it. */
import { checkBody } from '../../content/schemas/check-body.ts';
import { checkFileName } from '../../content/schemas/file-name.ts';
import { productFrontMatter } from '../../content/schemas/product.ts';
import { slugOf } from '../../content/schemas/slug-of.ts';
import { quote } from '../../content/schemas/text.ts';
import type { ColumnMap } from './column-map.ts';
import { toBody, toBoolean, toDate, toLine, toList, toNumber, toText } from './convert-value.ts';
import { describeRowIssue } from './describe-row-issue.ts';
import { type Field, launchFields } from './fields.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportedLaunch, ImportedProduct } from './imported-product.ts';
import { readCategories } from './read-categories.ts';
import type { RowProblem, SourceRow } from './source.ts';
import type { Found, ImportVocabulary } from './vocabulary.ts';

const converters: Readonly<Partial<Record<Field, (value: unknown) => unknown>>> = {
	name: toLine,
	tagline: toLine,
	price_label: toLine,
	maker: toLine,
	website_url: toText,
	discoverable: toBoolean,
	first_launched_on: toDate,
	reviews_count: toNumber,
	average_rating: toNumber,
	former_slugs: toList,
	votes: toNumber,
	comments: toNumber,
	score: toNumber,
	approved: toBoolean,
};

export type ReadRow = { readonly product: ImportedProduct } | { readonly problems: readonly RowProblem[] };

export function readRow(
	row: SourceRow,
	columns: ColumnMap,
	vocabulary: ImportVocabulary,
	options: Pick<ImportOptions, 'period' | 'category' | 'approve'> & { readonly isSlugOurs: boolean },
): ReadRow {
	const problems: RowProblem[] = [];
	const rejected = new Set<string>();
	const reject = (field: string, message: string): void => {
		rejected.add(field);
		const column = columns.get(field as Field)?.[0];
		problems.push({ place: row.place, column: column ?? field, message });
	};
	const value = (field: Field): unknown => {
		const found = (columns.get(field) ?? []).map((column) => row.values.get(column)).find((one) => one !== undefined);
		return found === undefined ? undefined : (converters[field] ?? ((same) => same))(found);
	};
	const resolve = (field: Field, find: (text: string) => Found, text: unknown): string | undefined => {
		if (text === undefined) return undefined;
		const found = find(String(text).trim());
		if ('slug' in found) return found.slug;
		reject(field, found.message);
		return undefined;
	};
	const given = (field: Field) => ({ [field]: value(field) });
	const named = (columns.get('categories') ?? []).map((column) => row.values.get(column) ?? []);
	const categories = readCategories(named, vocabulary, options.category, (message) => reject('categories', message));
	const period = options.period ?? resolve('period', (text) => vocabulary.period(text), value('period'));
	const launch =
		period === undefined
			? undefined
			: launchOf(period, {
					value,
					approve: options.approve,
					plan: () => resolve('plan', (text) => vocabulary.plan(text), value('plan')),
				});
	const name = value('name') ?? value('slug');
	const frontMatter = {
		...{ name, categories },
		...given('tagline'),
		pricing_model: resolve('pricing_model', (text) => vocabulary.pricingModel(text), value('pricing_model')),
		...given('price_label'),
		...given('maker'),
		...given('website_url'),
		...given('discoverable'),
		...(options.approve && given('first_launched_on')),
		...given('reviews_count'),
		...given('average_rating'),
		...given('former_slugs'),
		...(launch && { launches: [launch] }),
	};
	const present = Object.fromEntries(Object.entries(frontMatter).filter(([, one]) => one !== undefined));
	const result = productFrontMatter.safeParse(present);
	for (const issue of result.error?.issues ?? []) {
		const problem = describeRowIssue(issue, present, columns);
		// A category that is unknown is missing as well.
		if (!rejected.has(problem.field)) reject(problem.field, problem.message);
	}
	const checked = result.data;
	const slug = readSlug(value('slug'), checked?.name ?? String(name ?? ''), columns, reject);
	const description = value('description');
	const body = description === undefined ? undefined : toBody(description);
	const wrongBody = body === undefined ? undefined : checkBody(body, 1);
	if (wrongBody) reject('description', wrongBody.message);
	if (!checked || problems.length > 0) return { problems };
	const { launches: _launches, ...fields } = checked;
	const kept = Object.fromEntries(Object.entries(fields).filter(([field]) => field in present));
	return {
		product: {
			place: row.place,
			slug,
			isSlugGuessed: !options.isSlugOurs || value('slug') === undefined,
			fields: kept as ImportedProduct['fields'],
			launches: launch ? [launch] : [],
			body: body || undefined,
		},
	};
}

function launchOf(
	period: string,
	{ value, approve, plan }: { value: (field: Field) => unknown; approve: boolean; plan: () => string | undefined },
): ImportedLaunch {
	const figures = launchFields.flatMap((field) => {
		if (field === 'approved') return [];
		const found = field === 'plan' ? plan() : value(field);
		return found === undefined ? [] : [[field, found]];
	});
	const approved = approve && value('approved') !== false;
	// The schema checks them with the rest.
	return { period, ...Object.fromEntries(figures), ...(approved && { approved }) } as ImportedLaunch;
}

function readSlug(
	given: unknown,
	name: string,
	columns: ColumnMap,
	reject: (field: Field, message: string) => void,
): string {
	const slug = given === undefined ? slugOf(name) : String(given).trim();
	if (given === undefined && slug === '' && name !== '') {
		reject('name', `${quote(name)} gives no slug. Add a column with slugs, and map it with \`--map COLUMN=slug\`.`);
	} else if (slug !== '') {
		const problem = checkFileName(slug)
			?.replace('The file name is the slug: ', '')
			.replace(' Rename the file.', ' Write another slug.');
		if (problem) reject(columns.has('slug') ? 'slug' : 'name', problem);
	}
	return slug;
}
