/** What the API says of one state of the content, in a form in which two of them can be compared. */
import type { Catalog } from '../catalog/catalog.ts';
import type { Content } from '../content/read-content.ts';
import type { RecordedPlace } from '../content/schemas/record.ts';
import { productDetail } from '../render/json/product.ts';
import { launchPeriodDetail } from '../render/json/responses.ts';

/** The members of a JSON object. */
export type Members = Readonly<Record<string, unknown>>;

export interface WeekState {
	readonly facts: Members;
	/** `YYYY-MM-DD`. */
	readonly ends_on: string;
	readonly isFinished: boolean;
	/** Entries of the leaderboard by product, best first. */
	readonly rankings: ReadonlyMap<string, Members>;
}

export interface ApiState {
	/** The date for which weeks are active or finished, `YYYY-MM-DD`. */
	readonly date: string;
	readonly products: ReadonlyMap<string, Members>;
	/** Newest first. */
	readonly weeks: ReadonlyMap<string, WeekState>;
	/** Present slugs of renamed products, by former slug. */
	readonly renamed: ReadonlyMap<string, string>;
	/** Products that the catalog says were withdrawn. */
	readonly withdrawn: ReadonlySet<string>;
	/** Why the order of closed weeks is another one, by week. */
	readonly corrections: ReadonlyMap<string, readonly { readonly product: string }[]>;
	/** What was recorded of closed weeks, by week, in order of position. */
	readonly records: ReadonlyMap<string, readonly RecordedPlace[]>;
}

/** The state that a build of this content would publish. */
export function stateOfContent(content: Content, catalog: Catalog): ApiState {
	const weeks = catalog.launch_periods.map((period): [string, WeekState] => {
		const { launch_period: facts, rankings } = launchPeriodDetail(catalog, period);
		const { ends_on, status } = facts;
		const places = rankings.map((entry): [string, Members] => [String(entry.product), { ...entry }]);
		return [
			period.slug,
			{ facts: { ...facts }, ends_on, isFinished: status === 'finished', rankings: new Map(places) },
		];
	});
	return {
		date: catalog.date,
		products: new Map(catalog.products.map((product) => [product.slug, { ...productDetail(catalog, product) }])),
		weeks: new Map(weeks.sort(([, a], [, b]) => (a.ends_on < b.ends_on ? 1 : -1))),
		renamed: new Map(catalog.renamed.map(({ from, to }) => [from, to])),
		withdrawn: new Set([
			...content.products.filter(({ frontMatter }) => !frontMatter.discoverable).map(({ slug }) => slug),
			...catalog.releases.flatMap((release) => release.products.removed),
		]),
		corrections: new Map(content.launchPeriods.map(({ slug, frontMatter }) => [slug, frontMatter.corrections])),
		records: new Map([...content.records].map(([slug, { places }]) => [slug, places])),
	};
}
