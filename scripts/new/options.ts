import { SettingsError } from '../../src/config/settings.ts';
import type { DraftField } from '../../src/drafts/draft.ts';
import type { SiteOrder } from '../../src/editing/new/new-entry.ts';
import { readGiven } from '../read-given.ts';

/** The options of `npm run new`, by the names that commander gives them. */
export interface NewOptions {
	readonly tagline?: string;
	readonly website?: string;
	readonly category?: readonly string[];
	readonly pricingModel?: string;
	readonly price?: string;
	readonly maker?: string;
	readonly description?: string;
	readonly descriptionFile?: string;
	readonly plan?: string;
	readonly period?: string;
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
const ofProduct = [
	'tagline',
	'website',
	'category',
	'pricingModel',
	'price',
	'maker',
	'descriptionFile',
	'plan',
	'period',
];
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

/** The draft that the options make; a list in one option is parted at its commas. @throws {SettingsError} */
export function draftOf(name: string | undefined, options: NewOptions): Readonly<Partial<Record<DraftField, unknown>>> {
	const { description, descriptionFile } = options;
	if (description !== undefined && descriptionFile !== undefined) {
		throw new SettingsError('Cannot use `--description` and `--description-file` together. Leave one of them out.');
	}
	return {
		name,
		tagline: options.tagline,
		website_url: options.website,
		categories: options.category?.flatMap((text) => text.split(',')),
		pricing_model: options.pricingModel,
		price_label: options.price,
		maker: options.maker,
		description: descriptionFile === undefined ? description : readGiven(descriptionFile)[1].toString('utf8'),
		plan: options.plan,
		period: options.period,
		slug: options.slug,
	};
}
