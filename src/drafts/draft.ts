/**
 * A launch draft: what a maker may say about a product before anybody has checked it. Its members are called as in the
 * front matter; `description` is the body of the file, `period` the week that the maker wants.
 */
import { withoutBlankLines } from '../content/schemas/body.ts';
import { type DraftPart, membersOf } from '../content/schemas/product-fields.ts';
import { toNfc } from '../content/schemas/text.ts';

const { name, tagline, website_url, maker, ...others } = membersOf('draft');

/** In the order of the launch form. */
export const draftParts = {
	name,
	tagline,
	website_url,
	maker,
	...others,
	description: { argument: 'Markdown.' },
	slug: { argument: 'For its address, instead of one from the name.' },
	period: {
		option: ['--period <slug>', 'the week of its launch, current or upcoming'],
		argument: 'Suggests a week, also `next`; the person chooses.',
	},
	plan: {
		option: ['--plan <name>', 'slug or name of a plan in `site.yaml`'],
		argument: 'Suggests a plan; the person chooses.',
	},
} as const satisfies Readonly<Record<string, DraftPart>>;

export type DraftField = keyof typeof draftParts;

/** Texts for the board's own fields, by their names. */
export type OwnTexts = Readonly<Record<string, string>>;

/** Categories, the pricing model, the plan and the week are slugs or names; the description is Markdown. */
export type Draft = { [Field in DraftField]?: Field extends 'categories' ? readonly string[] : string } & {
	own?: OwnTexts;
};

/** How problems and the form name a field of the board. */
export const ownPath = (name: string): OwnPath => `own.${name}`;
export type OwnPath = `own.${string}`;
export const isOwnPath = (path: string): path is OwnPath => path.startsWith('own.');
export const nameIn = (path: OwnPath): string => path.slice('own.'.length);

/** The id of a field in the form: `#own.motto` would select a class. */
export const idOf = (field: string): string => field.replace('.', '-');

/** Whether a name that no field has may be repeated to a model. */
export const isNameLike = (name: string): boolean => /^\w{1,30}$/.test(name);

export const draftFields = Object.keys(draftParts) as readonly DraftField[];

/** What a draft cannot do without. */
export const requiredFields = ['name', 'categories'] as const satisfies readonly DraftField[];

/** What a draft may suggest, and the person who submits it chooses. */
export const chosenFields = ['period', 'plan'] as const satisfies readonly DraftField[];

export type Suggestions = Pick<Draft, (typeof chosenFields)[number]>;

export interface ReadDraft {
	readonly draft: Draft;
	/** Paths of values that are no text, such as `categories[2]`; `own` where it is no object. */
	readonly wrongTypes: readonly string[];
	readonly unknownFields: readonly string[];
}

/**
 * Takes a draft out of a value that may be anything. Space around a text is taken off, and an empty text is none: a form
 * has both without anybody meaning them. A line break in a text of one line is a space: a form has no place for it.
 *
 * @returns `undefined` when the value is no object.
 */
export function readDraft(input: unknown): ReadDraft | undefined {
	if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
	const given = new Map(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
	const wrongTypes: string[] = [];
	const text = (path: string, value: unknown): string[] => {
		if (typeof value !== 'string') {
			wrongTypes.push(path);
			return [];
		}
		const clean = tidy(path, value);
		return clean === '' ? [] : [clean];
	};
	const draft: Draft = {};
	for (const field of draftFields) {
		const value = given.get(field);
		given.delete(field);
		if (value === undefined) continue;
		if (field === 'categories') {
			const list = (Array.isArray(value) ? value : [value]).slice(0, maximumEntries);
			const categories = list.flatMap((entry, index) => text(`categories[${index}]`, entry));
			if (categories.length > 0) draft.categories = categories;
			continue;
		}
		const [clean] = text(field, value);
		if (clean !== undefined) draft[field] = clean;
	}
	const own = given.get('own');
	given.delete('own');
	if (own !== undefined && (typeof own !== 'object' || Array.isArray(own))) wrongTypes.push('own');
	else if (own) {
		const entries = Object.entries(own).slice(0, maximumEntries);
		const texts = entries.flatMap(([name, value]) => {
			const given = typeof value === 'number' ? String(value) : value;
			return text(ownPath(name), given ?? '').map((clean) => [name, clean] as const);
		});
		if (texts.length > 0) draft.own = Object.fromEntries(texts);
	}
	return { draft, wrongTypes, unknownFields: [...given.keys()] };
}

/** Categories that stay, in their order, and behind them those that are new: the first is the main category. */
export function inOldOrder(old: unknown, values: readonly string[]): readonly string[] {
	const kept = Array.isArray(old) ? old.filter((value) => values.includes(value)) : [];
	return [...kept, ...values.filter((value) => !kept.includes(value))];
}

/** Far above what is allowed, so that it is reported and costs nothing. */
const maximumEntries = 50;

/** An address that begins with its host, such as `acme.example/notes`, as people write it. */
const bareAddress = /^[^\s/:@?#.]+(?:\.[^\s/:@?#.]+)+(?::\d+)?(?:[/?#]|$)/;

function tidy(field: string, text: string): string {
	const plain = toNfc(text.replaceAll(/\r\n?/g, '\n'));
	if (field === 'description') return withoutBlankLines(plain);
	const line = plain.replace(/\n+/g, ' ').trim();
	return field === 'website_url' && bareAddress.test(line) ? `https://${line}` : line;
}
