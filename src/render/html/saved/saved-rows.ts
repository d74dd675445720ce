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
import { button, element } from '../element.ts';
import { changeOf, noteVisit, readChanges, type ShownTexts } from './changes.ts';
import { save, saved } from './shelf.ts';

/**
 * Those that have changed come first, the newest change before others.
 *
 * @param shown - The slugs of the list, which rows leave and come back to.
 */
export async function savedRows(shown: Set<string>): Promise<HTMLElement[]> {
	const box = await import('../search/box.ts');
	const [{ products }, tables, changes, moved] = await Promise.all([
		box.openIndex(),
		openTables(),
		readChanges(),
		readJson<Readonly<Record<string, string>>>(at.redirectsFile),
	]);
	// A product that was renamed stays on the list, once if it was saved under both slugs.
	const current = saved().map((slug) => moved[at.productPage(slug)]?.slice(at.productPage('').length) ?? slug);
	const slugs = [...new Set(current)];
	for (const slug of slugs) shown.add(slug);
	if (slugs.join() !== saved().join()) save(slugs);
	const places = Object.fromEntries(slugs.map((slug) => [slug, placeText(tables, slug)]));
	const hashes = Object.fromEntries(slugs.map((slug) => [slug, changes.products[slug]]));
	const known = new Map(products.map((product) => [product.slug, product]));
	const texts = Object.fromEntries(slugs.map((slug) => [slug, textsOf(known.get(slug))]));
	const before = noteVisit({ hashes, places, texts });
	const entries = slugs.map((slug) => {
		const [change, place] = [changeOf(slug, changes, before), places[slug]];
		const isNewPlace = place && before?.places && before.hashes[slug] && before.places[slug] !== place;
		const news = [
			isNewPlace && t.newPlace({ place }),
			change && changeText(change, changedTexts(before?.texts?.[slug], texts[slug])),
		].filter((text) => !!text);
		return { slug, news: news.join(' · '), day: change?.day ?? (isNewPlace ? before.date : undefined) };
	});
	const dayOf = ({ day = '' }: (typeof entries)[number]): number => Date.parse(day) || 0;
	const sorted = entries.toSorted((a, b) => dayOf(b) - dayOf(a));
	return sorted.map(({ slug, news }, index) =>
		row({ box, tables, shown }, slug, known.get(slug), news, index < at.mostCompared),
	);
}

const textsOf = ({ name, tagline, price }: Partial<IndexedProduct> = {}): ShownTexts => ({ name, tagline, price });

/** What of a row has changed, in words. */
function changedTexts(before: ShownTexts | undefined, now: ShownTexts = {}): string[] {
	const names = ['name', 'tagline', 'price'] as const;
	return before ? names.filter((name) => before[name] !== now[name]).map((name) => t[name]) : [];
}

/** @param texts - What of the texts has changed, where that is known. */
function changeText({ day, kinds }: NonNullable<ReturnType<typeof changeOf>>, texts: readonly string[]): string {
	const others = kinds.filter((kind) => kind !== 'texts' || texts.length === 0).map((kind) => t[kind]);
	const [date, what] = [longDate(day), [...texts, ...others].join(', ')];
	return what === '' ? t.changedSomehow({ date }) : t.changed({ date, what });
}

interface Sources {
	readonly box: typeof import('../search/box.ts');
	readonly tables: Awaited<ReturnType<typeof openTables>>;
	readonly shown: Set<string>;
}

/** As `ProductItem.astro` writes it, with a box to compare it, and a button to remove it. A product that is no longer listed has no page. */
function row(
	{ box, tables, shown }: Sources,
	slug: string,
	product: IndexedProduct | undefined,
	news: string,
	checked: boolean,
) {
	const { name = slug, tagline = '', categories: [category] = [] } = product ?? {};
	const facts = product ? [placeText(tables, slug), product.price, category && tables.nameOf(category)] : [];
	const link = element(
		'a',
		product ? { href: at.productPage(slug) } : {},
		box.tileElement(product ?? { slug, name, icon: undefined }),
		box.lineElement('name', [name]),
		box.lineElement('tagline', [tagline]),
		element('b', { className: 'facts-of' }, product ? news : t.gone),
		element('span', { className: 'facts-of' }, ...facts.flatMap((fact) => (fact ? element('bdi', {}, fact) : []))),
	);
	const word = element('span', {}, shelfTexts.compare, element('span', { className: 'unseen' }, ` ${name}`));
	const choice = element(
		'label',
		{ hidden: !product },
		element('input', { type: 'checkbox', value: slug, checked: checked && product !== undefined }),
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
