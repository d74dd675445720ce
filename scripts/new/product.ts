/** A new product: from the options of `npm run new`, and from questions at a terminal for missing ones. */
import { multiselect, select, text } from '@clack/prompts';
import { Option } from 'commander';
import { loadContent } from '../../src/catalog/load.ts';
import type { DraftPart } from '../../src/content/schemas/product-fields.ts';
import { quote } from '../../src/content/schemas/text.ts';
import { vocabularyOf } from '../../src/content/schemas/vocabulary.ts';
import { checkDraft } from '../../src/drafts/check-draft.ts';
import { type DraftField, draftFields, draftParts, type OwnTexts, requiredFields } from '../../src/drafts/draft.ts';
import { newProduct, productsToCompare } from '../../src/editing/new/new-product.ts';
import { UserError } from '../../src/user-error.ts';
import { answered, canAsk } from '../command-line/ask.ts';
import { type Editing, readArgumentFile } from '../command-line/content-command.ts';

/** The options that each give one field of a product's draft. */
export const draftOptions = draftFields.flatMap((field) => {
	const part: DraftPart = draftParts[field];
	if (!part.option) return [];
	const option = new Option(...part.option);
	return [{ field, option: field === 'categories' ? option.argParser(collect) : option }];
});

/** Adds values to those of the option before; a list in one option is separated by commas. */
function collect(value: string, before: readonly string[] = []): readonly string[] {
	return [...before, ...value.split(',')];
}

/** Adds a field of the board to those of the option before. @throws {UserError} */
export function collectOwn(text: string, before: OwnTexts = {}): OwnTexts {
	const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
	if (name === undefined || !value?.trim()) {
		throw new UserError(
			`Cannot use ${quote(text)} for \`--own\`. Write a field and its value, such as \`--own license=MIT\`.`,
		);
	}
	if (Object.hasOwn(before, name))
		throw new UserError(`Cannot use \`--own\` twice for ${quote(name)}. Leave one of them out.`);
	return { ...before, [name]: value };
}

/** The options of a product that aren't fields of its draft. */
interface ProductOptions {
	readonly description?: string;
	readonly descriptionFile?: string;
	readonly own?: OwnTexts;
	readonly slug?: string;
	readonly allowDuplicates?: boolean;
}

/** Adds a product. @returns It, and the command to run after it. @throws {UserError} */
export async function addProduct({ into, changes, isJson }: Editing, name: string | undefined, given: ProductOptions) {
	const loaded = loadContent(into);
	const draft = draftOf(name, given);
	const asked = canAsk(isJson) && lacksAnything(draft) ? await askProduct(draft, loaded) : draft;
	const made = newProduct(loaded, changes, asked, given.allowDuplicates === true);
	return { made, next: `npm run approve -- ${made.slug} ${made.period}` };
}

/** The draft that the options make. @throws {UserError} */
function draftOf(name: string | undefined, options: ProductOptions): GivenDraft {
	const { description, descriptionFile } = options;
	if (description !== undefined && descriptionFile !== undefined) {
		throw new UserError('Cannot use `--description` and `--description-file` together. Leave one of them out.');
	}
	const given = new Map(Object.entries(options));
	return {
		name,
		...Object.fromEntries(draftOptions.map(({ field, option }) => [field, given.get(option.attributeName())])),
		description: descriptionFile === undefined ? description : readArgumentFile(descriptionFile)[1].toString('utf8'),
		slug: options.slug,
		own: options.own,
	};
}

type Loaded = Parameters<typeof newProduct>[0];
type GivenDraft = Parameters<typeof newProduct>[2];

/** The terminal for the questions. */
export interface Terminal {
	readonly input: NodeJS.ReadStream;
	readonly output: NodeJS.WriteStream;
}

/** Whether a draft lacks a value that the command needs. If not, nobody is asked for optional ones. */
export const lacksAnything = (draft: GivenDraft): boolean =>
	[...requiredFields, 'period' as const].some((field) => {
		const value = draft[field];
		return value === undefined || (Array.isArray(value) && value.length === 0);
	});

const questions = [
	['name', 'What is it called?'],
	['tagline', 'What is it, in one line? (optional)'],
	['website_url', 'What is its address? (optional)'],
	['maker', 'Who makes it? (optional)'],
] as const satisfies readonly (readonly [DraftField, string])[];

/**
 * The draft with the person's answers. Questions are only asked for missing values.
 *
 * @throws {UserError} when the person cancels.
 */
export async function askProduct(
	draft: GivenDraft,
	{ content, catalog }: Loaded,
	terminal: Partial<Terminal> = {},
): Promise<GivenDraft> {
	const vocabulary = vocabularyOf(catalog);
	const others = productsToCompare(content);
	const asked: { -readonly [Field in keyof GivenDraft]: GivenDraft[Field] } = { ...draft };
	for (const [field, message] of questions) {
		if (asked[field] !== undefined) continue;
		const faultOf = (value = ''): string | undefined => {
			const found = checkDraft({ [field]: value }, vocabulary, others).problems.find((each) => each.field === field);
			return found?.message;
		};
		asked[field] = answered(
			await text({
				...terminal,
				message,
				validate: (value) => (field === 'name' || value ? faultOf(value) : undefined),
			}),
		);
	}
	const choices = (words: readonly { readonly slug: string; readonly name: string }[]) =>
		words.map(({ slug, name }) => ({ value: slug, label: name }));
	if (!Array.isArray(asked.categories) || asked.categories.length === 0) {
		const options = choices(vocabulary.categories);
		asked.categories = answered(
			await multiselect({
				...terminal,
				message: 'In which categories? (press space to choose)',
				options,
				required: true,
			}),
		);
	}
	if (asked.pricing_model === undefined) {
		asked.pricing_model = answered(
			await select({
				...terminal,
				message: 'How is it priced?',
				options: [...choices(vocabulary.pricing_models), { value: '', label: 'Not specified' }],
			}),
		);
	}
	// Without an open week there is nothing to choose, which is refused with what to do.
	if (asked.period === undefined && vocabulary.launch_periods.length > 0) {
		asked.period = answered(
			await select({
				...terminal,
				message: 'In which week does it launch?',
				options: choices(vocabulary.launch_periods),
			}),
		);
	}
	return asked;
}
