import { fingerprint } from '../fingerprint.ts';
import type { RecordedPlace } from '../schemas/record.ts';

/** Of the figures of a record, in their order. Its slugs follow renames and do not count. */
export const recordFingerprint = (places: readonly RecordedPlace[]): string =>
	fingerprint(
		JSON.stringify(
			places.map(({ product, score, votes, comments }) => [product !== undefined, score, votes, comments]),
		),
	);
