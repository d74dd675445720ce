/**
 * Writes the schemas of the contract's bodies as a module, for code at the edge, which reads no YAML. References are
 * resolved, so that each schema stands alone.
 *
 * Usage: node scripts/generate-schemas.ts <contract> <target>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const bodies = ['ProductList', 'ProductResponse', 'LaunchPeriodList', 'LaunchPeriodDetail'];
const [contract = '', target = ''] = process.argv.slice(2);
const { schemas } = parse(readFileSync(contract, 'utf8')).components;

/** Members next to a reference override those of its target. */
function resolve(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(resolve);
	if (typeof value !== 'object' || value === null) return value;
	const { $ref, ...own } = value as Readonly<Record<string, unknown>>;
	const resolved = Object.fromEntries(Object.entries(own).map(([key, member]) => [key, resolve(member)]));
	if (typeof $ref !== 'string') return resolved;
	return { ...(resolve(schemas[$ref.replace('#/components/schemas/', '')]) as object), ...resolved };
}

const resolved = Object.fromEntries(bodies.map((name) => [name, resolve(schemas[name])]));
writeFileSync(
	target,
	`/** Generated from openapi.yaml by \`npm run generate\`: bodies of the contract as JSON Schema (draft 2020-12). */
export const bodySchemas = ${JSON.stringify(resolved, undefined, '\t')} as const;
`,
);
