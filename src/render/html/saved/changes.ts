/** What has changed of products since the last visit, from `/data/changes.json`. */
import type { ChangeKind } from '../../../content/schemas/record.ts';
import { dataPath } from '../../../urls/paths.ts';
import { readJson } from '../compare/tables.ts';

const [visitKey, changedKey] = ['saved products, last visit', 'saved products, changed'];

/** The part of the file that is read here. */
export interface Changes {
	/** A hash of all that is published of each product. */
	readonly products: Readonly<Record<string, string>>;
	/** Newest first. Each has what changed since a day, the last one before it. */
	readonly releases: readonly {
		readonly since: string;
		/** `null` for what is not recorded yet. */
		readonly date: string | null;
		readonly products: { readonly kinds?: Readonly<Record<string, readonly ChangeKind[]>> };
	}[];
}

/** What the reader has seen of the products, and when. A visit lasts as long as its tab. */
export interface Visit {
	readonly date: string;
	readonly hashes: Readonly<Record<string, string | undefined>>;
	/** What the rows said about places. Visits noted before there were places have none. */
	readonly places?: Readonly<Record<string, string | undefined>>;
	/** What the rows said of the products. Visits noted before there were texts have none. */
	readonly texts?: Readonly<Record<string, ShownTexts>>;
}

export type ShownTexts = Partial<Record<'name' | 'tagline' | 'price', string | undefined>>;

export const readChanges = (): Promise<Changes> => readJson<Changes>(`${dataPath}/changes.json`);

const today = (): string => new Date().toISOString().slice(0, 10);

/** Notes what this visit shows. @returns What the last one has shown. */
export function noteVisit(shown: Omit<Visit, 'date'>): Visit | undefined {
	const before = sessionStorage.getItem(visitKey) ?? localStorage.getItem(visitKey);
	localStorage.setItem(visitKey, JSON.stringify({ date: today(), ...shown } satisfies Visit));
	if (before) sessionStorage.setItem(visitKey, before);
	noteChanged([]);
	return before ? JSON.parse(before) : undefined;
}

/** Those that have changed since the last visit. They are looked for once a day, and not on the day of a visit. */
export async function changedOf(slugs: readonly string[]): Promise<readonly string[]> {
	const before: Visit | null = JSON.parse(localStorage.getItem(visitKey) ?? 'null');
	if (before && !notedToday()) {
		const changes = await readChanges();
		// The page of the saved products may have shown them in the meantime.
		if (!notedToday()) noteChanged(slugs.filter((slug) => changeOf(slug, changes, before)));
	}
	return notedToday() ?? [];
}

interface Changed {
	readonly date: string;
	readonly slugs: readonly string[];
}

const noteChanged = (slugs: readonly string[]): void =>
	localStorage.setItem(changedKey, JSON.stringify({ date: today(), slugs } satisfies Changed));

function notedToday(): readonly string[] | undefined {
	const noted: Changed | null = JSON.parse(localStorage.getItem(changedKey) ?? 'null');
	return noted?.date === today() ? noted.slugs : undefined;
}

const kinds: readonly ChangeKind[] = ['texts', 'facts', 'launches'];

/**
 * The hashes say whether a product has changed, and the releases since the day of the last visit in what.
 *
 * @returns Since when it has changed, and in what, if that is noted.
 */
export function changeOf(slug: string, { products, releases }: Changes, before: Visit | undefined) {
	const hash = before?.hashes[slug];
	if (!before || !hash || !products[slug] || hash === products[slug]) return undefined;
	const since = releases.filter(({ date }) => date === null || date >= before.date);
	const own = since.filter((release) => release.products.kinds?.[slug]);
	const changed = new Set(own.flatMap((release) => release.products.kinds?.[slug] ?? []));
	const [day = before.date] = [before.date, ...own.map((release) => release.since)].toSorted().reverse();
	return { day, kinds: kinds.filter((kind) => changed.has(kind)) };
}
