/** Shows a draft as its public page will show it. All of it reaches the page as text, never as markup. */
import type { Draft } from '../../../drafts/draft.ts';
import type { Vocabulary } from '../../../drafts/vocabulary.ts';

/** @param isSound - Whether a field is without problems: only then does its address become a link. */
export function showPage(
	page: HTMLElement,
	draft: Draft,
	{ categories, pricing_models }: Vocabulary,
	isSound: (field: string) => boolean,
): void {
	const names = new Map(categories.map(({ slug, name }) => [slug, name]));
	const list = (draft.categories ?? []).map((slug) => names.get(slug) ?? slug).join(', ');
	const facts = document.createElement('dl');
	facts.className = 'facts';
	for (const [term, text] of [
		['Maker', draft.maker],
		['Categories', list],
		['Price', draft.price_label ?? pricing_models.find(({ slug }) => slug === draft.pricing_model)?.name],
	]) {
		if (text) facts.append(withText('dt', term), withText('dd', text));
	}
	const title = withText('h2', draft.name ?? 'The name of the product');
	title.className = draft.name ? 'preview-name' : 'preview-name quiet';
	page.replaceChildren(title);
	if (draft.tagline) page.append(withText('p', draft.tagline, 'lead'));
	if (draft.website_url && isSound('website_url')) page.append(visitLink(draft.website_url));
	if (facts.childElementCount > 0) page.append(facts);
}

/** An element with a text in it, which sits well in the line whichever way its script runs. */
export function withText(tag: 'h2' | 'p' | 'dt' | 'dd', text: string | undefined, className = ''): HTMLElement {
	const element = document.createElement(tag);
	element.className = className;
	element.dir = 'auto';
	element.textContent = text ?? '';
	return element;
}

function visitLink(address: string): HTMLElement {
	const link = document.createElement('a');
	link.href = address;
	link.rel = 'ugc nofollow noopener noreferrer';
	link.target = '_blank';
	link.className = 'visit';
	link.textContent = `Visit ${new URL(address).host.replace(/^www\./, '')}`;
	const line = document.createElement('p');
	line.append(link);
	return line;
}
