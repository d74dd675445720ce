/**
 * The files by which agents choose products say of each product what its own file says, and of each week what its
 * leaderboard and the page of each product say.
 */
import { isDeepStrictEqual } from 'node:util';
import { hasPlaces } from '../contract/places.ts';
import { checkFacetLaunches } from './check-facet-launches.ts';
import { checkFacetMakers } from './check-facet-makers.ts';
import { checkSimilar } from './check-similar.ts';
import type { Resource } from './inspect/outcome.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Resources } from './resources.ts';
import type { Report } from './violation.ts';

const namesFile = '/data/names.json';
const facetsFile = '/data/facets.json';
const similarFile = '/data/similar.json';
const winnersFile = '/data/winners.json';

const columnNames = [
	'categories',
	'pricing_model',
	'maker',
	'first_launched_on',
	'votes',
	'comments',
	'best_score',
	'average_rating',
	'reviews_count',
	'launches',
];
const millisecondsPerDay = 86_400_000;
const winnersOfWeek = 3;

interface Facets {
	readonly slugs: readonly string[];
	readonly lists: Readonly<Record<string, readonly unknown[]>>;
	readonly columns: Readonly<Record<string, readonly unknown[]>>;
}

/** Resources that files repeat. */
interface Repeated {
	readonly products: Resources['products'];
	/** `undefined` where something is wrong with them. */
	readonly launchPeriods: Resources['launchPeriods'] | undefined;
	readonly similar: Resources['similar'];
	/** Whether a file has a link to the other. */
	readonly hasLink: (file: string, other: string) => boolean;
}

export function checkFacets(files: PublishedFiles, repeated: Repeated, report: Report): void {
	const { products, launchPeriods, similar, hasLink } = repeated;
	const names = files.json(namesFile, report);
	const slugs = Array.isArray(names) ? names.map(([slug]) => String(slug)) : [];
	// What is wrong with the names themselves is reported of them.
	if (slugs.length !== products.size) return;
	const facets = readFacets(files, slugs, report);
	const makers = facets?.columns['maker'] ?? [];
	if (facets) checkColumns(facets, repeated, report);
	checkSimilar(similarFile, files.json(similarFile, report), { slugs, makers, similar, hasLink }, report);
	const weeks = files.json(winnersFile, report);
	if (launchPeriods) checkWinners(weeks, launchPeriods, report);
}

function checkColumns(facets: Facets, { products, launchPeriods, hasLink }: Repeated, report: Report): void {
	const { slugs, lists, columns } = facets;
	const areSound = slugs.map((slug, row) => checkRow(facets, row, products.get(slug), report)).every(Boolean);
	const makers = { slugs, makers: lists['makers'] ?? [], column: columns['maker'] ?? [] };
	checkFacetMakers(facetsFile, makers, { products, hasLink }, report);
	const weeks = lists['launch_periods'] ?? [];
	const rows = (columns['launches'] ?? []).map((launches) => [launches].flat());
	if (!areSound || !launchPeriods) return;
	const [comments = [], scores = []] = [columns['comments'], columns['best_score']];
	checkFacetLaunches(facetsFile, { slugs, weeks, rows, comments, scores }, launchPeriods, report);
}

function readFacets(files: PublishedFiles, slugs: readonly string[], report: Report): Facets | undefined {
	const { columns, ...lists } = Object(files.json(facetsFile, report));
	const isList = (name: string) => Array.isArray(lists[name]);
	if (!['categories', 'pricing_models', 'makers', 'launch_periods'].every(isList)) {
		report({ file: facetsFile, pointer: '', message: 'lacks one of its lists.' });
		return undefined;
	}
	const wrong = columnNames.find((name) => Object(columns)[name]?.length !== slugs.length);
	if (wrong === undefined) return { slugs, lists, columns };
	report({
		file: facetsFile,
		pointer: `/columns/${wrong}`,
		message: `has no row for each of ${slugs.length} products.`,
	});
	return undefined;
}

/** @returns Whether the row holds launches. */
function checkRow({ lists, columns }: Facets, row: number, product: Resource = {}, report: Report): boolean {
	const at = (column: string) => columns[column]?.[row];
	const day = Number(at('first_launched_on')) * millisecondsPerDay;
	const said: Resource = {
		categories: [at('categories')].flat().map((index) => lists['categories']?.[Number(index)]),
		pricing_model: lists['pricing_models']?.[Number(at('pricing_model'))],
		first_launched_on: Number.isFinite(day) ? new Date(day).toISOString().slice(0, 10) : undefined,
		votes: at('votes'),
		average_rating: at('average_rating') ?? undefined,
		reviews_count: at('reviews_count') === 0 ? product['reviews_count'] && 0 : at('reviews_count'),
	};
	for (const [member, value] of Object.entries(said)) {
		if (isDeepStrictEqual(value, product[member])) continue;
		report({ file: facetsFile, pointer: `/columns/${member}/${row}`, message: `differs from \`${product['slug']}\`.` });
	}
	const launches = [at('launches')].flat();
	const isLaunch =
		launches.length % 4 === 0 &&
		launches.every((value, index) => index % 4 > 0 || Number(value) in (lists['launch_periods'] ?? []));
	if (!isLaunch) report({ file: facetsFile, pointer: `/columns/launches/${row}`, message: 'is no list of launches.' });
	return isLaunch;
}

function checkWinners(weeks: unknown, launchPeriods: Resources['launchPeriods'], report: Report): void {
	if (!Array.isArray(weeks) || weeks.length !== launchPeriods.size) {
		report({ file: winnersFile, pointer: '', message: `has no entry for each of ${launchPeriods.size} weeks.` });
		return;
	}
	for (const [index, week] of weeks.entries()) {
		const { launch_period, rankings } = Object(launchPeriods.get(week.slug));
		const { slug, status, starts_on, ends_on } = Object(launch_period);
		const first = [rankings ?? []].flat().slice(0, hasPlaces(rankings ?? []) ? winnersOfWeek : 0);
		const winners = first.map(({ position, product, name, votes }) => ({ position, product, name, votes }));
		if (isDeepStrictEqual(week, { slug, status, starts_on, ends_on, winners })) continue;
		report({ file: winnersFile, pointer: `/${index}`, message: `differs from the week \`${week.slug}\`.` });
	}
}
