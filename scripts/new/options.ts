/** The fields of a new product: from the options of `npm run new`, and from questions at a terminal for missing ones. */
import { isCancel, multiselect, select, text } from '@clack/prompts';
import { Option } from 'commander';
import type { DraftPart } from '../../src/content/schemas/product-fields.ts';
import { checkDraft } from '../../src/drafts/check-draft.ts';
import { type DraftField, draftFields, draftParts, requiredFields } from '../../src/drafts/draft.ts';
import { vocabularyOf } from '../../src/drafts/vocabulary.ts';
import type { SiteOrder } from '../../src/editing/new/new-entry.ts';
import { type newProduct, productsToCompare } from '../../src/editing/new/new-product.ts';
import { UserError } from '../../src/user-error.ts';
import { readArgumentFile } from '../content-command.ts';

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

/** The other options of `npm run new`, by the names that commander gives them. */
export interface NewOptions {
	readonly description?: string;
	readonly descriptionFile?: string;
	readonly slug?: string;
	readonly next?: boolean;
	readonly count?: number;
	readonly address?: string;
	readonly repository?: string;
	readonly allowDuplicates?: boolean;
}

const ofProduct = ['descriptionFile', ...draftOptions.map(({ option }) => option.attributeName())];
const ofNamed = ['description', 'slug', 'allowDuplicates'];

const known: Readonly<Record<string, readonly string[]>> = {
	product: [...ofProduct, ...ofNamed],
	period: ['next', 'count'],
	category: ofNamed,
	site: ['address', 'repository', 'description'],
};

/** @throws {UserError} for the first option that doesn't apply to this kind of entry. */
export function refuseForeignOptions(kind: string, options: Readonly<Record<string, unknown>>): void {
	for (const name of Object.keys(options)) {
		if (known[kind]?.includes(name)) continue;
		const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
		throw new UserError(
			`Cannot use \`${flag}\` for a ${kind}. \`npm run new -- --help\` lists the options of each kind.`,
		);
	}
}

/** @throws {UserError} for the first missing value that a site requires. */
export function siteOrderOf(name: string | undefined, { address, repository, description }: NewOptions): SiteOrder {
	if (name === undefined) throw new UserError('Cannot add a site without its name. Write it after `site`.');
	if (address === undefined || repository === undefined) {
		const missing =
			address === undefined ? '`--address https://board.example`' : '`--repository https://github.com/acme/board`';
		throw new UserError(`Cannot add a site without ${missing}.`);
	}
	return { name, address, repository, description: description ?? 'New products, week by week.' };
}

/** The draft that the options make. @throws {UserError} */
export function draftOf(name: string | undefined, options: NewOptions): Readonly<Partial<Record<DraftField, unknown>>> {
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
	};
}

type Loaded = Parameters<typeof newProduct>[0];
type GivenDraft = Parameters<typeof newProduct>[2];

/** The terminal for the questions. */
export interface Terminal {
	readonly input: NodeJS.ReadStream;
	readonly output: NodeJS.WriteStream;
}

/** Whether there is a person to ask. */
export const canAsk = (isJson: boolean): boolean =>
	!isJson &&
	process.stdin.isTTY === true &&
	process.stdout.isTTY === true &&
	// Such a terminal reads whole lines, and no arrows.
	process.env['TERM'] !== 'dumb' &&
	!process.env['CI'];

/** Whether a draft lacks a required value. If not, nobody is asked for optional ones. */
export const lacksAnything = (draft: GivenDraft): boolean =>
	requiredFields.some((field) => {
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
	const asked: Partial<Record<DraftField, unknown>> = { ...draft };
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
	if (asked.period === undefined) {
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

function answered<Value>(answer: Value | symbol): Value {
	if (isCancel(answer)) throw new UserError('Nothing was written.');
	return answer as Value;
}
