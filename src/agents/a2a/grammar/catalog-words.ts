/** The words of one release's catalog, as sentences write them. */
import type { Vocabulary } from '../../../drafts/vocabulary.ts';
import { statusFile } from '../../../routes/paths.ts';
import { stemOf } from '../../../search/stem.ts';
import { type ProductTable, productTable, weekWinners } from '../../product-table.ts';
import { type AgentSite, memoize } from '../../site.ts';
import { vocabularyOf } from '../../vocabulary.ts';
import { signsByPhrase } from './signs.ts';
import type { Calendar } from './time/calendar.ts';
import { phraseKey, wordKey, wordSet } from './tokens.ts';
import { fillers } from './words/fillers.ts';

export interface CatalogWords {
	readonly table: ProductTable;
	readonly vocabulary: Vocabulary;
	readonly calendar: Calendar;
	/** Rows of products by their slugs and names, as one word. */
	readonly products: ReadonlyMap<string, number>;
	/** Rows of products by their names as they are written; of equal names the first. */
	readonly rowsByName: ReadonlyMap<string, number>;
	/** Rows by a word of a longer name; -1 where several products have it. */
	readonly nameWords: ReadonlyMap<string, number>;
	/** By the stems of their names, or of a part of a name such as `Science and education`. */
	readonly categories: ReadonlyMap<string, NamedCategory>;
	/** Slugs by whole names as one word. */
	readonly makers: ReadonlyMap<string, string>;
	/** Slugs by names without `Inc.`, `Foundation` and the like. */
	readonly shortMakers: ReadonlyMap<string, string>;
}

export interface NamedCategory {
	readonly slug: string;
	readonly isPart: boolean;
}

export function catalogWords(site: AgentSite): Promise<CatalogWords> {
	return memoize(site, 'words of sentences', async () => {
		const [table, vocabulary, today] = await Promise.all([productTable(site), vocabularyOf(site), todayOf(site)]);
		return {
			table,
			vocabulary,
			calendar: { today, weeks: table.launch_periods },
			rowsByName: new Map(table.names.map((name, row) => [name, row] as const).toReversed()),
			...productNames(table),
			categories: categoryNames(vocabulary),
			...makerNames(table),
		};
	});
}

/** The day of the release; without a status file the first of the newest week. */
async function todayOf(site: AgentSite): Promise<string> {
	const { date } = JSON.parse((await site.read(statusFile)) ?? '{}') as { readonly date?: string };
	return date ?? (await weekWinners(site))[0]?.starts_on ?? '1970-01-01';
}

const several = -1;
const minimumNameWord = 5;

function productNames({ slugs, names }: ProductTable) {
	const products = new Map<string, number>();
	const nameWords = new Map<string, number>();
	for (let row = slugs.length - 1; row >= 0; row--) {
		const name = names[row] ?? '';
		products.set(joined(name), row);
		for (const [at, word] of /[ -]/.test(name) ? name.split(/[ -]/).entries() : []) {
			const key = joined(word);
			if (at > 0 && key.length < minimumNameWord) continue;
			if (key === '' || fillers.has(key) || signsByPhrase.has(key)) continue;
			nameWords.set(key, nameWords.has(key) && nameWords.get(key) !== row ? several : row);
		}
	}
	// A slug stands for its product alone, whatever others are called.
	for (const [row, slug] of slugs.entries()) products.set(joined(slug), row);
	products.delete('');
	return { products, nameWords };
}

/** A name as one word, as the keys of its tokens give it. */
export function joined(name: string): string {
	if (/^[\w .+#:/-]*$/.test(name)) return wordKeyOfPlain(name.toLowerCase().replace(/[^a-z\d+#]+/g, ''));
	return phraseKey(name).replaceAll(' ', '');
}

const wordKeyOfPlain = (text: string): string => (/[aou]e/.test(text) ? wordKey(text) : text);

/** Words of a phrase by their stems. */
export const stemmed = (phrase: string): string => phrase.split(' ').map(stemOf).join(' ');

function categoryNames({ categories }: Vocabulary) {
	const found = new Map<string, NamedCategory>();
	for (const { slug, name } of categories) {
		const parts = ` ${phraseKey(name)} `.split(' and ').map((part) => stemmed(part.trim()));
		for (const key of parts.length > 1 ? parts : []) {
			if (key !== '' && !found.has(key)) found.set(key, { slug, isPart: true });
		}
	}
	for (const { slug, name } of categories) {
		for (const own of [name, slug]) found.set(stemmed(phraseKey(own)), { slug, isPart: false });
	}
	return found;
}

const legalForms = wordSet(
	'the inc ltd llc gmbh ag bv b v corp co foundation project team contributors developers labs association community organization org group industries technologies holdings and stiftung projekt verein',
);

function makerNames({ makers }: ProductTable) {
	const whole = new Map<string, string>();
	const short = new Map<string, string>();
	for (const [slug, name] of makers) {
		const words = phraseKey(name).split(' ');
		const rest = words.filter((word) => !legalForms.has(word)).join('');
		if (rest !== '' && !short.has(rest)) short.set(rest, slug);
		for (const own of [words.join(''), joined(slug)]) if (!whole.has(own)) whole.set(own, slug);
	}
	return { makers: whole, shortMakers: short };
}
