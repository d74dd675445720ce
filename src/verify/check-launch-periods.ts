/** What no schema can say of launch periods: that the list is the newest ones and that leaderboards are true. */
import type { ContractFacts } from './contract-schemas.ts';
import type { Resource } from './inspect/outcome.ts';
import { isInNameOrder } from './name-order.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

/** The body of a single launch period, whose schema was checked before. */
export interface Leaderboard {
	readonly launch_period: Resource;
	readonly rankings: readonly Resource[];
}

/** Newest first, as many as the contract allows, each equal to its own file. */
export function checkLaunchPeriodList(
	files: PublishedFiles,
	launchPeriods: ReadonlyMap<string, Leaderboard>,
	{ maximumLaunchPeriods }: ContractFacts,
	report: Report,
): void {
	const file = '/api/launch_periods.json';
	const list = files.json(file, report) as { readonly launch_periods: readonly Resource[] } | undefined;
	if (!list) return;
	for (const [index, period] of list.launch_periods.entries()) {
		const pointer = `/launch_periods/${index}`;
		const own = launchPeriods.get(String(period['slug']))?.launch_period;
		if (JSON.stringify(own) !== JSON.stringify(period)) {
			report({ file, pointer, message: `differs from /api/launch_periods/${period['slug']}.json.` });
		}
		const before = list.launch_periods[index - 1];
		if (before && String(before['starts_on']) <= String(period['starts_on'])) {
			report({ file, pointer, message: 'is not older than the one before.' });
		}
	}
	const listed = new Set(list.launch_periods.map((period) => period['slug']));
	const newest = [...launchPeriods.values()]
		.map(({ launch_period }) => launch_period)
		.sort((a, b) => (String(a['starts_on']) < String(b['starts_on']) ? 1 : -1))
		.slice(0, maximumLaunchPeriods);
	for (const { slug } of newest) {
		if (listed.has(slug)) continue;
		report({
			file,
			pointer: '/launch_periods',
			message: `lacks \`${slug}\`, one of the newest ${maximumLaunchPeriods}.`,
		});
	}
}

/** What leaderboards are compared with. */
export interface RankingFacts extends Pick<ContractFacts, 'maximumRankings'> {
	readonly products: ReadonlyMap<string, Resource>;
	/** Slugs of products that corrections of the week name. */
	readonly corrected: ReadonlySet<string>;
}

/**
 * Positions count 1, 2, 3 …; in a finished week those of withdrawn products are missing, and none is above the maximum.
 * Scores have six decimals at most and do not rise; of equal ones votes do not, then comments. In a week that is open names
 * of equal places stand in order: the order of a finished one stays when a name changes. Products that a correction names
 * may stand anywhere in it. Each product is a visible one that stands there once.
 */
export function checkRankings(
	file: string,
	{ launch_period, rankings }: Leaderboard,
	{ products, corrected, maximumRankings }: RankingFacts,
	report: Report,
): void {
	const isFinished = launch_period['status'] === 'finished';
	const seen = new Set<unknown>();
	let before: Resource | undefined;
	for (const [index, ranking] of rankings.entries()) {
		const pointer = `/rankings/${index}`;
		const { position, product: slug, score } = ranking;
		const fault = isFinished
			? faultOfPosition(Number(position), Number(rankings[index - 1]?.['position'] ?? 0), maximumRankings)
			: position !== index + 1 && `instead of ${index + 1}`;
		if (fault) report({ file, pointer: `${pointer}/position`, message: `is ${position} ${fault}.` });
		if (!/^-?\d+(?:\.\d{1,6})?$/.test(String(score ?? 0))) {
			report({ file, pointer: `${pointer}/score`, message: `is ${score}, which has more than six decimals.` });
		}
		if (!corrected.has(String(slug))) {
			checkPlace(file, pointer, before, ranking, isFinished, report);
			before = ranking;
		}
		if (slug === undefined) {
			report({ file, pointer, message: 'does not say which product it is.' });
			continue;
		}
		if (seen.has(slug)) report({ file, pointer: `${pointer}/product`, message: `is \`${slug}\` for the second time.` });
		seen.add(slug);
		const product = products.get(String(slug));
		if (!product) {
			report({
				file,
				pointer: `${pointer}/product`,
				message: `is \`${slug}\`, which has no file /api/products/${slug}.json.`,
			});
			continue;
		}
		for (const member of ['name', 'tagline', 'url']) {
			if (ranking[member] === product[member]) continue;
			report({ file, pointer: `${pointer}/${member}`, message: `differs from /api/products/${slug}.json.` });
		}
	}
}

function faultOfPosition(position: number, before: number, maximum: number): string | undefined {
	if (position <= before) return `behind ${before}`;
	return position > maximum ? `though ${maximum} are published` : undefined;
}

/** The first of score, votes and comments in which two neighbours differ falls; where none does, names stand in order. */
function checkPlace(
	file: string,
	pointer: string,
	before: Resource | undefined,
	ranking: Resource,
	isFinished: boolean,
	report: Report,
): void {
	if (!before) return;
	for (const member of ['score', 'votes', 'comments']) {
		const rise = Number(ranking[member] ?? 0) - Number(before[member] ?? 0);
		if (rise > 0) report({ file, pointer: `${pointer}/${member}`, message: 'is higher than the one before.' });
		if (rise !== 0) return;
	}
	if (!isFinished && !isInNameOrder(before, ranking)) {
		report({ file, pointer, message: `stands after \`${before['product']}\`, against name order.` });
	}
}
