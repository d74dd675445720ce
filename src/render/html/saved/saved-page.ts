/** The saved products. What they are comes from the index of the search, and what changed from `/data/changes.json`. */
import type { IndexedProduct } from '../../../search/product-index.ts';
import {
	compare as compareTexts,
	facts as factTexts,
	shelf as shelfTexts,
	saved as t,
} from '../../../texts/sections.ts';
import * as at from '../../../urls/paths.ts';
import { longDate } from '../../shared/dates.ts';
import { placeTitle } from '../../shared/leaderboard.ts';
import { openTables, readJson } from '../compare/tables.ts';
import { element } from '../element.ts';
import { type Changes, changeOf, type Visit } from './changes.ts';
import { save, saved, slugsIn } from './shelf.ts';

const visitKey = 'saved products, last visit';

const main = document.querySelector<HTMLElement>('#saved');
const part = (selector: string): HTMLElement | null | undefined => main?.querySelector<HTMLElement>(selector);
const [status, list, offer] = [part('[role=status]'), part('.kept'), part('.offer')];

/** The products of the list. Those that were removed are not among them. */
let shown = new Set<string>();
let showing: Promise<void> | undefined;

if (main && status && list && offer) {
	addEventListener('shelf', update);
	list.addEventListener('change', showChoice);
	update();
	askToMerge(offer);
	addEventListener('hashchange', () => askToMerge(offer));
}

/** Shows what was saved since the list was shown, and the link with the list, or what to do while it is empty. */
function update(): void {
	const slugs = saved();
	if (status && slugs.some((slug) => !shown.has(slug))) {
		shown = new Set(slugs);
		status.textContent = t.loading;
		showing = showList().then(
			() => status.replaceChildren(),
			() => status.replaceChildren(t.notLoaded),
		);
	}
	part('.nothing')?.toggleAttribute('hidden', slugs.length > 0);
	part('.transfer a')?.setAttribute('href', at.savedPath(slugs));
	part('.transfer button')?.setAttribute('data-copy', location.origin + at.savedPath(slugs));
	showChoice();
}

/** In place of the bar's own links, one that compares the chosen products. */
function showChoice(): void {
	const inputs = [...(list?.querySelectorAll('input') ?? [])];
	const chosen = inputs.flatMap(({ checked, value }) => (checked ? value : []));
	for (const input of inputs) input.disabled = !input.checked && chosen.length >= at.mostCompared;
	const members = { href: at.comparePath(chosen), className: 'button' };
	const bar = document.querySelector('body > .shelf');
	bar?.replaceChildren(element('a', members, t.compareThese({ count: chosen.length })));
	bar?.toggleAttribute('hidden', chosen.length < 2);
	part('.transfer')?.toggleAttribute('hidden', inputs.length === 0);
}

/** Asks whether to add the products of a link from another browser. */
function askToMerge(offer: HTMLElement): void {
	const others = slugsIn(location.hash.slice(1).replaceAll(/%2c/gi, ',')).filter((slug) => !saved().includes(slug));
	offer.hidden = others.length === 0;
	const choice = (className: string, label: string, slugs: readonly string[]): HTMLElement =>
		button(className, label, () => {
			history.replaceState(null, '', at.savedPage);
			offer.hidden = true;
			save([...saved(), ...slugs]);
			void showing?.then(() => list?.querySelector('a')?.focus());
		});
	const choices = [choice('button', t.merge, others), ' ', choice('copy ready', t.dismiss, [])];
	offer.replaceChildren(t.offer({ count: others.length }), ' ', ...choices);
}

function button(className: string, label: string, onClick: () => void): HTMLElement {
	const made = element('button', { type: 'button', className }, label);
	made.addEventListener('click', onClick);
	return made;
}

/** Those that have changed come first, the newest change before others. */
async function showList(): Promise<void> {
	const box = await import('../search/box.ts');
	const [{ products }, tables, changes, moved] = await Promise.all([
		box.openIndex(),
		openTables(),
		readJson<Changes>(`${at.dataPath}/changes.json`),
		readJson<Readonly<Record<string, string>>>(at.redirectsFile),
	]);
	// A product that was renamed stays on the list.
	const slugs = saved().map((slug) => moved[at.productPage(slug)]?.slice(at.productPage('').length) ?? slug);
	shown = new Set(slugs);
	if (slugs.join() !== saved().join()) save(slugs);
	const before = remember(slugs, changes);
	const known = new Map(products.map((product) => [product.slug, product]));
	const entries = slugs.map((slug) => ({ slug, change: changeOf(slug, changes, before) }));
	const dayOf = ({ change }: (typeof entries)[number]): number => Date.parse(change?.day ?? '') || 0;
	const sorted = entries.toSorted((a, b) => dayOf(b) - dayOf(a));
	list?.replaceChildren(
		...sorted.map(({ slug, change }, index) => {
			const what = change?.kinds.map((kind) => t[kind]).join(', ');
			const date = longDate(change?.day ?? '');
			const said = change && (what ? t.changed({ date, what }) : t.changedSomehow({ date }));
			return row({ box, tables }, slug, known.get(slug), said, index < at.mostCompared);
		}),
	);
	showChoice();
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

interface Sources {
	readonly box: typeof import('../search/box.ts');
	readonly tables: Awaited<ReturnType<typeof openTables>>;
}

/** As `ProductItem.astro` writes it, with a box to compare it, and a button to remove it. A product that is no longer listed has no page. */
function row(
	{ box, tables }: Sources,
	slug: string,
	product: IndexedProduct | undefined,
	change?: string,
	checked = false,
) {
	const { name = slug, tagline = '', categories: [category] = [] } = product ?? {};
	const facts = product ? [placeText(tables, slug), product.price, category && tables.nameOf(category)] : [];
	const link = element(
		'a',
		product ? { href: at.productPage(slug) } : {},
		box.tileElement(product ?? { slug, name, tagline, price: undefined, icon: undefined }),
		box.lineElement('name', [name]),
		box.lineElement('tagline', [tagline]),
		element('b', { className: 'facts-of' }, product ? (change ?? '') : t.gone),
		element('span', { className: 'facts-of' }, ...facts.flatMap((fact) => (fact ? element('bdi', {}, fact) : []))),
	);
	const word = element('span', {}, shelfTexts.compare, element('span', { className: 'unseen' }, ` ${name}`));
	const choice = element(
		'label',
		{ hidden: !product },
		element('input', { type: 'checkbox', value: slug, checked }),
		word,
	);
	const remove = button('', compareTexts.remove, () => {
		const index = saved().indexOf(slug);
		const undo = button('', t.undo, () => {
			item.replaceChildren(link, choice, remove);
			shown.add(slug);
			save(saved().toSpliced(index, 0, slug));
			remove.focus();
		});
		item.replaceChildren(element('span', {}, compareTexts.removed({ product: name })), undo);
		undo.focus();
		shown.delete(slug);
		save(saved().filter((other) => other !== slug));
	});
	remove.ariaLabel = compareTexts.removeProduct({ product: name });
	const item = element('li', {}, link, choice, remove);
	return item;
}

/** The place in the open week, else the best one. */
function placeText({ launchesOf }: Sources['tables'], slug: string): string | undefined {
	const { open, best } = launchesOf(slug);
	if (open?.position === 0) return t.inOpenWeek;
	return open ? factTexts.soFar({ place: placeTitle(open) }) : best && placeTitle(best);
}
