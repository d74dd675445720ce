/** Notes what is published, so that later builds know what has changed since, and closes the weeks that are over. */
import type { Catalog } from '../catalog/catalog.ts';
import { nextHistory } from '../catalog/changelog.ts';
import type { Content } from '../content/read-content.ts';
import { historyName } from '../content/read-history.ts';
import { recordFingerprint } from '../content/records/record-fingerprint.ts';
import { parseRecord } from '../content/schemas/record.ts';
import type { ChangeSet } from './change-set.ts';
import { type ClosedWeek, closeWeeks } from './close-weeks.ts';
import { EditError } from './edit-error.ts';

export interface Snapshot {
	readonly closed: readonly ClosedWeek[];
	/** Slugs of products since the snapshot before; `undefined` when nothing that is published has changed. */
	readonly products:
		| { readonly added: readonly string[]; readonly changed: readonly string[]; readonly removed: readonly string[] }
		| undefined;
}

/** @throws {EditError} when a later day has been noted already. */
export function takeSnapshot(
	changes: ChangeSet,
	{ content, catalog }: { readonly content: Content; readonly catalog: Catalog },
): Snapshot {
	const { history } = content;
	if (history && catalog.date < history.date) {
		throw new EditError(
			`The last snapshot is of ${history.date}, and today is ${catalog.date}. Set \`CATALOG_DATE\` to a later day.`,
		);
	}
	const closed = closeWeeks(changes, { content, catalog }, 'all');
	const records = new Map([...content.records].map(([slug, { places }]) => [slug, places]));
	for (const { slug, source } of closed) records.set(slug, parseRecord(changes.text(source)).places);
	const fingerprints = [...records].map(([slug, places]): [string, string] => [slug, recordFingerprint(places)]);
	const next = nextHistory(history, catalog, Object.fromEntries(fingerprints.sort()));
	if (!next) return { closed, products: undefined };
	changes.write(historyName, `${JSON.stringify(next, null, '\t')}\n`);
	if (!history) return { closed, products: { added: Object.keys(next.products), changed: [], removed: [] } };
	// What is noted of the same products may be more than before.
	const isRelease = next.releases[0] !== history.releases[0];
	return { closed, products: isRelease ? next.releases[0]?.products : undefined };
}
