/**
 * The contract's response schemas in a strict reading: a member that the contract does not declare is an error, though
 * clients must tolerate new ones. `unevaluatedProperties` is on the outermost schema of each object, because
 * inside an `allOf` it would forbid what the other branches declare.
 */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { sourceFile } from '../places.ts';
import { UserError } from '../user-error.ts';

type Json = Record<string, unknown>;

export interface ApiRules {
	/** For each path, such as `/api/products/{slug}`, what validates the body of a 200. */
	readonly bodies: ReadonlyMap<string, ValidateFunction>;
	/** The published page sizes of the list of products: the default and the largest. */
	readonly pageSizes: readonly number[];
	/** How many of the newest weeks are listed. */
	readonly listedWeeks: number;
}

/** The part of the OpenAPI document that is read here. */
interface Document {
	readonly paths: Record<string, { get: { responses: Record<string, { content: Json }> } }>;
	readonly components: {
		readonly schemas: Json & {
			readonly LaunchPeriodList: { readonly properties: { readonly launch_periods: { readonly maxItems: number } } };
		};
		readonly parameters: { readonly PerPage: { readonly schema: { default: number; maximum: number } } };
	};
}

export function readContract(): ApiRules {
	const { paths, components } = parse(readFileSync(sourceFile('src/contract/openapi.yaml'), 'utf8')) as Document;
	const ajv = new Ajv2020({
		strict: true,
		strictTypes: false,
		strictRequired: false,
		allErrors: true,
		keywords: ['example', 'externalDocs'],
	});
	addFormats.default(ajv);
	const definitions = Object.fromEntries(
		Object.entries(components.schemas).map(([name, schema]) => [name, strictInside(schema)]),
	);
	const bodies = Object.entries(paths).map(([path, { get }]): [string, ValidateFunction] => {
		const media = get.responses['200']?.content['application/json'] as { schema: unknown } | undefined;
		if (!media) throw new Error(`The contract has no JSON body for a 200 of ${path}.`);
		const schema = { ...(strict(media.schema) as Json), $defs: definitions };
		const text = JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/');
		return [path, ajv.compile(JSON.parse(text) as Json)];
	});
	const { default: usual, maximum } = components.parameters.PerPage.schema;
	const listedWeeks = components.schemas.LaunchPeriodList.properties.launch_periods.maxItems;
	return { bodies: new Map(bodies), pageSizes: [usual, maximum], listedWeeks };
}

/** A schema where a value stands: closed to undeclared members. */
function strict(schema: unknown): unknown {
	const inside = strictInside(schema) as Json;
	const isObject = '$ref' in inside || 'allOf' in inside || 'properties' in inside;
	return isObject ? { ...inside, unevaluatedProperties: false } : inside;
}

/** The same schema, closed in its members and items only. */
function strictInside(schema: unknown): unknown {
	if (typeof schema !== 'object' || schema === null) return schema;
	const result: Json = { ...schema };
	const { properties, items, allOf } = result;
	if (typeof properties === 'object' && properties !== null) {
		result['properties'] = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, strict(value)]));
	}
	if (items !== undefined) result['items'] = strict(items);
	if (Array.isArray(allOf)) result['allOf'] = allOf.map(strictInside);
	return result;
}

/** The path of the contract that a file is a response of; `undefined` for files that are none. */
export function contractPathOf(file: string): string | undefined {
	if (file.startsWith('/api/lists/products/')) return '/api/products';
	if (!file.startsWith('/api/') || file.startsWith('/api/errors/')) return undefined;
	return file.replace(/^(\/api\/[a-z_]+)\/[^/]+\.json$/, '$1/{slug}').replace(/\.json$/, '');
}

/** Reports what is wrong with a body. @returns Whether it is valid. */
export function hasSchema(file: string, body: unknown, validate: ValidateFunction, report: Reporter): boolean {
	if (validate(body)) return true;
	const errors = validate.errors ?? [];
	// An object with another fault has no evaluated members, so that all of them would be called undeclared as well.
	const faults = errors.filter(({ keyword }) => keyword !== 'unevaluatedProperties');
	for (const { instancePath, message, params } of faults.length > 0 ? faults : errors) {
		const { unevaluatedProperty, allowedValues } = params as { unevaluatedProperty?: string; allowedValues?: unknown };
		if (unevaluatedProperty !== undefined) {
			const member = unevaluatedProperty.replaceAll('~', '~0').replaceAll('/', '~1');
			report({ file, pointer: `${instancePath}/${member}`, message: 'is not declared in the contract.' });
			continue;
		}
		const allowed = allowedValues ? `: ${JSON.stringify(allowedValues)}` : '';
		report({ file, pointer: instancePath, message: `${message}${allowed}.` });
	}
	return false;
}

/** A place in the built output that breaks a promise. */
export interface Violation {
	/** Path from the published folder. */
	readonly file: string;
	/** JSON Pointer (RFC 6901) into a JSON file; empty for the whole file. */
	readonly pointer: string;
	readonly message: string;
}

export type Reporter = (violation: Violation) => void;

const shown = 50;

/** Thrown after everything is inspected. The output must not be published. */
export class VerifyError extends UserError {
	override readonly name = 'VerifyError';
	readonly violations: readonly Violation[];

	constructor(violations: readonly Violation[]) {
		const lines = violations.slice(0, shown).map(({ file, pointer, message }) => `${file}#${pointer} ${message}`);
		const more = violations.length > shown ? [`… and ${violations.length - shown} more.`] : [];
		const places = violations.length === 1 ? '1 place' : `${violations.length} places`;
		super([...lines, ...more, '', `The output breaks its contract in ${places}.`].join('\n'));
		this.violations = violations;
	}
}
