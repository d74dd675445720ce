/** Blocks of code in the prose of editors: each in a box, a request beside its response. */
import type { Element, RootContent } from 'hast';
import { inScrollBox } from './markdown.ts';

/** Puts a shell command and the JSON that directly follows it into one box, and a table into one that scrolls. */
export function withBoxes(nodes: readonly RootContent[]): RootContent[] {
	const blocks = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
	return blocks.flatMap((block, index): RootContent[] => {
		if (block.type !== 'element') return [block];
		const [before, next] = [blocks[index - 1], blocks[index + 1]];
		if (isCode(block, 'json') && isCode(before, 'sh')) return [];
		if (isCode(block, 'sh') && isCode(next, 'json')) return [box('beside', [inCodeBox(block), inCodeBox(next)])];
		if (block.tagName === 'table') return [inScrollBox(block)];
		return [block.tagName === 'pre' ? inCodeBox(block) : block];
	});
}

/** Whether a node is a block of code in a language. */
function isCode(node: RootContent | undefined, language: string): node is Element {
	const [code] = node?.type === 'element' && node.tagName === 'pre' ? node.children : [];
	const names = code?.type === 'element' ? code.properties['className'] : undefined;
	return Array.isArray(names) && names.includes(`language-${language}`);
}

/** A box with room for the button that copies the code. */
const inCodeBox = (pre: Element): Element => box('code', [pre]);

const box = (className: string, children: Element[]): Element => ({
	type: 'element',
	tagName: 'div',
	properties: { className: [className] },
	children,
});
