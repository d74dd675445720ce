import { fingerprint } from '../fingerprint.ts';
import type { RecordedPlace } from '../schemas/record.ts';

/** Of the figures of a record, in their order. Its slugs follow renames and do not count; a place that nobody has, has no figures. */
export const recordFingerprint = (places: readonly RecordedPlace[]): string =>
	fingerprint(
		JSON.stringify(
			places.map(({ product, score, votes, comments }) =>
				product === undefined ? [false, 0, 0, 0] : [true, score, votes, comments],
			),
		),
	);
