/** The words of a name or tagline that say what a product is. */

/** Longer texts do not say more. */
const mostWords = 24;

/** English function words, which say nothing about a product. */
const stopWords: ReadonlySet<string> = new Set(
	(
		'about across all also and any anything are around because been before being best both but can does each either else ' +
		'ever every everything for from get has have here how into its just like made make many may more most much never ' +
		'new not nothing now off one only other others our out over own same simple so some such than that the their them ' +
		'then there these they thing this those through too two under until upon use used using very via want was well were ' +
		'what when where which while who whose will with within without you your yourself'
	).split(' '),
);

/**
 * The words of a text, each once and in the singular: without case and accents, and without those of one or two letters,
 * which say little in scripts that have words.
 */
export function keywordsOf(text: string): string[] {
	const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	const words = new Set<string>();
	for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
		if (stopWords.has(word) || /^[a-z0-9]{1,2}$/.test(word)) continue;
		words.add(singular(word));
		if (words.size === mostWords) break;
	}
	return [...words];
}

/** English plurals, roughly: both forms of a word become the same, be it a word or not. */
function singular(word: string): string {
	if (/[^s]s$/.test(word) && word.length > 3) return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
	return word;
}
