import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

export const contractFile = new URL('../../src/contract/openapi.yaml', import.meta.url).pathname;

export const contractText = readFileSync(contractFile, 'utf8');

const contract: unknown = parse(contractText);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...(contract as object), $id: 'contract' });

/** Walks into the contract, following references. */
export function at(...path: readonly string[]): unknown {
	return path.reduce<unknown>(
		(value, member) => resolve((resolve(value) as Record<string, unknown>)[member]),
		contract,
	);
}

export function validator(pointer: string): ValidateFunction {
	return ajv.compile({ $ref: `contract#${pointer}` });
}

export interface Body {
	readonly name: string;
	readonly pointer: string;
	readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Every JSON body: those of operations, and those that operations share. */
export function bodies(): Body[] {
	const { paths, components } = contract as {
		paths: Record<string, { get: { responses: Responses } }>;
		components: { responses: Responses };
	};
	return [
		...Object.entries(paths).flatMap(([path, { get }]) =>
			bodiesOf(path, `/paths/${path.replaceAll('/', '~1')}/get/responses`, get.responses),
		),
		...bodiesOf('shared', '/components/responses', components.responses),
	];
}

type Responses = Record<string, { content?: { 'application/json'?: { examples?: Body['examples'] } } }>;

function bodiesOf(name: string, pointer: string, responses: Responses): Body[] {
	return Object.entries(responses).flatMap(([status, { content }]) => {
		const json = content?.['application/json'];
		const own = `${pointer}/${status}/content/application~1json/schema`.replaceAll('{', '%7B').replaceAll('}', '%7D');
		return json ? [{ name: `${name} ${status}`, pointer: own, examples: json.examples ?? {} }] : [];
	});
}

function resolve(value: unknown): unknown {
	const reference = typeof value === 'object' && value !== null && '$ref' in value ? value.$ref : undefined;
	return typeof reference === 'string' ? at(...reference.slice(2).split('/')) : value;
}
