/** Answers about one product. */
import { categoryPage, makerPage } from '../../../routes/paths.ts';
import { readProduct } from '../../catalog-files.ts';
import { getProduct } from '../../operations/get-product.ts';
import type { OperationResult } from '../../operations/operation.ts';
import { quoted, untrustedNote } from '../../operations/plain-text.ts';
import { asksForUnknownFact } from '../grammar/intents/unknown-facts.ts';
import type { NamedProduct } from '../grammar/reading.ts';
import { choose } from './choose.ts';
import type { Answer, Context, ProductAnswer } from './context.ts';
import { listedData, named, notes, priceName, productUrl } from './lines.ts';

/** One or more sentences of facts with the page, and some members of the product as data. */
function factsResult(
	context: Context,
	product: NamedProduct,
	sentences: readonly string[],
	data: Readonly<Record<string, unknown>>,
): OperationResult {
	const { table } = context.words;
	const url = productUrl(context, product.row);
	const text = [...notes(context.reading, [product], context.words), ...sentences, `The page: ${url}`, untrustedNote];
	return {
		text: text.join('\n'),
		data: { product: { slug: table.slugs[product.row], name: table.names[product.row], url, ...data } },
	};
}

export const describeAnswer: ProductAnswer = async (context, product) => {
	const { words, site, reading } = context;
	const result = await getProduct.run({ slug: words.table.slugs[product.row] }, site);
	const unknown = asksForUnknownFact(reading) ? ['The catalog does not hold what you ask for. What it holds:'] : [];
	return { ...result, text: [...notes(reading, [product], words), ...unknown, result.text].join('\n') };
};

/** Whether it costs something, its pricing model and what its maker says about the price. */
export const priceAnswer: ProductAnswer = async (context, product) => {
	const { words, site, reading } = context;
	const detail = await readProduct(site, words.table.slugs[product.row] ?? '');
	const { pricing_model, price_label } = detail ?? {};
	const model = words.vocabulary.pricing_models.find((own) => own.slug === pricing_model);
	const own = named(words.table, product.row);
	const [asked] = reading.prices;
	const fits =
		asked && model && ('free' in asked.value ? asked.value.free === model.free : asked.value.model === model.slug);
	// Such as `Free with paid extras`: neither yes nor no.
	const isMixed = model !== undefined && !model.free && /\bfree\b/i.test(model.name);
	const asksForMoney = asked !== undefined && 'free' in asked.value;
	const verdict =
		fits === undefined || asked?.isExcluded || (isMixed && asksForMoney) ? '' : `${fits ? 'Yes' : 'No'}. `;
	const price = model ? `has the price ${quoted(model.name)} (${model.slug})` : 'names no price';
	const costs = model && !isMixed ? `: it ${model.free ? 'costs nothing' : 'is not free'}` : '';
	const label = price_label === undefined ? [] : [`Its maker says: ${quoted(price_label)}.`];
	return factsResult(context, product, [`${verdict}${own} ${price}${costs}.`, ...label], {
		pricing_model,
		price_label,
	});
};

export const makerAnswer: ProductAnswer = async (context, product) => {
	const { words, site } = context;
	const maker = makerOf(context, product.row);
	const own = named(words.table, product.row);
	if (!maker) return factsResult(context, product, [`The catalog names no maker of ${own}.`], {});
	const sentence = `The maker of ${own} is ${quoted(maker.name)} (${maker.slug}): ${site.baseUrl}${makerPage(maker.slug)}`;
	return factsResult(context, product, [sentence], { maker: maker.name });
};

/** The maker of each, and whether it is one. */
export const makersAnswer: Answer = (context) => {
	const { products } = context.reading;
	const makers = products.map(({ row }) => makerOf(context, row));
	const lines = products.map(({ row }, at) => {
		const maker = makers[at];
		const who = maker ? `${quoted(maker.name)} (${maker.slug})` : 'no maker that the catalog names';
		return `- ${named(context.words.table, row)}: ${who}. ${productUrl(context, row)}`;
	});
	const slugs = new Set(makers.map((maker) => maker?.slug));
	const isOne = slugs.size === 1 && !slugs.has(undefined);
	const head = isOne ? 'They have the same maker:' : 'Their makers:';
	return {
		text: [head, ...lines, untrustedNote].join('\n'),
		data: { products: products.map(({ row }) => listedData(context, row)), makers },
	};
};

function makerOf({ words }: Context, row: number) {
	const [slug, name] = words.table.makers[words.table.columns.maker[row] ?? -1] ?? [];
	return slug === undefined || name === undefined ? undefined : { slug, name };
}

/** Other products of the same maker. */
export const otherProductsAnswer: ProductAnswer = async (context, product) => {
	const { words, site } = context;
	const maker = makerOf(context, product.row);
	if (!maker) return makerAnswer(context, product);
	const choice = { categories: [], prices: [], maker: maker.slug, excludedRows: [product.row] };
	const others = choose(words, choice).map(({ row }) => row);
	const who = `${quoted(maker.name)} (${maker.slug})`;
	const own = named(words.table, product.row);
	const page = `The maker: ${site.baseUrl}${makerPage(maker.slug)}`;
	if (others.length === 0) return { text: `${who} has no other product than ${own} in the catalog.\n${page}` };
	const lines = others.map((row) => `- ${named(words.table, row)} ${productUrl(context, row)}`);
	const text = [`${who}, the maker of ${own}, also has:`, ...lines, page, untrustedNote].join('\n');
	return { text, data: { products: others.map((row) => listedData(context, row)), maker: maker.slug } };
};

export const websiteAnswer: ProductAnswer = async (context, product) => {
	const { words, site } = context;
	const detail = await readProduct(site, words.table.slugs[product.row] ?? '');
	const own = named(words.table, product.row);
	const { website_url } = detail ?? {};
	const sentence = website_url
		? `The website of ${own} is ${quoted(website_url)}.`
		: `The catalog names no website of ${own}.`;
	return factsResult(context, product, [sentence], { website_url });
};

export const categoriesAnswer: ProductAnswer = async (context, product) => {
	const { words, site } = context;
	const data = listedData(context, product.row);
	const slugs = data['categories'] as readonly string[];
	const lines = slugs.map((slug) => {
		const { name = slug } = words.vocabulary.categories.find((own) => own.slug === slug) ?? {};
		return `- ${name} (${slug}): ${site.baseUrl}${categoryPage(slug)}`;
	});
	const heading = `The categories of ${named(words.table, product.row)}:`;
	return factsResult(context, product, [heading, ...lines], { categories: slugs });
};

/** Whether the catalog has it. */
export const existsAnswer: ProductAnswer = async (context, product) => {
	const { words } = context;
	const price = priceName(words, product.row);
	const sentence = `Yes, the catalog has ${named(words.table, product.row)}${price ? `, ${price}` : ''}.`;
	return factsResult(context, product, [sentence], listedData(context, product.row));
};
