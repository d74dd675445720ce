/**
 * Products side by side. The address of the page names them; their facts come from the API, their places from the table that
 * programs filter products by.
 */
import type { SimilarRows } from '../../../contract/data-files.ts';
import { joinedKey } from '../../../search/terms.ts';
import { facts as factTexts, compare as t } from '../../../texts/sections.ts';
import * as at from '../../../urls/paths.ts';
import { element, find } from '../element.ts';
import { saved, seen } from '../saved/shelf.ts';
import { type Product, type Row, rowsOf } from './rows.ts';
import { openTables, readJson } from './tables.ts';

const mostOffered = 6;

const [main, status] = [find('#compare'), find('#compare [role=status]')];
const [scroll, table, same] = [find('#compare .scroll'), find('.compared'), find('.same')];
const [form, label, input] = [
	find('form.one-line'),
	find('form.one-line label'),
	find<HTMLInputElement>('form.one-line input'),
];

const loaded = load();
const products = new Map<string, Promise<Product | undefined>>();
let turn = 0;

status.textContent = t.loading;
// Some browsers forget roles where a style sheet lays a table out as a grid.
table.role = 'table';
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
	const box = import('../search/box.ts');
	const [search, tables, similar] = await Promise.all([
		box.then(({ openIndex }) => openIndex()),
		openTables(),
		readJson<SimilarRows>(at.similarFile),
	]);
	return { search, tables, own: await tables.readOwn(), similar, tileElement: (await box).tileElement };
}

/** Shows the products of the address. @param said - What has happened to them. */
async function show(said = ''): Promise<void> {
	const own = ++turn;
	const slugs = asked();
	// Until then, where it stands is not known.
	if (slugs.length === 0) form.hidden = false;
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
	const lines = linesOf(compared, rowsOf(known.tables, known.own));
	const differing = lines.filter(({ isSame }) => !isSame);
	table.replaceChildren(...tableOf(compared, differing, known));
	table.style.setProperty('--products', String(compared.length));
	const shared = lines.filter(({ isSame }) => isSame).map(({ label, value }) => factTexts.labelled({ label, value }));
	same.textContent = shared.length > 0 ? `${t.same} ${shared.join(' · ')}` : '';
	placeField(compared.length > 1);
	form.hidden = slugs.length >= at.mostCompared;
	find('.offers').replaceChildren(...(slugs.length < at.mostCompared ? offersOf(slugs, known) : []));
	if (slugs.length === 0) return t.choose;
	const unknown = named.filter((_, index) => !found[index]).map((slug) => t.unknown({ slug }));
	const names = new Map(known.search.products.map(({ slug, name }) => [slug, name]));
	const products = others.map((slug) => names.get(slug) ?? slug);
	const left = products.length > 0 ? [t.tooMany({ most: at.mostCompared, products })] : [];
	return [...unknown, ...left, ...(slugs.length === at.mostCompared ? [t.full] : [])].join(' ');
}

/** The field is above one product, and below several, which readers look at first. */
function placeField(isBelow: boolean): void {
	if (isBelow === (same.nextElementSibling === status)) return;
	const isFocused = form.contains(document.activeElement);
	if (isBelow) same.after(status, form);
	else scroll.before(status, form);
	if (isFocused && !isTouchScreen()) input.focus({ preventScroll: true });
}

function readProduct(slug: string): Promise<Product | undefined> {
	const address = main.dataset['product']?.replace('*', encodeURIComponent(slug)) ?? '';
	const product = products.get(slug) ?? readJson<{ product?: Product }>(address).then((body) => body.product);
	products.set(slug, product);
	return product;
}

/** Adds the product that the search finds first: by its name, the beginning of its name, or a name that is spelled like it. */
async function add(words: string): Promise<void> {
	const { search } = await loaded;
	const [hit] = search.find(words).hits;
	const slugs = asked();
	// The search also finds products by their taglines, and by synonyms.
	const isNamed = hit?.terms.some((term) => joinedKey(hit.name).includes(term));
	if (!hit || hit.lacks.length > 0 || !isNamed) {
		status.textContent = t.unknown({ slug: words });
		// Readers correct a misspelt name rather than type it again.
		if (input.value === '') input.value = words;
	} else if (slugs.includes(hit.slug)) status.textContent = t.already({ product: hit.name });
	else change([...slugs, hit.slug], t.added({ product: hit.name }));
}

/**
 * Gives the page another address. The focus is in the field. It is at the table while no other product fits in, and on touch
 * screens, where a keyboard would cover what has changed.
 */
function change(slugs: readonly string[], said: string): void {
	history.pushState(null, '', at.comparePath(slugs));
	if (!isTouchScreen()) input.focus({ preventScroll: true });
	void show(said).then(() => {
		if (form.hidden || document.activeElement === document.body) {
			(form.hidden || isTouchScreen() ? scroll : input).focus({ preventScroll: true });
		}
	});
}

const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

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
function offersOf(slugs: readonly string[], { search, tables: { names }, similar, tileElement }: Known): HTMLElement[] {
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

/** A column for each product, and a row for each fact that some of them differ in. */
function tableOf(products: readonly Product[], lines: readonly Line[], { search, tileElement }: Known): HTMLElement[] {
	const slugs = asked();
	const icons = new Map(search.products.map(({ slug, icon }) => [slug, icon]));
	const heads = products.map(({ slug, name }) => {
		const tile = tileElement({ slug, name, icon: icons.get(slug) });
		const page = element('a', { href: at.productPage(slug), className: 'page' }, element('bdi', {}, name));
		const others = slugs.filter((other) => other !== slug);
		const ariaLabel = t.removeProduct({ product: name });
		const remove = changeLink(others, t.removed({ product: name }), { ariaLabel, className: 'remove' }, '×');
		return element('th', { scope: 'col', role: 'columnheader' }, tile, page, remove);
	});
	const rows = lines.map(({ label, cells }) =>
		element('tr', { role: 'row' }, element('th', { scope: 'row', role: 'rowheader' }, label), ...cells),
	);
	return [
		element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...heads)),
		element('tbody', { role: 'rowgroup' }, ...rows),
	];
}

type Line = ReturnType<typeof linesOf>[number];

/** The facts that are known of any product, and whether they are the same for all. */
function linesOf(products: readonly Product[], rows: readonly Row[]) {
	return rows.flatMap(({ label, of, rank }) => {
		const values = products.map(of);
		if (!values.some(Boolean)) return [];
		const ranks = products.map((product) => rank?.(product) ?? Number.NEGATIVE_INFINITY);
		const best = ranks.filter(Number.isFinite).length > 1 ? Math.max(...ranks) : undefined;
		const cells = values.map((value, index) => {
			const className = value && ranks[index] === best ? 'best-value' : '';
			return element('td', { role: 'cell', className }, element('span', { dir: 'auto' }, value || '–'));
		});
		const isSame = products.length > 1 && new Set(cells.map(({ textContent }) => textContent)).size === 1;
		return { label, cells, isSame, value: cells[0]?.textContent ?? '' };
	});
}
