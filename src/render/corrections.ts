/** What a correction of a closed week says. */
import type { Correction, Place } from '../catalog/catalog.ts';
import { counted, grouped } from '../contract/counts.ts';

/**
 * What has changed, as the end of a sentence that begins with the product: `has 200 votes; it was published with 214
 * votes`. Empty where it is not known, or nothing that is shown.
 */
export function correctedPlace({ change }: Pick<Correction, 'change'>): string {
	if (!change) return '';
	const { before, now } = change;
	if (!before)
		return now ? `is added in place ${grouped(now.position)}, with ${listOf(figures.map((of) => of(now)))}` : '';
	if (!now) return `is no longer ranked; it was published in place ${grouped(before.position)}`;
	const differing = [...figures, place].filter((of) => of(before) !== of(now));
	if (differing.length === 0) return '';
	const [present, published] = [now, before].map((one) => listOf(differing.map((of) => of(one))));
	return `has ${present}; it was published with ${published}`;
}

const figures: readonly ((place: Place) => string)[] = [
	({ votes }) => counted(votes, 'vote'),
	({ comments }) => counted(comments, 'comment'),
	({ score }) => `a score of ${grouped(score)}`,
];
const place = ({ position }: Place): string => `place ${grouped(position)}`;

const listOf = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);
