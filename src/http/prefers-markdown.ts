import { qualityValues } from './quality-values.ts';

/**
 * Whether `Accept` prefers Markdown (RFC 9110 section 12.5.1): it must name `text/markdown` itself, and rate it no
 * lower than HTML, which the most specific range that matches it decides. Browsers and any-type ranges get HTML.
 */
export function prefersMarkdown(accept: string | null): boolean {
	if (!accept?.toLowerCase().includes('text/markdown')) return false;
	const values = qualityValues(accept);
	const markdown = values.get('text/markdown') ?? 0;
	return markdown > 0 && markdown >= (values.get('text/html') ?? values.get('text/*') ?? values.get('*/*') ?? 0);
}
