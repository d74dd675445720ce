/** The members that responses of the contract have, so that one that is gone is noticed. */
import { z } from 'zod';
import { bodySchemas } from '../contract/schemas.generated.ts';

/** Whether a member is required, by its path, such as `ProductResponse.product.slug`. */
export type Contract = ReadonlyMap<string, boolean>;

const bodies = Object.keys(bodySchemas);

/** What this checkout promises. */
export const currentContract = (): Contract => contractOf(bodySchemas);

const document = z.looseObject({ components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }) });

/** @returns `undefined` when the document is no OpenAPI description of this API. */
export function contractOfDocument(openapi: unknown): Contract | undefined {
	const { data } = document.safeParse(openapi);
	const contract = data && contractOf(data.components.schemas);
	return contract && contract.size > 0 ? contract : undefined;
}

const schemaNode = z.looseObject({
	$ref: z.string().optional(),
	properties: z.record(z.string(), z.unknown()).optional(),
	required: z.array(z.string()).optional(),
	items: z.unknown().optional(),
	allOf: z.array(z.unknown()).optional(),
});

/** Schemas refer to each other in a few steps; a document that goes deeper goes round in circles. */
const maximumDepth = 12;

function contractOf(schemas: Readonly<Record<string, unknown>>): Contract {
	const members = new Map<string, boolean>();
	const visit = (schema: unknown, path: string, depth: number): void => {
		const { data: node } = schemaNode.safeParse(schema);
		if (!node || depth > maximumDepth) return;
		if (node.$ref !== undefined) visit(schemas[node.$ref.replace('#/components/schemas/', '')], path, depth + 1);
		for (const part of node.allOf ?? []) visit(part, path, depth + 1);
		if (node.items !== undefined) visit(node.items, path, depth + 1);
		for (const [name, member] of Object.entries(node.properties ?? {})) {
			const below = `${path}.${name}`;
			members.set(below, (members.get(below) ?? false) || (node.required ?? []).includes(name));
			visit(member, below, depth + 1);
		}
	};
	for (const name of bodies) visit(schemas[name], name, 0);
	return members;
}
