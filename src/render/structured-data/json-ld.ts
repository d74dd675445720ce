/**
 * What pages are about, for search engines: JSON-LD of the vocabulary of schema.org. Nothing stands here that readers of the
 * page do not see, and no number of a demonstration.
 */

/**
 * The text of a `script` element: JSON that stays text inside it, whatever its strings hold.
 *
 * @param nodes - At least one; `undefined` members are left out.
 */
export function jsonLd(...nodes: readonly object[]): string {
	const [only = {}] = nodes;
	const data = nodes.length > 1 ? { '@graph': nodes } : only;
	return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
		/[<>&\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
}
