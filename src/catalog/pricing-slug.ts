import { fingerprint } from '../content/fingerprint.ts';
import { whyReserved } from '../content/schemas/file-name.ts';
import { cutSlug, slugOf } from '../content/schemas/slug-of.ts';

/** A pricing model in a path. Editors may call it anything; what is no plain word is distinguished by a hash. */
export const pricingSlug = (model: string): string =>
	plain.test(model) && whyReserved(model) === undefined
		? model
		: `${cutSlug(slugOf(model), 40) || 'p'}-${fingerprint(model).slice(0, 8)}`;

const plain = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
