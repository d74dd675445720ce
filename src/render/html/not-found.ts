/** On the page for a missing address: puts its last word into the search, and names the products that it may have meant. */
import { nearestWord } from '../../routes/nearest.ts';
import { namesFile, productPage } from '../../routes/paths.ts';

const most = 3;
const [, word = ''] = /([a-z\d-]+)(?:\.\w*)?\/?$/.exec(location.pathname.toLowerCase()) ?? [];
const field = document.querySelector<HTMLInputElement>('#q');
const place = document.querySelector('#nearest');
if (word !== '' && field && place) {
	field.value = word.replaceAll('-', ' ');
	const response = await fetch(namesFile);
	if (response.ok) place.append(...suggestions(await response.json()));
}

function suggestions(names: readonly (readonly [slug: string, name: string])[]): (Node | string)[] {
	const nameOf = new Map(names);
	const begun = [...nameOf.keys()].filter((slug) => slug.startsWith(word)).slice(0, most);
	const slugs = new Set([...begun, nearestWord(word, nameOf.keys())].filter((slug) => slug !== undefined));
	const links = [...slugs].map((slug) =>
		Object.assign(document.createElement('a'), { href: productPage(slug), textContent: nameOf.get(slug) }),
	);
	return links.length === 0
		? []
		: ['Did you mean ', ...links.flatMap((link, at) => (at === 0 ? [link] : [' or ', link])), '?'];
}
