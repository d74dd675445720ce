/** On the page for a missing address: puts its last word into the search, and names the products that it may have meant. */

import { missing as t } from '../../texts/sections.ts';
import { nearestWord } from '../../urls/nearest.ts';
import { namesFile, productPage } from '../../urls/paths.ts';

const most = 3;
const [word = ''] = location.pathname.toLowerCase().split('/').findLast(Boolean)?.split('.') ?? [];
const field = document.querySelector<HTMLInputElement>('#q');
const place = document.querySelector('#nearest');
if (word !== '' && field && place) {
	field.value = word.replaceAll('-', ' ');
	const response = await fetch(namesFile);
	if (response.ok) place.append(...suggestions(await response.json()));
}

function suggestions(names: readonly (readonly [slug: string, name: string])[]): (Node | string)[] {
	const nameOf = new Map(names);
	const all = [...nameOf.keys()];
	const nearest = nearestWord(word, all);
	const slugs = new Set(all.filter((slug) => slug.startsWith(word)).slice(0, most));
	if (nearest !== undefined) slugs.add(nearest);
	if (slugs.size === 0) return [];
	const links = Array.from(slugs, (slug): Node => {
		return Object.assign(document.createElement('a'), { href: productPage(slug), textContent: nameOf.get(slug) });
	});
	return t.didYouMean({ products: links.reduce((one, other) => together(t.either({ one, other }))) });
}

function together(parts: readonly (Node | string)[]): Node {
	const fragment = document.createDocumentFragment();
	fragment.append(...parts);
	return fragment;
}
