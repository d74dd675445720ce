/** A description without its first paragraph, where that repeats the tagline, which stands above it. */
export function withoutTagline(description: string, tagline: string | undefined): string {
	const end = description.indexOf('\n\n');
	const first = end < 0 ? description : description.slice(0, end);
	return tagline !== undefined && bare(first) === bare(tagline)
		? description.slice(first.length).trimStart()
		: description;
}

/** Without a full stop and lines of its own. */
const bare = (text: string): string => {
	const words = text.split(/\s+/).join(' ').trim();
	return words.endsWith('.') ? words.slice(0, -1) : words;
};
