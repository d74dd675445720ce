/** What `releases.json` keeps of a product: fingerprints of what is published of it, which tell what of it has changed since. */
import { fingerprint, fingerprintLength } from '../content/fingerprint.ts';
import { type ChangeKind, changeKinds } from '../content/schemas/history.ts';
import type { Product } from './catalog.ts';

/** Hexadecimal digits for each kind: only whether it has changed depends on them, not whether the product has. */
const kindLength = 6;

/** A fingerprint of everything that is published of a product: its state without the kinds. */
export const wholeState = (product: Product): string => fingerprint(JSON.stringify(written(product)));

/** A fingerprint of everything that is published of a product, and one for each kind of change. */
export function productState(product: Product): string {
	const published = written(product);
	return [
		fingerprint(JSON.stringify(published)),
		...changeKinds.map((kind) => fingerprint(JSON.stringify(partOf(published, kind))).slice(0, kindLength)),
	].join('');
}

/** The part of a state that differs whenever anything does. */
export const wholeOf = (state: string): string => state.slice(0, fingerprintLength);

/** @returns `undefined` when one of the two was noted before there were kinds. */
export function kindsOfChange(before: string, after: string): ChangeKind[] | undefined {
	if (before.length !== after.length) return undefined;
	const partAt = (state: string, index: number): string =>
		state.slice(fingerprintLength + index * kindLength, fingerprintLength + (index + 1) * kindLength);
	return changeKinds.filter((_kind, index) => partAt(before, index) !== partAt(after, index));
}

/** What is published of a product, without what is true of its weeks. */
function written({ source: _, icon, screenshot, launches, ...facts }: Product) {
	const places = launches.map(({ launch_period, ...place }) => ({ launch_period: launch_period.slug, ...place }));
	// Without the members of those who have none, so that they stay as they were noted before there were screenshots.
	return {
		...facts,
		icon: icon?.fingerprint,
		screenshot: screenshot && [screenshot.fingerprint, screenshot.alt],
		launches: places,
	};
}

function partOf(published: ReturnType<typeof written>, kind: ChangeKind): unknown {
	const { slug: _, name, tagline, description, price_label, maker, votes, launches, ...facts } = published;
	if (kind === 'texts') return [name, tagline, description, price_label, maker];
	return kind === 'launches' ? [votes, launches] : facts;
}
