/** Markdown without its fenced blocks and code spans, which show links as examples. */
export function withoutCode(text: string): string {
	let fence = '';
	const kept: string[] = [];
	for (const line of text.split('\n')) {
		const [, marks = ''] = /^ {0,3}(`{3,}(?![^`]*`)|~{3,})/.exec(line) ?? [];
		if (fence === '' && marks !== '') fence = marks;
		else if (fence === '') kept.push(withoutSpans(line));
		else if (marks.startsWith(fence) && line.trim() === marks) fence = '';
	}
	return kept.join('\n');
}

/** A span ends at the next run of as many backticks as it begins with. */
function withoutSpans(line: string): string {
	const runs = Array.from(line.matchAll(/`+/g), ({ 0: { length }, index }) => ({ length, index }));
	const nextOfLength = new Map<number, number>();
	const closing = runs.map(() => runs.length);
	for (const [at, { length }] of [...runs.entries()].reverse()) {
		closing[at] = nextOfLength.get(length) ?? runs.length;
		nextOfLength.set(length, at);
	}
	let kept = '';
	let end = 0;
	for (let at = 0; at < runs.length; at++) {
		const last = runs[closing[at] ?? runs.length];
		if (!last) continue;
		kept += line.slice(end, runs[at]?.index);
		end = last.index + last.length;
		at = closing[at] ?? at;
	}
	return kept + line.slice(end);
}
