import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { schemaValidator } from '../../support/schema-validator.ts';

/** Puts a value at a path of members and indices; `undefined` takes the member away. */
type Mutant = readonly [place: string, value: unknown, complaint: string];

interface Format {
	readonly schema: string;
	readonly file: string;
	/** Each breaks the format in one place, and the schema says where. */
	readonly mutants: readonly Mutant[];
}

const missing = (place: string, member: string): Mutant => [
	place === '' ? member : `${place}.${member}`,
	undefined,
	`required property '${member}'`,
];

const formats: readonly Format[] = [
	{
		schema: 'agents-json',
		file: '.well-known/agents.json',
		mutants: [
			['agentsJson', '0.2.0', '/agentsJson must be equal to constant'],
			['sources', [], '/sources must NOT have fewer than 1 items'],
			['flows.0.id', 'browse-products', '/flows/0/id must match pattern'],
			['flows.0.actions.0.operationId', undefined, "required property 'operationId'"],
			['flows.1.fields.parameters.0.required', 'yes', '/required must be boolean'],
			['surfaces.mcp', '/mcp', '/surfaces/mcp must match format "uri"'],
			missing('', 'policies'),
		],
	},
	{
		schema: 'api-catalog',
		file: '.well-known/api-catalog',
		mutants: [
			['linkset', {}, '/linkset must be array'],
			missing('linkset.0', 'anchor'),
			['linkset.0.service-desc', [], 'must NOT have fewer than 1 items'],
			['linkset.0.service-desc.0.href', '/openapi.json', '/href must match format "uri"'],
			['linkset.1.service-doc.0', 'https://catalog.example/developers', 'must be object'],
		],
	},
	{
		schema: 'ai-catalog',
		file: '.well-known/ai-catalog.json',
		mutants: [
			['specVersion', 1, '/specVersion must be equal to constant'],
			missing('entries.0', 'type'),
			missing('entries.0', 'mediaType'),
			missing('entries.0', 'displayName'),
			['entries.1.identifier', 'urn:uuid:1', '/identifier must match pattern'],
			['entries.1.type', 'application/json', '/type must be equal to one of the allowed values'],
		],
	},
	{
		schema: 'agent-card',
		file: '.well-known/agent-card.json',
		mutants: [
			missing('', 'supportedInterfaces'),
			missing('', 'url'),
			['protocolVersion', '1.0', '/protocolVersion must be equal to constant'],
			['additionalInterfaces', [], 'must NOT have additional properties'],
			['skills.0.examples', [], '/examples must NOT have fewer than 1 items'],
			['skills', [], '/skills must NOT have fewer than 1 items'],
			['skills.0.tags', [], '/tags must NOT have fewer than 1 items'],
			['supportedInterfaces.0.protocolVersion', '0.3.0', '/protocolVersion must be equal to one of the allowed values'],
			['capabilities.streaming', 'false', '/streaming must be boolean'],
			['defaultInputModes', [], '/defaultInputModes must NOT have fewer than 1 items'],
		],
	},
	{
		schema: 'server-card',
		file: 'mcp/server-card',
		mutants: [
			['name', 'launch-catalog', '/name must match pattern'],
			missing('', '$schema'),
			['remotes.0.type', 'sse', '/type must be equal to constant'],
			['remotes.0.supportedProtocolVersions', ['2.0'], 'must match format "date"'],
			['tools', [], 'must NOT have additional properties'],
		],
	},
	{
		schema: 'agent-skills',
		file: '.well-known/agent-skills/index.json',
		mutants: [
			['skills.0.digest', 'sha256:0', '/digest must match pattern'],
			['skills.0.name', 'Launch Catalog', '/name must match pattern'],
			['skills.0.description', 'x'.repeat(1_025), 'must NOT have more than 1024 characters'],
			missing('skills.0', 'url'),
		],
	},
];

const documentOf = (file: string): unknown => JSON.parse(readFileSync(join(inject('release'), 'client', file), 'utf8'));

function mutate(document: unknown, place: string, value: unknown): void {
	const path = place.split('.');
	const last = path.pop() ?? '';
	const parent = path.reduce((node, member) => (node as Record<string, unknown>)[member], document);
	if (value === undefined) delete (parent as Record<string, unknown>)[last];
	else (parent as Record<string, unknown>)[last] = value;
}

describe.each(formats)('/$file', ({ schema, file, mutants }) => {
	const complaint = schemaValidator(schema);

	test('has its format', () => {
		expect(complaint(documentOf(file))).toBe('');
	});

	test.each(mutants)('has it no more with another %s: %j', (place, value, expected) => {
		const document = documentOf(file);
		mutate(document, place, value);
		expect(complaint(document)).toContain(expected);
	});
});
