/**
 * Products side by side. The address of the page names them; their facts come from the API, their places from the table that
 * programs filter products by.
 */
import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import { type Facets, launchNumbers } from '../../../contract/data-files.ts';
import type { components } from '../../../contract/openapi.generated.ts';
import { nameKey } from '../../../search/terms.ts';
import { grouped } from '../../../texts/formats.ts';
import { facts as factTexts, compare as t } from '../../../texts/sections.ts';
import * as at from '../../../urls/paths.ts';
import { longDate } from '../../shared/dates.ts';
import { placeTitle } from '../../shared/leaderboard.ts';

type Names = readonly (readonly [slug: string, name: string])[];
type Detail = components['schemas']['ProductDetail'];
/** Builds write these members of every product. */
type Product = Detail & Required<Pick<Detail, 'slug' | 'name' | 'first_launched_on'>>;

/** What is said of a product beside a label; nothing where it is unknown. */
type Row = readonly [label: string, of: (product: Product) => Node | string | 0 | undefined];

const { length: width } = launchNumbers;
const main = document.querySelector<HTMLElement>('#compare');
const status = main?.querySelector('[role=status]');
if (main && status) {
	status.textContent = t.loading;
	status.textContent = await compare(main).catch(() => t.notLoaded);
}

/** Shows the table. @returns What to say above it. */
async function compare(main: HTMLElement): Promise<string> {
	const query = new URLSearchParams(location.search).get('products') ?? '';
	const asked = [
		...new Set(
			query
				.toLowerCase()
				.split(/[\s,]+/)
				.filter(Boolean),
		),
	];
	const names: Promise<Names> = read(at.namesFile);
	const canAdd = connectForm(asked, names);
	if (asked.length === 0) return canAdd.then(() => t.choose);
	const [named, others] = [asked.slice(0, at.mostCompared), asked.slice(at.mostCompared)];
	const addressOf = (slug: string) => main.dataset['product']?.replace('*', encodeURIComponent(slug)) ?? '';
	const readProduct = async (slug: string): Promise<Product | undefined> => (await read(addressOf(slug))).product;
	const [rows, , ...found] = await Promise.all([readRows(names), canAdd, ...named.map(readProduct)]);
	const products = found.filter((product) => product !== undefined);
	const scroll = main.querySelector<HTMLElement>('.scroll');
	if (scroll) scroll.hidden = products.length === 0;
	main.querySelector('table')?.append(...tableOf(products, rows));
	const unknown = named.filter((_, index) => !found[index]).map((slug) => t.unknown({ slug }));
	const left = others.length > 0 ? [t.tooMany({ most: at.mostCompared, slugs: others.join(', ') })] : [];
	return [...unknown, ...left].join(' ');
}

/** Lets readers add one more product by its name, or by how its name begins. */
async function connectForm(asked: readonly string[], listed: Promise<Names>): Promise<void> {
	const form = document.querySelector('form');
	const [input, label, list] = [
		form?.querySelector('input'),
		form?.querySelector('label'),
		form?.querySelector('datalist'),
	];
	if (!form || !input || !label || !list) return;
	if (asked.length >= at.mostCompared) form.remove();
	if (asked.length > 0) label.textContent = t.addAnother;
	const names = await listed;
	list.append(...names.map(([, name]) => element('option', { value: name })));
	form.addEventListener('submit', (event) => {
		// The address of a comparison has slugs, and the field a name.
		event.preventDefault();
		const key = nameKey(input.value);
		const keys = names.map(([slug, name]) => [slug, nameKey(name)] as const);
		const found =
			keys.find(([slug, name]) => name === key || slug === key) ?? keys.find(([, name]) => name.startsWith(key));
		if (found) location.assign(at.comparePath([...asked, found[0]]));
		else if (status) status.textContent = t.unknown({ slug: input.value });
	});
}

/** @returns The JSON at a path; an empty object where there is nothing. */
async function read(path: string) {
	const response = await fetch(path);
	if (response.status === 404) return {};
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.json();
}

async function readRows(listed: Promise<Names>): Promise<readonly Row[]> {
	const [names, facets, words] = await Promise.all([listed, read(at.facetsFile), read(at.vocabularyFile)]);
	const { categories, pricing_models }: Vocabulary = words;
	const nameOf = new Map([...categories, ...pricing_models].map(({ slug, name }) => [slug, name]));
	const rowOf = (slug: string): number => names.findIndex(([own]) => own === slug);
	return [
		[factTexts.tagline, ({ tagline }) => tagline],
		[factTexts.categories, (product) => product.categories.map((slug) => nameOf.get(slug) ?? slug).join(', ')],
		[factTexts.price, ({ price_label, pricing_model = '' }) => price_label ?? nameOf.get(pricing_model)],
		[factTexts.maker, ({ maker }) => maker],
		[factTexts.rating, ({ average_rating: rating }) => rating && factTexts.outOf5({ rating })],
		[t.reviews, ({ reviews_count }) => reviews_count && grouped(reviews_count)],
		[factTexts.votesLabel, ({ votes }) => votes && grouped(votes)],
		[t.bestWeek, ({ slug }) => bestWeek(facets, rowOf(slug))],
		[factTexts.firstLaunched, ({ first_launched_on }) => longDate(first_launched_on)],
	];
}

/** The best place with its week and score, of equal ones the newest. */
function bestWeek({ columns, launch_periods, active_periods }: Facets, row: number): Node | undefined {
	const numbers = columns.launch_numbers[row] ?? [];
	const launches = Array.from({ length: numbers.length / width }, (_, index) => numbers.slice(width * index));
	const [best] = launches.filter(([, position = 0]) => position > 0).toSorted(([, a = 0], [, b = 0]) => a - b);
	if (!best) return undefined;
	const [week = 0, position = 0, , , score = 0] = best;
	const slug = launch_periods[week] ?? '';
	const place = element('a', { href: at.launchPeriodPage(slug) }, placeTitle({ position, launch_period: { slug } }));
	const text = week < active_periods ? t.placeAndScoreSoFar : t.placeAndScore;
	return element('span', {}, ...text<Node>({ place, score }));
}

/** A column for each product. Rows that say nothing of any product are left out. */
function tableOf(products: readonly Product[], rows: readonly Row[]): HTMLElement[] {
	const slugs = products.map(({ slug }) => slug);
	const heads = products.map(({ slug, name }) => {
		const others = at.comparePath(slugs.filter((other) => other !== slug));
		const page = element('a', { href: at.productPage(slug) }, element('bdi', {}, name));
		const remove = element('a', { href: others, ariaLabel: t.removeProduct({ product: name }) }, t.remove);
		return element('th', { scope: 'col' }, page, remove);
	});
	const lines = rows.flatMap(([label, of]) => {
		const values = products.map(of);
		if (!values.some(Boolean)) return [];
		const cells = values.map((value) => element('td', {}, element('span', { dir: 'auto' }, value || '–')));
		return [element('tr', {}, element('th', { scope: 'row' }, label), ...cells)];
	});
	return [element('thead', {}, element('tr', {}, element('td', {}), ...heads)), element('tbody', {}, ...lines)];
}

function element(name: string, members: object, ...content: (Node | string)[]): HTMLElement {
	const made = Object.assign(document.createElement(name), members);
	made.append(...content);
	return made;
}
