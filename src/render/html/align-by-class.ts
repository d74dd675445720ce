import type { Element, Root } from 'hast';

/**
 * Says by a class how the cells of a Markdown table are aligned (`align-left`, `align-center`, `align-right`). HTML has
 * dropped the attribute `align`, which any rule of a style sheet overrides, and the site's policy forbids `style`.
 */
export const alignByClass = () => (tree: Root) => alignWithin(tree);

function alignWithin(parent: Root | Element): void {
	for (const child of parent.children) {
		if (child.type !== 'element') continue;
		const { align, ...properties } = child.properties;
		if (align !== undefined) child.properties = { ...properties, className: [`align-${align}`] };
		alignWithin(child);
	}
}
