/**
 * Products side by side. The address of the page names them; their facts come from the API, their places from the table that
 * programs filter products by.
 */
import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import { type Facets, launchNumbers, type SimilarRows } from '../../../contract/data-files.ts';
import type { components } from '../../../contract/openapi.generated.ts';
import { grouped } from '../../../texts/formats.ts';
import { facts as factTexts, compare as t } from '../../../texts/sections.ts';
import * as at from '../../../urls/paths.ts';
import { longDate } from '../../shared/dates.ts';
import { placeTitle } from '../../shared/leaderboard.ts';
import { saved, seen } from '../saved/shelf.ts';

type Names = readonly (readonly [slug: string, name: string])[];
type Detail = components['schemas']['ProductDetail'];
/** Builds write these members of every product. */
type Product = Detail & Required<Pick<Detail, 'slug' | 'name' | 'first_launched_on'>>;

/** What is said of a product beside a label; nothing where it is unknown. */
type Row = readonly [label: string, of: (product: Product) => Node | string | 0 | undefined];

const { length: width } = launchNumbers;
const mostOffered = 6;

const find = <Part extends HTMLElement>(selector: string): Part => {
	const part = document.querySelector<Part>(selector);
	if (!part) throw new Error(`The page has no \`${selector}\`.`);
	return part;
};
const [main, status, scroll] = [find('#compare'), find('#compare [role=status]'), find('#compare .scroll')];
const [form, label, input] = [find('form.add'), find('form.add label'), find<HTMLInputElement>('form.add input')];

const loaded = load();
const products = new Map<string, Promise<Product | undefined>>();
let turn = 0;

status.textContent = t.loading;
form.addEventListener('submit', (event) => {
	event.preventDefault();
	const words = input.value;
	// The next name can be typed before this one is found.
	input.value = '';
	void add(words).catch(() => show());
});
addEventListener('popstate', () => void show());
await show();
loaded.then(
	({ search }) => find('datalist').append(...search.products.map(({ name }) => element('option', { value: name }))),
	// The line above the table says so.
	() => undefined,
);

/** The slugs that the address names, else the saved ones. */
function asked(): string[] {
	const query = new URLSearchParams(location.search).get('products');
	if (query === null) return saved().slice(0, at.mostCompared);
	const slugs = query.toLowerCase().split(/[\s,]+/);
	return [...new Set(slugs.filter(Boolean))];
}

async function load() {
	const names: Promise<Names> = read(at.namesFile);
	const box = import('../search/box.ts');
	const similar: Promise<SimilarRows> = read(at.similarFile);
	const [search, rows] = await Promise.all([box.then(({ openIndex }) => openIndex()), readRows(names)]);
	return { search, rows, names: await names, similar: await similar, tileElement: (await box).tileElement };
}

/** Shows the products of the address. @param said - What has happened to them. */
async function show(said = ''): Promise<void> {
	const own = ++turn;
	const slugs = asked();
	form.hidden = slugs.length >= at.mostCompared;
	label.textContent = slugs.length > 0 ? t.addAnother : t.add;
	const text = await shown(slugs, () => own === turn).catch(() => t.notLoaded);
	if (own !== turn) return;
	status.textContent = [said, text].filter(Boolean).join(' ');
	document.querySelector('.examples')?.toggleAttribute('hidden', slugs.length > 0);
}

/** Shows the table and what else fits in. @returns What to say above them. */
async function shown(slugs: readonly string[], isCurrent: () => boolean): Promise<string> {
	const [named, others] = [slugs.slice(0, at.mostCompared), slugs.slice(at.mostCompared)];
	const [known, ...found] = await Promise.all([loaded, ...named.map(readProduct)]);
	if (!isCurrent()) return '';
	const compared = found.filter((product) => product !== undefined);
	scroll.hidden = compared.length === 0;
	find('.compared').replaceChildren(...tableOf(compared, known));
	find('.offers').replaceChildren(...(slugs.length < at.mostCompared ? offersOf(slugs, known) : []));
	if (slugs.length === 0) return t.choose;
	const unknown = named.filter((_, index) => !found[index]).map((slug) => t.unknown({ slug }));
	const left = others.length > 0 ? [t.tooMany({ most: at.mostCompared, slugs: others.join(', ') })] : [];
	return [...unknown, ...left].join(' ');
}

function readProduct(slug: string): Promise<Product | undefined> {
	const address = main.dataset['product']?.replace('*', encodeURIComponent(slug)) ?? '';
	const product = products.get(slug) ?? read(address).then((body) => body.product);
	products.set(slug, product);
	return product;
}

/** Adds the product that the search finds first: by its name, the beginning of its name, or a name that is spelled like it. */
async function add(words: string): Promise<void> {
	const { search } = await loaded;
	const [hit] = search.find(words).hits;
	const slugs = asked();
	if (!hit || hit.lacks.length > 0) status.textContent = t.unknown({ slug: words });
	else if (slugs.includes(hit.slug)) status.textContent = t.already({ product: hit.name });
	else change([...slugs, hit.slug], t.added({ product: hit.name }));
}

/** Gives the page another address. The focus is in the field, or at the table while no other product fits in. */
function change(slugs: readonly string[], said: string): void {
	history.pushState(null, '', at.comparePath(slugs));
	const done = show(said);
	if (form.hidden) void done.then(() => scroll.focus());
	else input.focus();
}

/** A link to another comparison, which the page shows without loading again. */
function changeLink(slugs: readonly string[], said: string, members: object, ...content: (Node | string)[]) {
	const link = element('a', { href: at.comparePath(slugs), ...members }, ...content);
	link.addEventListener('click', (event) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		change(slugs, said);
	});
	return link;
}

/** Lists of saved products, of those seen lately, and of similar ones, each product once. */
function offersOf(slugs: readonly string[], { search, names, similar, tileElement }: Known): HTMLElement[] {
	const rows = slugs.flatMap((slug) => similar[names.findIndex(([own]) => own === slug)] ?? []);
	const like = rows.flatMap((row) => names[row]?.[0] ?? []);
	const products = new Map(search.products.map((product) => [product.slug, product]));
	const used = new Set(slugs);
	const groups = [[t.saved, saved()] as const, [t.seen, seen()] as const, [t.similar, like] as const];
	return groups.flatMap(([label, of]) => {
		const offered = [...new Set(of)].flatMap((slug) => (used.has(slug) ? [] : (products.get(slug) ?? [])));
		const items = offered.slice(0, mostOffered).map((product) => {
			const { slug, name } = product;
			used.add(slug);
			const ariaLabel = t.addProduct({ product: name });
			const content = [tileElement(product), element('bdi', {}, name)];
			return element('li', {}, changeLink([...slugs, slug], t.added({ product: name }), { ariaLabel }, ...content));
		});
		return items.length > 0 ? [element('h2', {}, label), element('ul', { className: 'index' }, ...items)] : [];
	});
}

type Known = Awaited<ReturnType<typeof load>>;

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
	return element('span', {}, ...text<Node>({ place, count: score }));
}

/** A column for each product. Rows in which they differ come first; those that say nothing of any product are left out. */
function tableOf(products: readonly Product[], { rows, search, tileElement }: Known): HTMLElement[] {
	const slugs = asked();
	const icons = new Map(search.products.map(({ slug, icon }) => [slug, icon]));
	const heads = products.map(({ slug, name }) => {
		const tile = tileElement({ slug, name, tagline: undefined, price: undefined, icon: icons.get(slug) });
		const page = element('a', { href: at.productPage(slug) }, element('bdi', {}, name));
		const others = slugs.filter((other) => other !== slug);
		const ariaLabel = t.removeProduct({ product: name });
		const remove = changeLink(others, t.removed({ product: name }), { ariaLabel }, t.remove);
		return element('th', { scope: 'col' }, tile, page, remove);
	});
	const lines = rows.flatMap(([label, of]) => {
		const values = products.map(of);
		if (!values.some(Boolean)) return [];
		const cells = values.map((value) => element('td', {}, element('span', { dir: 'auto' }, value || '–')));
		const isSame = new Set(cells.map(({ textContent }) => textContent)).size === 1;
		return { isSame, line: element('tr', {}, element('th', { scope: 'row' }, label), ...cells) };
	});
	const ordered = lines.toSorted((a, b) => Number(a.isSame) - Number(b.isSame)).map(({ line }) => line);
	return [element('thead', {}, element('tr', {}, element('td', {}), ...heads)), element('tbody', {}, ...ordered)];
}

function element(name: string, members: object, ...content: (Node | string)[]): HTMLElement {
	const made = Object.assign(document.createElement(name), members);
	made.append(...content);
	return made;
}
