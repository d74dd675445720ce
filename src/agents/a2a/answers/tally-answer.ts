/** Which maker or category has the most products, and which products won or were launched most often. */
import { counted } from '../../../contract/counts.ts';
import { millisecondsPerDay } from '../../../contract/facets.ts';
import { categoryPage, makerPage } from '../../../routes/paths.ts';
import { quoted, untrustedNote } from '../../operations/plain-text.ts';
import { weekWinners } from '../../product-table.ts';
import { choiceOf, choiceText } from './choice.ts';
import { type Choice, choose } from './choose.ts';
import { chosenLaunches } from './chosen-launches.ts';
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

const choiceAsked = (context: Context): Promise<Choice> =>
	choiceOf(
		context,
		context.reading.categories.map(({ slug }) => slug),
	);

const finishedWeeks = async ({ site }: Context): Promise<ReadonlySet<string>> =>
	new Set((await weekWinners(site)).flatMap(({ slug, status }) => (status === 'finished' ? [slug] : [])));

/** Of products, their votes or the weeks that they won. */
export const makersTally: Answer = async (context) => {
	const { words } = context;
	const { table } = words;
	const { signs } = context.reading;
	const choice = await choiceAsked(context);
	const what = signs.has('winner') ? 'win' : signs.has('votes') || signs.has('mostVotes') ? 'vote' : 'product';
	const all = mostFrequent(
		(await weighedRows(context, choice, what)).map(
			([row, weight]) => [table.columns.maker[row] ?? -1, weight] as const,
		),
	);
	const isSeveral = context.reading.signs.has('repeated');
	const tally = isSeveral ? all.filter(([, count]) => count > 1) : all.slice(0, shown);
	const lines = tally.map(([maker, count]) => {
		const [slug = '', name = ''] = table.makers[maker] ?? [];
		return `- ${quoted(name)} (${slug}): ${counted(count, what)}. ${context.site.baseUrl}${makerPage(slug)}`;
	});
	const chosen = choiceText({ ...choice, places: undefined }, context);
	const of = chosen === '' || what === 'product' ? chosen : ` of products${chosen}`;
	const data = tally.map(([maker, count]) => ({ maker: table.makers[maker]?.[0], [`${what}s`]: count }));
	return {
		text: [
			isSeveral
				? `The makers with more than one ${what}${of}${tally.length === 0 ? ': none.' : ':'}`
				: `The makers with the most ${what}s${of}:`,
			...lines,
			untrustedNote,
		].join('\n'),
		data: { makers: data },
	};
};

/** Rows with what they count: 1, or their wins or votes in the weeks that are asked about. */
async function weighedRows(
	context: Context,
	choice: Choice,
	what: 'win' | 'vote' | 'product',
): Promise<readonly (readonly [row: number, weight: number])[]> {
	const { words } = context;
	if (what === 'product') return choose(words, choice).map(({ row }) => [row, 1]);
	if (what === 'vote' && !choice.weeks) {
		return choose(words, choice).map(({ row }) => [row, words.table.columns.votes[row] ?? 0]);
	}
	const launches = chosenLaunches(words, choice);
	if (what === 'vote') return launches.map(({ row, place }) => [row, place.votes]);
	const finished = await finishedWeeks(context);
	return launches.flatMap(({ row, place }) =>
		place.position === 1 && finished.has(place.launch_period) ? [[row, 1] as const] : [],
	);
}

export const categoriesTally: Answer = async (context) => {
	const { table, vocabulary } = context.words;
	const choice = await choiceAsked(context);
	const isFewest = context.reading.signs.has('fewestVotes');
	const all = mostFrequent(
		choose(context.words, choice).flatMap(({ row }) =>
			(table.columns.categories[row] ?? []).map((own) => [own, 1] as const),
		),
	);
	const tally = (isFewest ? all.toReversed() : all).slice(0, shown);
	const lines = tally.map(([category, count]) => {
		const slug = table.categories[category] ?? '';
		const { name = slug } = vocabulary.categories.find((own) => own.slug === slug) ?? {};
		return `- ${name} (${slug}): ${counted(count, 'product')}. ${context.site.baseUrl}${categoryPage(slug)}`;
	});
	const data = tally.map(([category, count]) => ({ category: table.categories[category], products: count }));
	return {
		text: [
			`The categories with the ${isFewest ? 'fewest' : 'most'} products${choiceText(choice, context)}:`,
			...lines,
		].join('\n'),
		data: { categories: data },
	};
};

/** Of weeks won where a sentence is about winners, else of launches. */
export const productsTally: Answer = async (context) => {
	const { words, reading } = context;
	const { table } = words;
	const isWon = reading.signs.has('winner') || reading.places?.to === 1;
	const finished = await finishedWeeks(context);
	const choice = await choiceAsked(context);
	const launches = chosenLaunches(words, choice).filter(
		({ place }) => !isWon || (place.position === 1 && finished.has(place.launch_period)),
	);
	const all = mostFrequent(launches.map(({ row }) => [row, 1] as const));
	const isAmongAll = reading.signs.has('repeated');
	const { least, most: atMost } = reading.repetitions ?? { least: 2, most: Number.MAX_SAFE_INTEGER };
	const tally = isAmongAll ? all.filter(([, count]) => least <= count && count <= atMost) : all.slice(0, shown);
	const number =
		atMost === least ? counted(least, 'week') : least === 2 ? 'more than one week' : `${least} weeks or more`;
	const what = choiceText(isWon ? { ...choice, places: undefined } : choice, context);
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
export const anyProductAnswer: Answer = async (context) => {
	const { table, calendar } = context.words;
	const choice = await choiceAsked(context);
	const rows = choose(context.words, choice).map((own) => own.row);
	const what = choiceText(choice, context);
	const row = rows[Math.floor(Date.parse(calendar.today) / millisecondsPerDay) % Math.max(1, rows.length)];
	if (row === undefined) return { text: `The catalog has no product${what}.` };
	const text = [
		`One of ${counted(rows.length, 'product')}${what}, another one on each day: ${named(table, row)}.`,
		`The page: ${productUrl(context, row)}`,
	];
	return { text: [...text, untrustedNote].join('\n'), data: { product: listedData(context, row) } };
};
