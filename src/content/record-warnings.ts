/** Finds what an editor should look at in finished weeks and their records; none of it fails a build. */
import { type Issue, withSeverity } from './issue.ts';
import type { Content } from './read-content.ts';
import type { LaunchFrontMatter } from './schemas/product.ts';
import { type RecordedPlace, roundScore } from './schemas/record.ts';
import type { LaunchPeriodFrontMatter } from './schemas/week.ts';

/** @param date - The build date, UTC, `YYYY-MM-DD`. */
export function recordWarnings(content: Content, date: string): Issue[] {
	const { launchPeriods, products, records, closedPeriods, faulty } = content;
	const bySlug = new Map(products.map((product) => [product.slug, product]));
	const gone = tombstones(content);
	const issues = launchPeriods.flatMap(({ slug, frontMatter, issueAt }): Issue[] => {
		const record = records.get(slug);
		const { places = [] } = closedPeriods.get(slug) ?? {};
		if (!record) return [];
		const unexplained = (faulty.products.length > 0 ? [] : places).flatMap(({ product, position }): Issue[] => {
			if (product === undefined || bySlug.has(product) || gone.has(product)) return [];
			const message = `No product has or had the slug \`${product}\`, so its place is shown as withdrawn. If it was renamed, add \`${product}\` to \`former_slugs\` in its file. If it was withdrawn, run \`npm run close -- --all\` to record that.`;
			return [record.issueAt(position, message)];
		});
		const early = `The week ends on ${frontMatter.ends_on}, and a record has no effect before that. Delete the record.`;
		const ahead = frontMatter.corrections.flatMap((correction, index) =>
			correction.date > date
				? issueAt(['corrections', index, 'date'], `This date is after ${date}. Write the day the correction was made.`)
				: [],
		);
		return [...unexplained, ...(frontMatter.ends_on < date ? [] : [issueAt([], early)]), ...ahead];
	});
	return [...issues, ...contradictions(content, bySlug), ...unrecorded(content, date)].map((issue) =>
		withSeverity('warning', issue),
	);
}

/** Slugs of products that were published once. */
function tombstones({ history }: Content): ReadonlySet<string> {
	const removed = history?.releases.flatMap(({ products }) => products.removed) ?? [];
	return new Set([...Object.keys(history?.products ?? {}), ...removed]);
}

type Product = Content['products'][number];

/** Contradictions between files of products and the records of closed weeks. */
function contradictions({ products, closedPeriods }: Content, bySlug: ReadonlyMap<string, Product>): Issue[] {
	const placeIn = new Map(
		[...closedPeriods].map(([period, { places }]) => [period, new Map(places.map((place) => [place.product, place]))]),
	);
	const shown = products.filter(({ frontMatter }) => frontMatter.discoverable);
	const unlike = shown.flatMap(({ slug, frontMatter, issueAt }) =>
		frontMatter.launches.flatMap((launch, index): Issue[] => {
			const places = launch.approved ? placeIn.get(launch.period) : undefined;
			if (!places) return [];
			const place = places.get(slug);
			if (!place) {
				const gone = [...places.keys()].find((other) => other !== undefined && !bySlug.has(other));
				const renamed = gone === undefined ? '' : ` If \`${gone}\` was renamed, add \`former_slugs: [${gone}]\` here.`;
				const message = `The week \`${launch.period}\` is closed without \`${slug}\`, so this launch isn't published. Delete it, or correct the week: \`${correction(launch.period, slug)}\`.${renamed}`;
				return [issueAt(['launches', index, 'approved'], message)];
			}
			const field = differingField(launch, place);
			if (!field) return [];
			const message = `The week \`${launch.period}\` is closed with ${place[field]}, not ${launch[field]}. Undo the change, or correct the week: \`${correction(launch.period, slug)}\`.`;
			return [issueAt(['launches', index, field], message)];
		}),
	);
	const missing = [...closedPeriods].flatMap(([period, { places }]) =>
		places.flatMap(({ product = '', position }): Issue[] => {
			const { frontMatter, issueAt } = bySlug.get(product) ?? {};
			if (!frontMatter?.discoverable || !issueAt) return [];
			const index = frontMatter.launches.findIndex((launch) => launch.period === period);
			if (frontMatter.launches[index]?.approved) return [];
			const fault = index < 0 ? 'has no launch in that week' : 'does not approve that launch';
			const message = `The week \`${period}\` is closed with \`${product}\` in place ${position}, but this file ${fault}. Undo the change, withdraw the product with \`discoverable: false\`, or correct the week: \`${correction(period, product)}\`.`;
			return [issueAt(index < 0 ? ['launches'] : ['launches', index, 'approved'], message)];
		}),
	);
	return [...unlike, ...missing];
}

/** The command that changes a closed week. */
export const correction = (period: string, product: string): string =>
	`npm run votes -- ${period} ${product} --reason "…"`;

/** The first figure that differs. A score by the rule of the site is not compared, since the rule may have changed since. */
function differingField(launch: LaunchFrontMatter, place: RecordedPlace) {
	return (['votes', 'comments', 'score'] as const).find((field) => {
		const own = field === 'score' && launch.score !== undefined ? roundScore(launch.score) : launch[field];
		return own !== undefined && own !== place[field];
	});
}

/** One warning for all weeks that are over, have launches and no record. */
function unrecorded({ launchPeriods, products, records }: Content, date: string): Issue[] {
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
	const weeks = open.length === 1 ? 'The week is over and has' : `${open.length} weeks are over and have`;
	const command = open.length === 1 ? `npm run close -- ${first.slug}` : 'npm run close -- --all';
	const message = `${weeks} no record, so editing votes still changes the final order. Run \`${command}\`.`;
	return [first.issueAt([], message)];
}
