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
