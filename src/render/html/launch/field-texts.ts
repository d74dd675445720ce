/** What the form says about its fields, in the language of the board. */
import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import type { DraftField } from '../../../drafts/draft.ts';
import { forgeName } from '../../../drafts/forge-url.ts';
import { t } from '../../../texts/sections/launch.ts';

export const labelOf = (field: DraftField): string => (field === 'description' ? t.descriptionLabel : t[field]);

const hints = () =>
	new Map<DraftField, string>([
		['tagline', t.taglineHint],
		['website_url', t.websiteHint],
		['maker', t.makerHint],
		['price_label', t.priceHint],
		['description', t.descriptionHint],
		['slug', t.slugHint],
	]);

export const hintOf = (field: DraftField): string => hints().get(field) ?? '';

/** How makers send pictures, which neither a link nor the text of an email can hold. */
export function picturesText({ forge, submit_email }: Vocabulary): string {
	const how = submit_email ? t.picturesOrEmail : t.pictures;
	return `${how({ forge: forgeName(forge) })} ${t.pictureSizes}`;
}
