/** Shows the description of a draft on the launch page. */
import type { ElementContent, RootContent } from 'hast';
import { draft as t } from '../../../texts/sections.ts';

/** `null` while nothing is shown. */
let shown: string | undefined | null = null;

/**
 * Shows the description as the public page will, through its parser and its sanitiser. They are the larger half of the
 * page's scripts and load with the first description; until then, and for one that the content check refuses, its source
 * is shown.
 */
export async function showDescription(
	place: HTMLElement,
	description: string | undefined,
	isSound: boolean,
): Promise<void> {
	if (shown === description && isSound) return;
	shown = isSound ? description : null;
	if (description === undefined) return place.replaceChildren(paragraph(t.noDescription, 'quiet'));
	if (place.childElementCount === 0 || !isSound) place.replaceChildren(paragraph(description, 'source'));
	if (!isSound) return;
	const { untrustedTree } = await import('../../shared/submitted-markdown.ts');
	if (shown === description) place.replaceChildren(...untrustedTree(description).children.flatMap(nodesOf));
}

const paragraph = (textContent: string, className: string): HTMLElement =>
	Object.assign(document.createElement('p'), { textContent, className, dir: 'auto' });

/** Builds node by node: no text is ever read as HTML. The tree holds nothing that the sanitiser did not let pass. */
function nodesOf(node: RootContent | ElementContent): Node[] {
	if (node.type === 'text') return [document.createTextNode(node.value)];
	if (node.type !== 'element') return [];
	const element = document.createElement(node.tagName);
	for (const [property, value] of Object.entries(node.properties)) {
		if (value === null || value === undefined || value === false) continue;
		const name = property === 'className' ? 'class' : property.toLowerCase();
		element.setAttribute(name, Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value));
	}
	if (element instanceof HTMLAnchorElement) element.target = '_blank';
	element.append(...node.children.flatMap(nodesOf));
	return [element];
}
