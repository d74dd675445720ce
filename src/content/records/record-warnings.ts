/** What an editor should look at in weeks that are over and in their records; none of it fails a build. */
import type { Warning } from '../issue.ts';
import type { Content } from '../read-content.ts';
import type { LaunchPeriodFrontMatter } from '../schemas/launch-period.ts';
import type { LaunchFrontMatter, ProductFrontMatter } from '../schemas/product.ts';
import { roundScore } from '../schemas/score.ts';
import type { ClosedPlace } from './closed-places.ts';

/** @param date - The build date, UTC, `YYYY-MM-DD`. */
export function recordWarnings(content: Content, date: string): Warning[] {
	const { launchPeriods, products, records, closedPlaces } = content;
	const bySlug = new Map(products.map((product) => [product.slug, product]));
	const gone = tombstones(content);
	const warnings = launchPeriods.flatMap(({ slug, frontMatter, issueAt }): Warning[] => {
		const record = records.get(slug);
		const places = closedPlaces.get(slug);
		if (!record || !places) return [];
		const unexplained = places.flatMap(({ product, recorded }): Warning[] => {
			if (product === undefined || !recorded || bySlug.has(product) || gone.has(product)) return [];
			const message = `No product is or was called \`${product}\`, so that its place is shown as withdrawn. If it was renamed, write \`${product}\` into \`former_slugs\` of its file; \`npm run snapshot\` records what was withdrawn.`;
			return [{ ...record.issueAt(recorded.position, message), severity: 'warning' }];
		});
		const early =
			frontMatter.ends_on < date
				? []
				: [
						issueAt(
							[],
							`The week ends on ${frontMatter.ends_on}, and its record counts from then on. Delete the record.`,
						),
					];
		const ineffective = frontMatter.corrections.flatMap((correction, index) => {
			const place = places.find(({ corrections }) => corrections.includes(correction));
			const launch = launchIn(slug, bySlug.get(place?.product ?? '')?.frontMatter);
			if (correction.date > date) {
				return [issueAt(['corrections', index, 'date'], `Lies ahead of ${date}. Write the day of the correction.`)];
			}
			if (!place || !launch || changesSomething(place, launch)) return [];
			return [issueAt(['corrections', index], 'Corrects nothing: place and figures are the recorded ones. Delete it.')];
		});
		return [
			...unexplained,
			...[...early, ...ineffective].map((issue) => Object.assign(issue, { severity: 'warning' as const })),
		];
	});
	return [...warnings, ...unrecorded(content, date)];
}

/** Products that are known to have been published. */
function tombstones({ history }: Content): ReadonlySet<string> {
	const removed = history?.releases.flatMap(({ products }) => products.removed) ?? [];
	return new Set([...Object.keys(history?.products ?? {}), ...removed]);
}

const launchIn = (week: string, product: ProductFrontMatter | undefined): LaunchFrontMatter | undefined =>
	product?.launches.find(({ period, approved }) => approved && period === week);

/** A score by the rule of the site is not compared: the rule may have been another one. */
function changesSomething({ position, recorded }: ClosedPlace, { votes, comments, score }: LaunchFrontMatter): boolean {
	if (!recorded || position !== recorded.position) return true;
	const hasOtherScore = score !== undefined && roundScore(score) !== recorded.score;
	return votes !== recorded.votes || comments !== recorded.comments || hasOtherScore;
}

/** More of them are counted instead of named. */
const maximumNamed = 3;

/** One warning for all weeks that are over, have launches and no record. */
function unrecorded({ launchPeriods, products, records }: Content, date: string): Warning[] {
	const launched = new Set(
		products.flatMap(({ frontMatter }) =>
			frontMatter.discoverable ? frontMatter.launches.flatMap(({ approved, period }) => (approved ? period : [])) : [],
		),
	);
	const isOver = ({ ends_on }: LaunchPeriodFrontMatter): boolean => ends_on < date;
	const open = launchPeriods.filter(
		({ slug, frontMatter }) => isOver(frontMatter) && launched.has(slug) && !records.has(slug),
	);
	const [first] = open;
	if (!first) return [];
	const named = open.slice(0, maximumNamed).map(({ slug }) => `\`${slug}\``);
	const more = open.length > maximumNamed ? `, and ${open.length - maximumNamed} more` : '';
	const weeks = open.length === 1 ? 'The week is over and has' : `${open.length} weeks are over and have`;
	const list = open.length === 1 ? '' : ` (${named.join(', ')}${more})`;
	const command = open.length === 1 ? `npm run close -- ${first.slug}` : 'npm run close -- --all';
	const message = `${weeks} no record${list}, so that edits of votes change the final order. Run \`${command}\`.`;
	return [Object.assign(first.issueAt([], message), { severity: 'warning' as const })];
}
