/** Markdown as elements, through the parser and the sanitiser of the public page. */
import type { ElementContent, RootContent } from 'hast';
import { untrustedTree } from '../markdown.ts';

export const markdownElements = (source: string): Node[] => untrustedTree(source).children.flatMap(nodesOf);

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
