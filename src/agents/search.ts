/** Search over every product: all words must occur, and where they occur decides the order. */
import { searchFile, websitesFile } from '../contract/paths.ts';
import type { OtherProduct } from '../draft/find-duplicates.ts';
import { type AgentSite, once } from './site.ts';

interface Candidate {
	readonly slug: string;
	readonly name: string;
	readonly tagline: string;
	readonly categories: readonly string[];
	/** Name, tagline and categories as they are compared. */
	readonly compared: readonly [name: string, tagline: string, categories: string];
}

export interface SearchQuery {
	readonly words?: string | undefined;
	/** Slug of a category. */
	readonly category?: string | undefined;
}

/** Slugs of the products that match, best first; equals stay in name order. */
export async function searchSlugs(site: AgentSite, { words = '', category }: SearchQuery): Promise<string[]> {
	const asked = comparable(words)
		.split(/[^\p{L}\p{N}+#.]+/u)
		.filter((word) => word !== '');
	const found = (await candidates(site)).flatMap((candidate) => {
		if (category !== undefined && !candidate.categories.includes(category)) return [];
		const points = asked.map((word) => score(candidate, word));
		return points.every((point) => point > 0) ? [{ slug: candidate.slug, points: sum(points) }] : [];
	});
	return found.sort((a, b) => b.points - a.points).map(({ slug }) => slug);
}

/** Slugs and names that resemble a word which names nothing, best first, at most three. */
export async function nearSlugs(site: AgentSite, asked: string): Promise<string[]> {
	const wanted = pairs(comparable(asked));
	return (await candidates(site))
		.map(({ slug, compared: [name] }) => ({ slug, points: Math.max(likeness(wanted, slug), likeness(wanted, name)) }))
		.filter(({ points }) => points >= 0.4)
		.sort((a, b) => b.points - a.points)
		.slice(0, 3)
		.map(({ slug }) => slug);
}

/** Slug, name and website of every product. */
export function otherProducts(site: AgentSite): Promise<readonly OtherProduct[]> {
	return once(site, 'other-products', async () => {
		const websites = JSON.parse((await site.read(websitesFile)) ?? '{}') as Readonly<Record<string, string>>;
		const addresses = new Map(Object.entries(websites).map(([key, slug]) => [slug, `https://${key}`]));
		return (await candidates(site)).map(({ slug, name }) => ({ slug, name, website_url: addresses.get(slug) }));
	});
}

function candidates(site: AgentSite): Promise<readonly Candidate[]> {
	return once(site, searchFile, async () => {
		const rows = JSON.parse((await site.read(searchFile)) ?? '[]') as [string, string, string, string[]][];
		return rows.map(([slug, name, tagline, categories]): Candidate => {
			const compared = [comparable(name), comparable(tagline), categories.join(' ')] as const;
			return { slug, name, tagline, categories, compared };
		});
	});
}

/** The name counts most, and there its beginning, then whole words, then beginnings of words, then any place. */
function score({ slug, compared: [name, tagline, categories] }: Candidate, word: string): number {
	if (name === word || slug === word) return 100;
	if (name.startsWith(word)) return 40;
	const [inName, inTagline, inCategories] = [place(name, word), place(tagline, word), place(categories, word)];
	return 8 * inName + 2 * inTagline + 3 * inCategories;
}

function place(text: string, word: string): number {
	const at = text.indexOf(word);
	if (at < 0) return 0;
	const begins = at === 0 || !letter.test(text[at - 1] ?? '');
	const ends = !letter.test(text[at + word.length] ?? '');
	return begins && ends ? 3 : begins ? 2 : 1;
}

const letter = /[\p{L}\p{N}]/u;

/** Lower case, without accents: `LÖVE` is found as `love`. */
function comparable(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The Dice coefficient of two words over their pairs of letters, from 0 to 1. */
function likeness(wanted: readonly string[], text: string): number {
	const own = pairs(text);
	const rest = [...own];
	const common = wanted.filter((pair) => {
		const at = rest.indexOf(pair);
		if (at >= 0) rest.splice(at, 1);
		return at >= 0;
	});
	return (2 * common.length) / (wanted.length + own.length || 1);
}

const pairs = (text: string): string[] =>
	Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
