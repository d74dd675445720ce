/** What the form says about its fields, in the language of the board. */
import { type DraftPart, membersOf } from '../../../content/schemas/product-fields.ts';
import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import { type DraftField, draftParts } from '../../../drafts/draft.ts';
import { forgeName } from '../../../drafts/forge-url.ts';
import { facts as factTexts, launch as t } from '../../../texts/sections.ts';

/** A field without texts of its own has those of its row. */
type FieldTexts = Readonly<Partial<Record<DraftField | `${DraftField}Hint`, string>>>;

const texts: FieldTexts = t;
const labels: FieldTexts = membersOf('label');
const facts: FieldTexts = factTexts;

export const labelOf = (field: DraftField): string =>
	field === 'description' ? t.descriptionLabel : (texts[field] ?? facts[field] ?? labels[field] ?? field);

export function hintOf(field: DraftField): string {
	const { hint }: DraftPart = draftParts[field];
	const shortKeys: FieldTexts = { website_url: t.websiteHint, price_label: t.priceHint };
	return texts[`${field}Hint`] ?? shortKeys[field] ?? hint ?? '';
}

/** How makers send pictures, which neither a link nor the text of an email can hold. */
export function picturesText({ forge, submit_email }: Vocabulary): string {
	const how = submit_email ? t.picturesOrEmail : t.pictures;
	return `${how({ forge: forgeName(forge) })} ${t.pictureSizes}`;
}
