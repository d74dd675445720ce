/**
 * What the API says of one state of the catalog, in a form in which two of them can be compared: resources as their JSON,
 * without the address of the site, and what explains why one of them is gone.
 */
import type { Catalog } from '../catalog/catalog.ts';
import { once } from '../catalog/once.ts';
import type { Content } from '../content/read-content.ts';
import type { RecordedPlace } from '../content/schemas/record.ts';
import { launchPeriodDetail } from '../render/json/launch-period.ts';
import { productDetail } from '../render/json/product.ts';
import { type Contract, currentContract } from './contract-members.ts';

/** The members of a JSON object. */
export type Members = Readonly<Record<string, unknown>>;

export interface WeekState {
	readonly facts: Members;
	readonly starts_on: string;
	readonly ends_on: string;
	readonly isFinished: boolean;
	/** Entries of the leaderboard, by product. */
	readonly rankings: ReadonlyMap<string, Members>;
}

/** Why the order of a closed week is another one. */
export interface CorrectionState {
	readonly product: string;
	readonly date: string;
	readonly reason: string;
}

export interface ApiState {
	/** What messages call it, such as `main (1a2b3c4)`. */
	readonly name: string;
	/** The date for which weeks are active or finished, `YYYY-MM-DD`. */
	readonly date: string;
	readonly products: ReadonlyMap<string, Members>;
	readonly launch_periods: ReadonlyMap<string, WeekState>;
	/** Weeks that began before this day are known only where they are listed; `undefined` when all are. */
	readonly completeSince: string | undefined;
	/** Present slugs of renamed products, by former slug. */
	readonly renamed: ReadonlyMap<string, string>;
	/** Whether the catalog says of a slug that its product was withdrawn. */
	readonly isWithdrawn: (slug: string) => boolean;
	/** By week. */
	readonly corrections: ReadonlyMap<string, readonly CorrectionState[]>;
	/** What was recorded of closed weeks, by week, in order of position; `undefined` when nobody can know. */
	readonly records: ReadonlyMap<string, readonly RecordedPlace[]> | undefined;
	/** The members of its responses; `undefined` when nobody can know. */
	readonly contract: Contract | undefined;
}

/** The state that a build of this content would publish. */
export function stateOfContent(
	name: string,
	{ content, catalog }: { readonly content: Content; readonly catalog: Catalog },
	contract: Contract | undefined = currentContract(),
): ApiState {
	const withdrawn = once(() => withdrawnIn(content, catalog));
	return {
		name,
		date: catalog.date,
		products: new Map(catalog.products.map((product) => [product.slug, plain(productDetail(catalog, product))])),
		launch_periods: new Map(
			catalog.launch_periods.map((period) => {
				const { launch_period, rankings } = launchPeriodDetail(catalog, period);
				return [period.slug, weekState(launch_period, rankings)];
			}),
		),
		completeSince: undefined,
		renamed: new Map(catalog.renamed.map(({ from, to }) => [from, to])),
		isWithdrawn: (slug) => withdrawn().has(slug),
		corrections: new Map(content.launchPeriods.map(({ slug, frontMatter }) => [slug, frontMatter.corrections])),
		records: new Map([...content.records].map(([slug, { places }]) => [slug, places])),
		contract,
	};
}

/** @param rankings - Entries without a product have no place to be compared. */
function weekState(
	facts: Members & Pick<WeekState, 'starts_on' | 'ends_on'> & { readonly status: string },
	rankings: readonly Members[],
): WeekState {
	return {
		facts: plain(facts),
		starts_on: facts.starts_on,
		ends_on: facts.ends_on,
		isFinished: facts.status === 'finished',
		rankings: new Map(
			rankings.flatMap((entry): [string, Members][] =>
				typeof entry['product'] === 'string' ? [[entry['product'], plain(entry)]] : [],
			),
		),
	};
}

/** A resource without members that have no value, and with the path of its page instead of the address. */
function plain(resource: object): Members {
	const members = Object.entries(resource).filter(([, value]) => value !== undefined);
	return Object.fromEntries(members.map(([name, value]) => [name, name === 'url' ? pathOf(value) : value]));
}

const pathOf = (url: unknown): unknown => (typeof url === 'string' ? (URL.parse(url)?.pathname ?? url) : url);

/** Slugs whose file says so, and those that `/data/changes.json` lists as removed. */
function withdrawnIn({ products }: Content, { releases }: Catalog): ReadonlySet<string> {
	return new Set([
		...products.filter(({ frontMatter }) => !frontMatter.discoverable).map(({ slug }) => slug),
		...releases.flatMap((release) => release.products.removed),
	]);
}
