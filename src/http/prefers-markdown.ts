/**
 * Whether `Accept` prefers Markdown (RFC 9110 section 12.5.1): it must name `text/markdown` itself, and rate it no
 * lower than HTML. Browsers and any-type ranges get HTML.
 */
export function prefersMarkdown(accept: string | null): boolean {
	if (!accept?.toLowerCase().includes('text/markdown')) return false;
	const ranges = accept.split(',').map(parseRange);
	const markdown = Math.max(0, ...ranges.filter(({ type }) => type === 'text/markdown').map(({ quality }) => quality));
	return markdown > 0 && markdown >= qualityOfHtml(ranges);
}

interface Range {
	readonly type: string;
	readonly quality: number;
}

/** The most specific range that matches HTML decides. */
function qualityOfHtml(ranges: readonly Range[]): number {
	for (const type of ['text/html', 'text/*', '*/*']) {
		const matching = ranges.filter((range) => range.type === type);
		if (matching.length > 0) return Math.max(...matching.map(({ quality }) => quality));
	}
	return 0;
}

function parseRange(text: string): Range {
	const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
	const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
	const quality = weight === undefined ? 1 : Number(weight);
	return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}
