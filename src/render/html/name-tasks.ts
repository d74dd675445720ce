import type { Element, Root } from 'hast';

/** Names the box of each task in a list, which Markdown leaves without a label, by what it says: `To do` or `Done`. */
export const nameTasks = () => (tree: Root) => nameWithin(tree);

function nameWithin(parent: Root | Element): void {
	for (const child of parent.children) {
		if (child.type !== 'element') continue;
		if (child.tagName === 'input') child.properties['ariaLabel'] = child.properties['checked'] ? 'Done' : 'To do';
		nameWithin(child);
	}
}
