/**
 * Fields of products that a board declares in its `site.yaml`, as rows like those of `product-fields.ts`. Pages, exports, the
 * search and agents show them. The API, whose members are exact, never does.
 */
import { z } from 'zod';
import { suggest } from '../../urls/nearest.ts';
import { whyReserved } from './names.ts';
import { fieldsWith, type ProductFieldRow } from './product-fields.ts';
import { calendarDate, httpUrl, line, maximumUrlLength, quote } from './text.ts';

/** Names that front matter, the API, exports, drafts or JavaScript objects already use. */
const takenNames: ReadonlySet<string> = new Set([
	...fieldsWith('schema'),
	...['slug', 'url', 'description', 'source', 'own', 'similar', 'best_place', 'best_score', 'constructor'],
	...['launches', 'period', 'plan', 'approved', 'discussion_url', 'votes', 'comments', 'score'],
]);

/** The members that only some types have, with these types. */
const typesOf = {
	limit: ['text'],
	options: ['choice'],
	unit: ['number'],
	lists: ['choice'],
	plural: ['choice'],
	searched: ['text', 'choice'],
} as const;

const ownField = z
	.strictObject({
		name: z
			.string()
			.max(40)
			.regex(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/, 'Write lower-case letters and digits, such as `license`.'),
		label: line(40),
		plural: line(40).optional(),
		type: z.enum(['text', 'choice', 'url', 'number', 'date', 'year']),
		limit: z.int().min(1).max(1_000).optional(),
		options: z.array(line(60)).min(1).max(100).meta({ uniqueItems: true }).optional(),
		unit: line(20).optional(),
		lists: z.boolean().default(false),
		searched: z.boolean().default(false),
		makers: z.boolean().default(false),
	})
	.superRefine((field, context) => {
		const { name, type, options, lists, plural } = field;
		const refuse = (path: readonly PropertyKey[], message: string) =>
			context.addIssue({ code: 'custom', message, path: [...path] });
		const reserved = takenNames.has(name) ? `The software uses ${quote(name)} itself.` : whyReserved(name);
		if (reserved !== undefined) refuse(['name'], `${reserved} Write another name.`);
		for (const [member, types] of Object.entries(typesOf)) {
			const isSet = field[member as keyof typeof typesOf];
			if (!isSet || types.some((one) => one === type)) continue;
			refuse([member], `Only a ${types.map((one) => `\`${one}\``).join(' or a ')} has this. Delete the line.`);
		}
		if (type === 'choice' && !options) refuse(['type'], 'A `choice` needs `options`. Add a list of texts.');
		if (lists && plural === undefined)
			refuse(['lists'], 'Lists need a title. Add a `plural`, such as `plural: Licenses`.');
		for (const [index, option] of (options ?? []).entries()) {
			const first = options?.findIndex((other) => other.toLowerCase() === option.toLowerCase());
			if (first === index) continue;
			const message = 'This option is listed twice, or differs from another one in case alone. Delete one.';
			refuse(['options', index], message);
		}
	});

/** The `fields` of `site.yaml`. */
export const ownFields = z
	.array(ownField)
	.max(20)
	.superRefine((fields, context) => {
		for (const member of ['name', 'label'] as const) {
			const texts = fields.map((field) => field[member].toLowerCase());
			for (const [index, text] of texts.entries()) {
				if (texts.indexOf(text) === index) continue;
				const message = `Another field has this ${member}. Write another one, or delete the entry.`;
				context.addIssue({ code: 'custom', message, path: [index, member] });
			}
		}
	})
	.default([]);

export type OwnField = z.output<typeof ownFields>[number];

/** Values of a product by the names of the fields; those that it has. */
export type OwnValues = Readonly<Record<string, string | number>>;

/** A row of the table for a field of the board. */
export type OwnRow = ProductFieldRow & {
	readonly label: string;
	readonly type: (typeof typesOfCells)[OwnField['type']];
	readonly own: OwnField;
};

export const ownRows = (fields: readonly OwnField[]): OwnRow[] =>
	fields.map((field): OwnRow => {
		const { name, label, type, makers, searched } = field;
		const isFree = type === 'text' || type === 'url';
		return {
			// Pages read rows and check nothing.
			get schema() {
				return schemaOf(field);
			},
			type: typesOfCells[type],
			...(isFree && { limit: type === 'text' ? textLimit(field) : maximumUrlLength }),
			name,
			label,
			meaning: `${label}, a field of this board.`,
			columns: [],
			fact: label,
			...(makers ? { draft: { argument: `${label}.` } } : { editorsOnly: true }),
			...(makers && isFree && { untrusted: true }),
			...(searched && { searched: true }),
			own: field,
		};
	});

const typesOfCells = {
	text: 'text',
	choice: 'text',
	url: 'text',
	number: 'number',
	date: 'date',
	year: 'count',
} as const;

const textLimit = ({ limit = 200 }: OwnField): number => limit;

function schemaOf(field: OwnField): z.ZodType {
	switch (field.type) {
		case 'text':
			return line(textLimit(field)).optional();
		case 'choice':
			return choice(field).optional();
		case 'url':
			return httpUrl.optional();
		case 'number':
			return z.number().min(-1e12).max(1e12).refine(hasPlainDigits, plainDigits).optional();
		case 'date':
			return calendarDate.optional();
		case 'year':
			return z.int().min(1000).max(2999).optional();
	}
}

/** JavaScript and the programs that read exports write smaller numbers as `1e-7`, and pages show them as 0. */
const hasPlainDigits = (number: number): boolean => number === 0 || Math.abs(number) >= 1e-6;
const plainDigits = 'Must be 0, or differ from 0 by 0.000001 or more. Write `0`, or use a smaller unit.';

const choice = ({ name, options = [] }: OwnField) =>
	line(60)
		.superRefine((text, context) => {
			if (options.includes(text)) return;
			const list = options.map((option) => `\`${option}\``).join(', ');
			const remedy = suggest(text, options) || ` Use one of ${list}, or add it to \`${name}\` in \`site.yaml\`.`;
			const message = `${quote(text)} is not an option of \`${name}\`.${remedy}`;
			context.addIssue({ code: 'custom', message, params: { cause: `option ${name} ${text}` } });
		})
		.meta({ enum: [...options] });

/** The values of the board's fields in checked front matter; `undefined` if there are none, so that fingerprints stay the same. */
export function ownValues(fields: readonly OwnField[], frontMatter: object): OwnValues | undefined {
	const values = fields.flatMap(({ name }) => {
		const value: unknown = Reflect.get(frontMatter, name);
		return value === undefined ? [] : [[name, value as string | number] as const];
	});
	return values.length > 0 ? Object.fromEntries(values) : undefined;
}

/** The value to write into a file for a text of a form. A text that isn't a number stays a text, and the check refuses it. */
export const ownValueOf = ({ type }: Pick<OwnField, 'type'>, text: string): string | number =>
	(type === 'number' || type === 'year') && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
