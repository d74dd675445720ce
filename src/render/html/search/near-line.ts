/** What is near to words that nothing holds all of, as links. */
import { categoryPage, productPage } from '../../../routes/paths.ts';
import type { Nearest } from '../../../search/nearest.ts';

/** Nothing when nothing is near. */
export function nearLine({ products, categories }: Nearest): (Node | string)[] {
	const named = products.map(({ slug, name }) => link(productPage(slug), name));
	const sorted = categories.map(({ slug, name }) => link(categoryPage(slug), name));
	return [
		...listOf('Names like it: ', named),
		...(named.length * sorted.length > 0 ? [' '] : []),
		...listOf('Categories: ', sorted),
	];
}

function listOf(introduction: string, links: readonly HTMLElement[]): (Node | string)[] {
	if (links.length === 0) return [];
	return [introduction, ...links.flatMap((own, at) => (at === 0 ? [own] : [', ', own])), '.'];
}

function link(href: string, text: string): HTMLElement {
	const element = document.createElement('a');
	element.href = href;
	element.dir = 'auto';
	element.textContent = text;
	return element;
}
