import { fingerprint } from '../fingerprint.ts';
import type { RecordedPlace } from '../schemas/record.ts';

/** A fingerprint of the figures of a record. Slugs do not count, since a rename changes them; an empty place has no figures. */
export const recordFingerprint = (places: readonly RecordedPlace[]): string =>
	fingerprint(
		JSON.stringify(
			places.map(({ product, score, votes, comments }) =>
				product === undefined ? [false, 0, 0, 0] : [true, score, votes, comments],
			),
		),
	);
