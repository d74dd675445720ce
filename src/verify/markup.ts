/** What verify reads in HTML and XML. Texts of makers may look like tags and attributes, so a parser tells them apart. */
import { Parser } from 'htmlparser2';

interface Tag {
	readonly name: string;
	/** By their names, in lower case in HTML, with their references decoded. */
	readonly attributes: Readonly<Record<string, string>>;
}

/** The start tags of a page, in its order. */
export function tagsIn(html: string): Tag[] {
	const tags: Tag[] = [];
	new Parser({ onopentag: (name, attributes) => void tags.push({ name, attributes }) }).end(html);
	return tags;
}

interface XmlElement extends Tag {
	/** The names of the elements that it lies in and its own, such as `urlset/url/loc`. */
	readonly path: string;
	/** The characters that are directly in it. */
	readonly text: string;
}

/** The elements of a document, in the order of their start tags. */
export function elementsIn(xml: string): XmlElement[] {
	const found: XmlElement[] = [];
	const open: { path: string; text: string }[] = [];
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				const parent = open.at(-1);
				const element = { name, attributes, path: parent ? `${parent.path}/${name}` : name, text: '' };
				found.push(element);
				open.push(element);
			},
			ontext(text) {
				const element = open.at(-1);
				if (element) element.text += text;
			},
			onclosetag: () => void open.pop(),
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	return found;
}
