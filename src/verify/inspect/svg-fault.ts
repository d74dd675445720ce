/**
 * What is wrong with a badge, which stands in the pages of strangers: it is well-formed XML of drawing elements only,
 * runs nothing and asks for nothing.
 */
const elements = new Set(['svg', 'title', 'style', 'g', 'rect', 'text']);

const reference = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;
const token = /<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+|</g;
const attributeName = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** @returns A message for the whole file; `undefined` when nothing is wrong. */
export function findSvgFault(text: string): string | undefined {
	const open: string[] = [];
	let roots = 0;
	let described = false;
	for (const [whole, closed, opened, attributes = '', empty] of text.matchAll(token)) {
		if (closed !== undefined) {
			if (open.pop() !== closed) return `is not well-formed: \`</${closed}>\` closes nothing.`;
		} else if (opened !== undefined) {
			if (!elements.has(opened)) return `holds the element \`${opened}\`, which badges do not need.`;
			const names = [...attributes.matchAll(attributeName)].map(([, name = '']) => name);
			if (new Set(names).size < names.length) return 'is not well-formed: an attribute stands twice.';
			const active = names.find((name) => /^on|href$|^style$/.test(name));
			if (active !== undefined) return `holds the attribute \`${active}\`, which badges do not need.`;
			if (open.length === 0 && (opened !== 'svg' || ++roots > 1)) return 'is not well-formed: it has no single `svg`.';
			if (opened === 'svg') described = /\srole="img"/.test(attributes) && /\saria-label="[^"]+"/.test(attributes);
			if (!empty) open.push(opened);
		} else if (whole === '<') return 'is not well-formed: a `<` opens no element.';
		else if (open.length === 0 && whole.trim() !== '') return 'is not well-formed: text stands outside of `svg`.';
		else if (whole.includes(']]>')) return 'is not well-formed: `]]>` stands in a text.';
		else if (open.at(-1) === 'style' && /@import|url\(/i.test(whole)) return 'holds a style that loads something.';
		if (reference.test(whole)) return 'is not well-formed: a `&` begins no reference.';
	}
	if (open.length > 0 || roots === 0) return 'is not well-formed: it does not end.';
	return described && /<title>[^<]+<\/title>/.test(text) ? undefined : 'has no text for those who do not see it.';
}
