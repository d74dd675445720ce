/** Which maker or category has the most products, and which products won or were launched most often. */
import { counted } from '../../../contract/counts.ts';
import { categoryPage, makerPage } from '../../../routes/paths.ts';
import { quoted, untrustedNote } from '../../operations/plain-text.ts';
import { placesOf, weekWinners } from '../../product-table.ts';
import { choiceOf, choiceText } from './choice.ts';
import { choose } from './choose.ts';
import type { Answer, Context } from './context.ts';
import { listedData, named, productUrl } from './lines.ts';

const shown = 5;

/** The most frequent first. */
function mostFrequent(
	values: readonly (readonly [value: number, weight: number])[],
): (readonly [value: number, count: number])[] {
	const counts = new Map<number, number>();
	for (const [value, weight] of values) {
		if (value >= 0 && weight > 0) counts.set(value, (counts.get(value) ?? 0) + weight);
	}
	return [...counts].toSorted(([a, one], [b, other]) => other - one || a - b);
}

const rowsOf = async (context: Context): Promise<readonly number[]> =>
	choose(
		context.words,
		await choiceOf(
			context,
			context.reading.categories.map(({ slug }) => slug),
		),
	).map(({ row }) => row);

const finishedWeeks = async ({ site }: Context): Promise<ReadonlySet<string>> =>
	new Set((await weekWinners(site)).flatMap(({ slug, status }) => (status === 'finished' ? [slug] : [])));

export const makersTally: Answer = async (context) => {
	const { table } = context.words;
	const rows = await rowsOf(context);
	const { signs } = context.reading;
	const what = signs.has('winner') ? 'win' : signs.has('votes') || signs.has('mostVotes') ? 'vote' : 'product';
	const finished = what === 'win' ? await finishedWeeks(context) : new Set<string>();
	const weightOf = (row: number): number =>
		what === 'product'
			? 1
			: what === 'vote'
				? (table.columns.votes[row] ?? 0)
				: placesOf(table, row).filter((own) => own.position === 1 && finished.has(own.launch_period)).length;
	const all = mostFrequent(rows.map((row) => [table.columns.maker[row] ?? -1, weightOf(row)] as const));
	const isSeveral = context.reading.signs.has('repeated');
	const tally = isSeveral ? all.filter(([, count]) => count > 1) : all.slice(0, shown);
	const lines = tally.map(([maker, count]) => {
		const [slug = '', name = ''] = table.makers[maker] ?? [];
		return `- ${quoted(name)} (${slug}): ${counted(count, what)}. ${context.site.baseUrl}${makerPage(slug)}`;
	});
	const data = tally.map(([maker, count]) => ({ maker: table.makers[maker]?.[0], [`${what}s`]: count }));
	return {
		text: [
			isSeveral
				? `The makers with more than one ${what}${tally.length === 0 ? ': none.' : ':'}`
				: `The makers with the most ${what}s:`,
			...lines,
			untrustedNote,
		].join('\n'),
		data: { makers: data },
	};
};

export const categoriesTally: Answer = async (context) => {
	const { table, vocabulary } = context.words;
	const isFewest = context.reading.signs.has('fewestVotes');
	const all = mostFrequent(
		[...table.slugs.keys()].flatMap((row) => (table.columns.categories[row] ?? []).map((own) => [own, 1] as const)),
	);
	const tally = (isFewest ? all.toReversed() : all).slice(0, shown);
	const lines = tally.map(([category, count]) => {
		const slug = table.categories[category] ?? '';
		const { name = slug } = vocabulary.categories.find((own) => own.slug === slug) ?? {};
		return `- ${name} (${slug}): ${counted(count, 'product')}. ${context.site.baseUrl}${categoryPage(slug)}`;
	});
	const data = tally.map(([category, count]) => ({ category: table.categories[category], products: count }));
	return {
		text: [`The categories with the ${isFewest ? 'fewest' : 'most'} products:`, ...lines].join('\n'),
		data: { categories: data },
	};
};

/** Of weeks won where a sentence is about winners, else of launches. */
export const productsTally: Answer = async (context) => {
	const { words, reading } = context;
	const { table } = words;
	const isWon = reading.signs.has('winner') || reading.places?.to === 1;
	const finished = await finishedWeeks(context);
	const choice = await choiceOf(
		context,
		reading.categories.map(({ slug }) => slug),
	);
	const weeks = choice.weeks && new Set(choice.weeks);
	const launches = choose(words, choice).flatMap(({ row }) =>
		placesOf(table, row).flatMap(({ launch_period, position }) => {
			const isCounted = !isWon || (position === 1 && finished.has(launch_period));
			return isCounted && (weeks?.has(launch_period) ?? true) ? [row] : [];
		}),
	);
	const all = mostFrequent(launches.map((row) => [row, 1] as const));
	const isAmongAll = reading.signs.has('repeated');
	const { least, most: atMost } = reading.repetitions ?? { least: 2, most: Number.MAX_SAFE_INTEGER };
	const tally = isAmongAll ? all.filter(([, count]) => least <= count && count <= atMost) : all.slice(0, shown);
	const number =
		atMost === least ? counted(least, 'week') : least === 2 ? 'more than one week' : `${least} weeks or more`;
	const what = choiceText({ ...choice, places: undefined }, context);
	const verb = isWon ? 'won' : 'was launched in';
	if (tally.length === 0) return { text: `No product${what} ${verb} ${isAmongAll ? number : 'a week'}.` };
	const most = tally[0]?.[1] ?? 0;
	const heading = isAmongAll
		? `${counted(tally.length, 'product')}${what} ${isWon ? 'won' : 'were launched in'} ${number}:`
		: `The products${what} that ${isWon ? 'won' : 'were launched in'} the most weeks${most === 1 ? '; none did so more than once' : ''}:`;
	const lines = tally.map(
		([row, count]) => `- ${named(table, row)} ${verb} ${counted(count, 'week')}. ${productUrl(context, row)}`,
	);
	const data = tally.map(([row, count]) => ({ ...listedData(context, row), weeks: count }));
	return { text: [heading, ...lines, untrustedNote].join('\n'), data: { products: data } };
};

/** A product that nobody chose: another one on each day of release. */
export const anyProductAnswer: Answer = (context) => {
	const { table, calendar } = context.words;
	const row = Math.floor(Date.parse(calendar.today) / 86_400_000) % Math.max(1, table.slugs.length);
	if (table.slugs.length === 0) return { text: 'The catalog has no product.' };
	const text = [
		`One of ${counted(table.slugs.length, 'product')}, another one on each day: ${named(table, row)}.`,
		`The page: ${productUrl(context, row)}`,
	];
	return { text: [...text, untrustedNote].join('\n'), data: { product: listedData(context, row) } };
};
