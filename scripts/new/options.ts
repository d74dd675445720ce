import { Option } from 'commander';
import { SettingsError } from '../../src/config/settings-error.ts';
import type { DraftPart } from '../../src/content/schemas/product-fields.ts';
import { type DraftField, draftFields, draftParts } from '../../src/drafts/draft.ts';
import type { SiteOrder } from '../../src/editing/new/new-site.ts';
import { readGiven } from '../read-given.ts';

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
	readonly count?: string;
	readonly address?: string;
	readonly repository?: string;
	readonly allowDuplicates?: boolean;
	readonly dryRun?: boolean;
	readonly json?: boolean;
}

const ofEach = ['dryRun', 'json'];
const ofProduct = ['descriptionFile', ...draftOptions.map(({ option }) => option.attributeName())];
const ofNamed = ['description', 'slug', 'allowDuplicates'];

const known: Readonly<Record<string, readonly string[]>> = {
	product: [...ofEach, ...ofProduct, ...ofNamed],
	period: [...ofEach, 'next', 'count'],
	category: [...ofEach, ...ofNamed],
	site: [...ofEach, 'address', 'repository', 'description'],
};

/** @throws {SettingsError} for the first option that means nothing for what is to be added. */
export function refuseForeignOptions(kind: string, options: Readonly<Record<string, unknown>>): void {
	for (const name of Object.keys(options)) {
		if (known[kind]?.includes(name)) continue;
		const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
		throw new SettingsError(
			`Cannot use \`${flag}\` for a ${kind}. \`npm run new -- --help\` lists what belongs to which.`,
		);
	}
}

/** @throws {SettingsError} for the first value that a site cannot do without. */
export function siteOrderOf(name: string | undefined, { address, repository, description }: NewOptions): SiteOrder {
	if (name === undefined) throw new SettingsError('Cannot add a site without its name. Write it after `site`.');
	if (address === undefined || repository === undefined) {
		const missing =
			address === undefined ? '`--address https://board.example`' : '`--repository https://github.com/acme/board`';
		throw new SettingsError(`Cannot add a site without ${missing}.`);
	}
	return { name, address, repository, description: description ?? 'New products, week by week.' };
}

/** The draft that the options make. @throws {SettingsError} */
export function draftOf(name: string | undefined, options: NewOptions): Readonly<Partial<Record<DraftField, unknown>>> {
	const { description, descriptionFile } = options;
	if (description !== undefined && descriptionFile !== undefined) {
		throw new SettingsError('Cannot use `--description` and `--description-file` together. Leave one of them out.');
	}
	const given = new Map(Object.entries(options));
	return {
		name,
		...Object.fromEntries(draftOptions.map(({ field, option }) => [field, given.get(option.attributeName())])),
		description: descriptionFile === undefined ? description : readGiven(descriptionFile)[1].toString('utf8'),
		slug: options.slug,
	};
}
