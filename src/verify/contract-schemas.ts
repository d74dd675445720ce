/**
 * The contract's response schemas in a strict reading: a member that the contract does not declare is an error, though
 * clients must tolerate new ones. `unevaluatedProperties` stands on the outermost schema of each object, because
 * inside an `allOf` it would forbid what the other branches declare.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Json = Record<string, unknown>;

export interface ContractPath {
	/** Such as `/api/products/{slug}`. */
	readonly path: string;
	readonly operationId: string;
	/** Validates the body of a 200. */
	readonly validate: ValidateFunction;
}

/** The numbers and names that the schemas state and that single files cannot show to be kept. */
export interface ContractFacts {
	/** The page sizes that every list comes in: the default and the largest. */
	readonly pageSizes: readonly number[];
	readonly maximumLaunchPeriods: number;
	readonly maximumRankings: number;
	/** Of the contract itself. */
	readonly version: string;
	/** Members of a product in the list. */
	readonly productMembers: readonly string[];
}

/** @param contract - The OpenAPI document, parsed. */
export function contractFacts(contract: unknown): ContractFacts {
	const { info, components } = contract as { info: { version: string }; components: Components };
	const { parameters, schemas } = components;
	const { default: usual, maximum } = parameters.PerPage.schema;
	return {
		version: info.version,
		pageSizes: [usual, maximum],
		maximumLaunchPeriods: schemas.LaunchPeriodList.properties.launch_periods.maxItems,
		maximumRankings: schemas.LaunchPeriodDetail.properties.rankings.maxItems,
		productMembers: Object.keys(schemas.Product.properties),
	};
}

/** The part of the contract that {@link contractFacts} reads. */
interface Components {
	readonly parameters: {
		readonly PerPage: { readonly schema: { readonly default: number; readonly maximum: number } };
	};
	readonly schemas: {
		readonly Product: { readonly properties: Json };
		readonly LaunchPeriodList: { readonly properties: { readonly launch_periods: { readonly maxItems: number } } };
		readonly LaunchPeriodDetail: { readonly properties: { readonly rankings: { readonly maxItems: number } } };
	};
}

/** @param contract - The OpenAPI document, parsed. */
export function contractPaths(contract: unknown): ContractPath[] {
	const { paths, components } = contract as {
		paths: Record<string, { get: { operationId: string; responses: Record<string, { content: Json }> } }>;
		components: { schemas: Record<string, unknown> };
	};
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
	return Object.entries(paths).map(([path, { get }]) => {
		const media = get.responses['200']?.content['application/json'] as { schema: unknown } | undefined;
		if (!media) throw new Error(`The contract has no JSON body for a 200 of ${path}.`);
		const schema = { ...(strict(media.schema) as Json), $defs: definitions };
		const text = JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/');
		return { path, operationId: get.operationId, validate: ajv.compile(JSON.parse(text) as Json) };
	});
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
