/** Asks a person at a terminal for what a new product lacks. */
import { isCancel, multiselect, select, text } from '@clack/prompts';
import { SettingsError } from '../../src/config/settings.ts';
import { checkDraft } from '../../src/drafts/check-draft.ts';
import { type DraftField, requiredFields } from '../../src/drafts/draft.ts';
import { vocabularyOf } from '../../src/drafts/vocabulary.ts';
import { type newProduct, otherProducts } from '../../src/editing/new/new-product.ts';
import type { NewOptions } from './options.ts';

type Loaded = Parameters<typeof newProduct>[0];
type GivenDraft = Parameters<typeof newProduct>[2];

/** Where the questions are put. */
export interface Terminal {
	readonly input: NodeJS.ReadStream;
	readonly output: NodeJS.WriteStream;
}

/** Whether there is a person who can be asked. */
export const canAsk = ({ json }: NewOptions): boolean =>
	json !== true && process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env['CI'];

/** Whether a draft cannot be taken as it is: one that can is not asked for what else could be said. */
export const lacksAnything = (draft: GivenDraft): boolean =>
	requiredFields.some((field) => {
		const value = draft[field];
		return value === undefined || (Array.isArray(value) && value.length === 0);
	});

const questions = [
	['name', 'What is it called?'],
	['tagline', 'What is it, in one line? (may stay empty)'],
	['website_url', 'What is its address? (may stay empty)'],
	['maker', 'Who makes it? (may stay empty)'],
] as const satisfies readonly (readonly [DraftField, string])[];

/**
 * The draft with what the person has answered; what it has is not asked for.
 *
 * @throws {SettingsError} when the person has had enough.
 */
export async function askProduct(
	draft: GivenDraft,
	{ content, catalog }: Loaded,
	terminal: Partial<Terminal> = {},
): Promise<GivenDraft> {
	const vocabulary = vocabularyOf(catalog);
	const others = otherProducts(content);
	const asked: Partial<Record<DraftField, unknown>> = { ...draft };
	for (const [field, message] of questions) {
		if (asked[field] !== undefined) continue;
		const faultOf = (value = ''): string | undefined => {
			const found = checkDraft({ [field]: value }, vocabulary, others).problems.find((each) => each.field === field);
			return found && `${found.message} ${found.fix}`;
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
			await multiselect({ ...terminal, message: 'In which categories? (space chooses)', options, required: true }),
		);
	}
	if (asked.pricing_model === undefined) {
		asked.pricing_model = answered(
			await select({
				...terminal,
				message: 'How is it priced?',
				options: [...choices(vocabulary.pricing_models), { value: '', label: 'Not said' }],
			}),
		);
	}
	if (asked.period === undefined) {
		asked.period = answered(
			await select({
				...terminal,
				message: 'In which week is its launch?',
				options: choices(vocabulary.launch_periods),
			}),
		);
	}
	return asked;
}

function answered<Value>(answer: Value | symbol): Value {
	if (isCancel(answer)) throw new SettingsError('Nothing was written.');
	return answer as Value;
}
