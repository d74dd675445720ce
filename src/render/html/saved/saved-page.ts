/** The saved products. What they are comes from the index of the search, and what changed from `/data/changes.json`. */
import type { ChangeKind } from '../../../content/schemas/record.ts';
import type { IndexedProduct } from '../../../search/product-index.ts';
import { saved as t } from '../../../texts/sections.ts';
import * as at from '../../../urls/paths.ts';
import { addButtons, save, saved, saveElement, slugsIn } from './shelf.ts';

/** The part of `/data/changes.json` that is read here. */
interface Changes {
	/** A hash of all that is published of each product. */
	readonly products: Readonly<Record<string, string>>;
	readonly releases: readonly {
		/** `null` for what is not recorded yet. */
		readonly date: string | null;
		readonly products: { readonly kinds?: Readonly<Record<string, readonly ChangeKind[]>> };
	}[];
}

/** What the reader has seen of the products, and when. A visit lasts as long as its tab. */
interface Visit {
	readonly date: string;
	readonly hashes: Readonly<Record<string, string | undefined>>;
}

const visitKey = 'saved products, last visit';
const kinds: readonly ChangeKind[] = ['texts', 'facts', 'launches'];

const main = document.querySelector<HTMLElement>('#saved');
const part = (selector: string): HTMLElement | null | undefined => main?.querySelector<HTMLElement>(selector);
const [status, list, offer] = [part('[role=status]'), part('ul'), part('.offer')];

if (main && status && list && offer) {
	status.textContent = saved().length > 0 ? t.loading : '';
	showFoot();
	askToMerge(offer);
	addEventListener('shelf', showFoot);
	addEventListener('hashchange', () => askToMerge(offer));
	status.textContent = await showList(list).then(
		() => '',
		() => t.notLoaded,
	);
}

/** The link with the list, or what to do while the list is empty. */
function showFoot(): void {
	const slugs = saved();
	part('.nothing')?.toggleAttribute('hidden', slugs.length > 0);
	part('.transfer')?.toggleAttribute('hidden', slugs.length === 0);
	part('.transfer a')?.setAttribute('href', at.savedPath(slugs));
	part('.transfer button')?.setAttribute('data-copy', location.origin + at.savedPath(slugs));
}

/** Asks whether to add the products of a link from another browser. */
function askToMerge(offer: HTMLElement): void {
	const others = slugsIn(location.hash.slice(1).replaceAll(/%2c/gi, ',')).filter((slug) => !saved().includes(slug));
	offer.hidden = others.length === 0;
	const button = (className: string, textContent: string, slugs: readonly string[]): HTMLElement => {
		const made = Object.assign(document.createElement('button'), { type: 'button', className, textContent });
		made.addEventListener('click', () => {
			history.replaceState(null, '', at.savedPage);
			offer.hidden = true;
			save([...saved(), ...slugs]);
			if (list) void showList(list).then(() => list.querySelector('a')?.focus());
		});
		return made;
	};
	offer.replaceChildren(
		t.offer({ count: others.length }),
		' ',
		button('button', t.merge, others),
		' ',
		button('copy ready', t.dismiss, []),
	);
}

async function showList(list: HTMLElement): Promise<void> {
	if (saved().length === 0) return;
	const box = await import('../search/box.ts');
	const [{ products }, changes, moved] = await Promise.all([
		box.openIndex(),
		read<Changes>(`${at.dataPath}/changes.json`),
		read<Readonly<Record<string, string>>>(at.redirectsFile),
	]);
	// A product that was renamed stays on the list.
	const slugs = saved().map((slug) => moved[at.productPage(slug)]?.slice(at.productPage('').length) ?? slug);
	if (slugs.join() !== saved().join()) save(slugs);
	const before = remember(slugs, changes);
	const known = new Map(products.map((product) => [product.slug, product]));
	list.replaceChildren(...slugs.map((slug) => row(box, slug, known.get(slug), changeOf(slug, changes, before))));
	addButtons(list);
}

async function read<Body>(path: string): Promise<Body> {
	const response = await fetch(path);
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.json();
}

/** Notes what this visit shows. @returns What the last one has shown. */
function remember(slugs: readonly string[], { products }: Changes): Visit | undefined {
	const before = sessionStorage.getItem(visitKey) ?? localStorage.getItem(visitKey);
	const hashes = Object.fromEntries(slugs.map((slug) => [slug, products[slug]]));
	const visit: Visit = { date: new Date().toISOString().slice(0, 10), hashes };
	localStorage.setItem(visitKey, JSON.stringify(visit));
	if (before) sessionStorage.setItem(visitKey, before);
	return before ? JSON.parse(before) : undefined;
}

/** The hashes say whether a product has changed, and the releases since the day of the last visit in what. */
function changeOf(slug: string, { products, releases }: Changes, before: Visit | undefined): string | undefined {
	const hash = before?.hashes[slug];
	if (!before || !hash || !products[slug] || hash === products[slug]) return undefined;
	const since = releases.filter(({ date }) => date === null || date >= before.date);
	const changed = new Set(since.flatMap((release) => release.products.kinds?.[slug] ?? []));
	const what = kinds.filter((kind) => changed.has(kind)).map((kind) => t[kind]);
	return what.length > 0 ? t.changed({ what: what.join(', ') }) : t.changedSomehow;
}

/** As `ProductItem.astro` writes it. */
function row(
	{ lineElement, tileElement }: typeof import('../search/box.ts'),
	slug: string,
	product: IndexedProduct | undefined,
	change: string | undefined,
): HTMLElement {
	const { name = slug, tagline } = product ?? {};
	const link = document.createElement('a');
	// A product that is no longer listed has no page.
	if (product) link.href = at.productPage(slug);
	link.append(
		tileElement(product ?? { slug, name, tagline, price: undefined, icon: undefined }),
		lineElement('name', [name]),
	);
	if (tagline) link.append(lineElement('tagline', [tagline]));
	const said = product ? change : t.gone;
	if (said) link.append(lineElement('facts-of', [Object.assign(document.createElement('b'), { textContent: said })]));
	const item = document.createElement('li');
	item.append(link, saveElement(slug, name));
	return item;
}
