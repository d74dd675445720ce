import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { schemaValidator } from '../../support/schema-validator.ts';

test.for([
	['agents-json', '.well-known/agents.json'],
	['api-catalog', '.well-known/api-catalog'],
	['ai-catalog', '.well-known/ai-catalog.json'],
	['agent-card', '.well-known/agent-card.json'],
	['server-card', 'mcp/server-card'],
	['agent-skills', '.well-known/agent-skills/index.json'],
] as const)('the format %s is that of /%s', ([schema, file]) => {
	const complaint = schemaValidator(schema);
	expect(complaint(JSON.parse(readFileSync(join(inject('release'), 'client', file), 'utf8')))).toBe('');
	expect(complaint({})).not.toBe('');
});
