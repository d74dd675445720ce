/**
 * Shows a draft as its row on the board and as its page: in their own markup, with the texts of the draft in place of
 * those of the sample. All of it reaches the page as text, never as markup.
 */

import { makerTexts } from '../../../content/schemas/product-fields.ts';
import type { Vocabulary, Word } from '../../../content/schemas/vocabulary.ts';
import type { Draft } from '../../../drafts/draft.ts';
import { draft as t } from '../../../texts/sections.ts';
import { longDate, weekName } from '../../shared/dates.ts';
import { letterTile } from '../../shared/monogram.ts';
import { hostOf, isLongName } from '../../shared/product-text.ts';
import { findElement } from './form.ts';
import { sample, sampleCategories, sampleWeek } from './sample.ts';

/**
 * @param draft - With the slug that it will have.
 * @param isSound - Whether a field is without problems: only then does its address become a link.
 * @param icon - Address of its icon, in place of the monogram.
 */
export function showPage(
	place: HTMLElement,
	draft: Draft & { readonly slug: string },
	{ categories, pricing_models, launch_periods }: Vocabulary,
	isSound: (field: string) => boolean,
	icon?: string,
): void {
	const { slug, name = '' } = draft;
	const nameIn = (words: readonly Word[], word: string | undefined) => words.find(({ slug }) => slug === word)?.name;
	const [main, ...further] = (draft.categories ?? []).map((word) => nameIn(categories, word) ?? word);
	const website = isSound('website_url') ? draft.website_url : undefined;
	const week = launch_periods.find((period) => period.slug === draft.period);
	// Its lines are there from the beginning, so that a week that is chosen moves nothing below.
	const noWeek = launch_periods.length > 0 ? '…' : undefined;
	const page = findElement(document, '#preview-template', HTMLTemplateElement).content.cloneNode(
		true,
	) as DocumentFragment;
	fillIn(page, {
		...Object.fromEntries(makerTexts.map((field) => [sample[field], draft[field]])),
		[sample.name]: name || t.nameOfProduct,
		[sampleCategories[0].name]: main,
		[sampleCategories[1].name]: further,
		[sample.price_label]: draft.price_label ?? nameIn(pricing_models, draft.pricing_model),
		[longDate(sampleWeek.starts_on)]: week ? longDate(week.starts_on) : noWeek,
		[sampleWeek.name]: week ? weekName(week) : noWeek,
	});
	page.querySelector('h1')?.classList.toggle('long', isLongName(name));
	for (const tile of page.querySelectorAll<HTMLElement>('.tile')) {
		const { className, letters } = letterTile(slug, name, tile.matches('.large') ? 'large' : 'small');
		Object.assign(tile, { className }).dataset['monogram'] = letters;
		if (icon === undefined) continue;
		const image = Object.assign(new Image(64, 64), { className: 'tile large', src: icon, alt: '' });
		// The file may be newer than the site.
		image.addEventListener('error', () => image.replaceWith(tile));
		tile.replaceWith(image);
	}
	const visit = findElement(page, 'a.button', HTMLAnchorElement);
	if (website) {
		const textContent = visit.textContent.replace(hostOf(sample.website_url), () => hostOf(website));
		Object.assign(visit, { textContent, href: website, target: '_blank', rel: 'noopener noreferrer' });
	} else visit.parentElement?.remove();
	place.replaceChildren(page);
}

type Texts = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Puts texts in the place of others. Without one, the line goes, or the fact with its term. */
function fillIn(page: DocumentFragment, texts: Texts): void {
	const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
	const nodes: Node[] = [];
	while (walker.nextNode()) nodes.push(walker.currentNode);
	for (const node of nodes) {
		const key = node.textContent?.trim() ?? '';
		if (!(key in texts)) continue;
		const [first, ...others] = [texts[key] ?? []].flat();
		const line = node.parentElement?.closest('dd, p, .tagline');
		if (first === undefined) {
			if (line?.matches('dd')) line.previousElementSibling?.remove();
			line?.remove();
		} else {
			node.textContent = first;
			const items = others.map((other) => itemLike(node.parentElement, other));
			node.parentElement?.closest('li')?.after(...items);
		}
	}
}

/** An entry of a list like that of a link, with another text. */
function itemLike(link: Node | null, textContent: string): HTMLElement {
	const item = document.createElement('li');
	if (link) item.append(Object.assign(link.cloneNode(), { textContent }));
	return item;
}
