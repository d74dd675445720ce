/** Blocks of code in the prose of editors: a request beside its response, and one example in several languages. */
import type { Element, ElementContent, RootContent } from 'hast';
import { inScrollBox } from './markdown.ts';

/** Labels for the languages of code blocks. Every command line calls curl. */
const languageNames: Readonly<Record<string, string>> = {
	sh: 'curl',
	js: 'JavaScript',
	ts: 'TypeScript',
	py: 'Python',
	go: 'Go',
	php: 'PHP',
	rb: 'Ruby',
	json: 'JSON',
};

/** A choice of the language needs so many blocks in a row; fewer are shown one below the other. */
const fewestLanguages = 3;

/**
 * Puts a shell command and the JSON that directly follows it into one box, a table into one that scrolls, and blocks that
 * directly follow each other, each in another language, behind a choice of the language.
 */
export function withBoxes(nodes: readonly RootContent[]): RootContent[] {
	const blocks = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
	const boxed: RootContent[] = [];
	let choices = 0;
	for (let index = 0; index < blocks.length; ) {
		const run = codeFrom(blocks, index);
		const code = [...run.values()].map(inCodeBox);
		if (run.size >= fewestLanguages) boxed.push(choiceOf([...run.keys()], code, ++choices));
		else if ([...run.keys()].join() === 'sh,json') boxed.push(element('div', { className: ['beside'] }, code));
		else boxed.push(...(run.size > 0 ? code : blocks.slice(index, index + 1).map(inBox)));
		index += Math.max(run.size, 1);
	}
	return boxed;
}

/** Blocks of code that directly follow each other, by their language. */
function codeFrom(blocks: readonly RootContent[], start: number): Map<string, Element> {
	const run = new Map<string, Element>();
	for (const block of blocks.slice(start)) {
		const language = languageOf(block);
		if (block.type !== 'element' || language === undefined || run.has(language)) break;
		run.set(language, block);
	}
	return run;
}

/** Radio buttons, each before the block that it shows: they need no script, and without styles everything is shown. */
function choiceOf(languages: readonly string[], code: readonly Element[], number: number): Element {
	const name = `language-${number}`;
	const options = languages.flatMap((language, index) => {
		const id = `${name}-${language}`;
		const checked = index === 0 ? { checked: true } : {};
		return [
			element('input', { type: 'radio', name, id, className: ['choice'], ...checked }),
			element('label', { htmlFor: [id] }, [{ type: 'text', value: languageNames[language] ?? language }]),
			...code.slice(index, index + 1),
		];
	});
	const legend = element('legend', {}, [{ type: 'text', value: 'Language' }]);
	return element('fieldset', { className: ['languages'] }, [legend, ...options]);
}

/** The language of a block of code; `undefined` when the node is anything else, or does not say its language. */
function languageOf(node: RootContent | undefined): string | undefined {
	const [code] = node?.type === 'element' && node.tagName === 'pre' ? node.children : [];
	const names = code?.type === 'element' ? code.properties['className'] : undefined;
	const found = Array.isArray(names) ? names.find((name) => String(name).startsWith('language-')) : undefined;
	return found === undefined ? undefined : String(found).slice('language-'.length);
}

function inBox(node: RootContent): RootContent {
	if (node.type !== 'element') return node;
	return node.tagName === 'table' ? inScrollBox(node) : node.tagName === 'pre' ? inCodeBox(node) : node;
}

/** A box with room for the button that copies the code. */
const inCodeBox = (pre: Element): Element => element('div', { className: ['code'] }, [pre]);

const element = (tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element => ({
	type: 'element',
	tagName,
	properties,
	children,
});
