/**
 * JSON Schemas of the files under `/data` that programs read, published as `/data/schemas.json`: outside the API's contract,
 * and verified like it. A client tolerates members that are not described.
 */
import { bodySchemas } from './schemas.generated.ts';

type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const date = { type: 'string', format: 'date' };
const count = { type: 'integer', minimum: 0 };
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: Schema, description?: string): Schema => ({
	type: 'array',
	items,
	...(description && { description }),
});
const map = (values: Schema, description: string): Schema => ({
	type: 'object',
	additionalProperties: values,
	description,
});

/** An object with all of these members. */
const record = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
	type: 'object',
	required: Object.keys(properties).filter((name) => !optional.includes(name)),
	properties,
});

const place = record({ position: count, score: { type: 'number' }, votes: count, comments: count });
const word = record({ slug: text, name: text });
const week = { slug: text, starts_on: date, ends_on: date };
const status = { enum: ['active', 'finished'] };
const [, detail] = bodySchemas.ProductResponse.properties.product.allOf;

const release = record({
	since: nullable(date),
	date: nullable(date),
	products: record(
		{
			added: list(text),
			changed: list(text),
			removed: list(text),
			renamed: list(record({ from: text, to: text })),
			kinds: map(list({ enum: ['texts', 'facts', 'launches'] }), 'What changed of each product, by slug.'),
		},
		['renamed', 'kinds'],
	),
	launch_periods: record({ opened: list(text), closed: list(text), corrected: list(text) }, ['corrected']),
});

/** By file; that of `catalog.ndjson` describes one line. */
const dataSchemas: Readonly<Record<string, Schema>> = {
	'catalog.ndjson': {
		...bodySchemas.ProductResponse.properties.product.allOf[0],
		properties: {
			...bodySchemas.ProductResponse.properties.product.allOf[0].properties,
			...detail.properties,
			launches: list(
				{ ...place, properties: { launch_period: text, ...Object(place['properties']) } },
				'Its launches in weeks that have begun, newest first.',
			),
		},
		required: ['slug', 'name', 'categories', 'url', 'votes', 'first_launched_on', 'launches'],
	},
	'changes.json': record({
		fingerprint: { ...text, description: 'Another one whenever a published fact is another one.' },
		releases: list(release, 'What changed from release to release, newest first. Lists are of slugs.'),
		corrections: list(
			record({
				...{ launch_period: text, date, product: text, reason: text },
				...{ before: nullable(place), now: nullable(place) },
			}),
			'Corrections of closed weeks.',
		),
	}),
	'by-website.json': map(text, 'Slugs of products by host and path of their website.'),
	'moved.json': map(text, 'Paths of pages by their former paths.'),
	'names.json': list(
		{ type: 'array', items: text, minItems: 2, maxItems: 2 },
		'Slug and name of each product, in name order.',
	),
	'winners.json': list(
		record({
			...{ ...week, status },
			winners: list(record({ position: count, product: text, name: text, votes: count })),
		}),
		'The first three of each week, newest first; none of a week in which nobody has voted.',
	),
	'vocabulary.json': record({
		base_url: text,
		categories: list(word),
		pricing_models: list(record({ slug: text, name: text, free: { type: 'boolean' } })),
		plans: list(record({ slug: text, name: text, description: text })),
		launch_periods: list(record({ ...week, name: text }), 'Weeks that are open or to come, the earliest first.'),
		forge: record({ kind: text, repository: text, branch: text }),
		limits: map(count, 'The most that a field of a draft may hold.'),
	}),
	'similar.json': list(
		list(count),
		'For each entry of `names.json` the rows of similar products, the most similar first.',
	),
	'operations.json': list(
		record({ name: text, title: text, description: text, input: { type: 'object' }, example: { type: 'object' } }),
		'What agents can do by MCP and A2A.',
	),
};

/** All of them as one document, each under `$defs`. */
export const dataSchemasDocument = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	title: 'Files under /data',
	$defs: dataSchemas,
};
