import { stringify } from 'yaml';
import { ownValueOf } from '../content/schemas/own-fields.ts';
import { fieldsWith } from '../content/schemas/product-fields.ts';
import type { Vocabulary } from '../content/schemas/vocabulary.ts';
import { suggestSlug } from './check-draft.ts';
import type { Draft } from './draft.ts';

/** A content file as it is proposed to the repository. */
export interface DraftFile {
	/** From the top of the repository, such as `content/products/acme-notes.md`. */
	readonly path: string;
	readonly text: string;
}

/**
 * The content file that a draft becomes. Its launch is not approved: that is for an editor to write.
 *
 * @param draft - As `checkDraft` gives it back. The file of a valid one passes the content check as it is; that of
 * another shows what there is so far.
 */
export function draftFile(draft: Draft, { plans, own_fields }: Pick<Vocabulary, 'plans' | 'own_fields'>): DraftFile {
	const { period, plan = plans[0]?.slug } = draft;
	const facts = fieldsWith('draft').map((field) => [field, draft[field]]);
	const own = (own_fields ?? []).flatMap((field) => {
		const text = draft.own?.[field.name];
		return text === undefined ? [] : [[field.name, ownValueOf(field, text)]];
	});
	const frontMatter = { ...Object.fromEntries([...facts, ...own]), launches: period && [{ period, plan }] };
	// Core is the schema that the content is read with, which decides what must stand in quotes.
	const yaml = stringify(frontMatter, { version: '1.2', schema: 'core', lineWidth: 0, aliasDuplicateObjects: false });
	// A draft without any value has an empty map.
	const frontMatterText = yaml.replace(/^\{\}\n/, '');
	const body = draft.description ? `${draft.description}\n` : '';
	return {
		path: `content/products/${draft.slug ?? suggestSlug(draft)}.md`,
		text: `---\n${frontMatterText}---\n${body}`,
	};
}
