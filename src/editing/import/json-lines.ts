/**
 * The 1-based lines on which the objects in lists of a JSON text begin.
 *
 * @param depth - Of the list: 1 for the text itself, 2 for a member of its object. All lists of that depth count.
 */
export function elementLines(json: string, depth: number): number[] {
	const lines: number[] = [];
	const open: string[] = [];
	let line = 1;
	// Whatever is no bracket, line end or text in quotes is passed over.
	for (const [token] of json.matchAll(/[[\]{}\n]|"(?:[^"\\]|\\.)*"?/gs)) {
		if (token === '\n') line++;
		else if (token === ']' || token === '}') open.pop();
		else if (token === '[' || token === '{') {
			if (token === '{' && open.length === depth && open.at(-1) === '[') lines.push(line);
			open.push(token);
		}
	}
	return lines;
}
