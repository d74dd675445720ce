/** On the page for a missing address: puts its last word into the search, and names the products that it may have meant. */
import { nearestWord } from '../../routes/nearest.ts';
import { namesFile, productPage, searchPage } from '../../routes/paths.ts';

const most = 3;
const [word = ''] = location.pathname.toLowerCase().split('/').findLast(Boolean)?.split('.') ?? [];
const field = document.querySelector<HTMLInputElement>('#q');
const place = document.querySelector('#nearest');
// The policy of the site lets no form send anything.
field?.form?.addEventListener('submit', (event) => {
	event.preventDefault();
	location.assign(`${searchPage}?q=${encodeURIComponent(field.value)}`);
});
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
	const links = [...slugs].flatMap((slug) => {
		const link = document.createElement('a');
		return [' or ', Object.assign(link, { href: productPage(slug), textContent: nameOf.get(slug) })];
	});
	return ['Did you mean ', ...links.slice(1), '?'];
}
