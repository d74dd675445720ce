/** The status tells the truth about the files beside it. Monitors and the rebuild on schedule rely on it. */
import type { Leaderboard } from './check-launch-periods.ts';
import type { Resource } from './inspect/outcome.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

const file = '/status.json';

/** What the other files say. */
export interface StatusFacts {
	/** Of the contract. */
	readonly version: string;
	/** The address in the published contract; `undefined` when it has none. */
	readonly baseUrl: string | undefined;
	readonly products: ReadonlyMap<string, Resource>;
	readonly launchPeriods: ReadonlyMap<string, Leaderboard>;
}

const members = ['version', 'built_at', 'date', 'valid_until', 'base_url', 'counts'];
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

export function checkStatus(files: PublishedFiles, facts: StatusFacts, report: Report): void {
	const body = files.json(file, report);
	if (body === undefined) return;
	const status = resourceOf(body);
	const { version, built_at, date, valid_until, base_url, counts } = status;
	const fault = (pointer: string, message: string) => report({ file, pointer, message });
	if (version !== facts.version) fault('/version', `is \`${version}\`, but the contract says \`${facts.version}\`.`);
	if (facts.baseUrl !== undefined && base_url !== facts.baseUrl) {
		fault('/base_url', `is \`${base_url}\`, but /openapi.json says \`${facts.baseUrl}\`.`);
	}
	if (!isInstant(built_at)) fault('/built_at', `is \`${built_at}\`, which is no instant in UTC and whole seconds.`);
	if (!isInstant(`${date}T00:00:00Z`)) fault('/date', `is \`${date}\`, which is no date.`);
	else checkDates(String(date), valid_until, facts.launchPeriods, fault);
	checkCounts(resourceOf(counts), facts, fault);
	for (const name of Object.keys(status)) {
		if (!members.includes(name)) fault(`/${name}`, 'is no member of a status.');
	}
}

type Fault = (pointer: string, message: string) => void;

/** The day after the last of an active week is a turn, so that the status cannot be valid beyond it. */
function checkDates(
	date: string,
	validUntil: unknown,
	launchPeriods: ReadonlyMap<string, Leaderboard>,
	fault: Fault,
): void {
	const isTurn = isInstant(validUntil) && String(validUntil).endsWith('T00:00:00Z');
	if (validUntil !== null && !isTurn) {
		fault('/valid_until', `is \`${validUntil}\`, which is neither the first instant of a day in UTC nor null.`);
	} else if (validUntil !== null && String(validUntil).slice(0, 10) <= date) {
		fault('/valid_until', `is \`${validUntil}\`, which is not after \`${date}\`.`);
	}
	for (const [slug, { launch_period }] of launchPeriods) {
		const { status, starts_on, ends_on } = launch_period;
		if (status !== (String(ends_on) < date ? 'finished' : 'active') || String(starts_on) > date) {
			fault('/date', `is \`${date}\`, on which \`${slug}\` is not \`${status}\`.`);
		}
		if (status !== 'active' || (isTurn && Date.parse(String(validUntil)) <= dayAfter(String(ends_on)))) continue;
		fault('/valid_until', `is \`${validUntil}\`, but \`${slug}\` ends on ${ends_on}.`);
	}
}

/** Categories have no files of their own; there are at least those that products name. */
function checkCounts(counts: Resource, { products, launchPeriods }: StatusFacts, fault: Fault): void {
	const named = new Set([...products.values()].flatMap(({ categories }) => categories));
	for (const [name, { size }] of Object.entries({ products, launch_periods: launchPeriods })) {
		if (counts[name] !== size) fault(`/counts/${name}`, `is ${counts[name]} instead of ${size}.`);
	}
	const { categories } = counts;
	if (!Number.isInteger(categories) || Number(categories) < named.size) {
		fault('/counts/categories', `is ${categories}, but products name ${named.size}.`);
	}
}

const resourceOf = (value: unknown): Resource => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Whether a text is an instant of the calendar: `Date` writes it back as it stands. */
function isInstant(value: unknown): boolean {
	if (typeof value !== 'string' || !instant.test(value)) return false;
	const time = Date.parse(value);
	return !Number.isNaN(time) && new Date(time).toISOString() === value.replace('Z', '.000Z');
}

const dayAfter = (date: string): number => Date.parse(`${date}T00:00:00Z`) + 86_400_000;
