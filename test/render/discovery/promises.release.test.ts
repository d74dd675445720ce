import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AgentCard } from '@a2a-js/sdk';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, inject, test } from 'vitest';
import type { AgentOperation } from '../../../src/contract/data-files.ts';
import { expires, securityText } from '../../../src/render/discovery/well-known.ts';
import { sendParts } from '../../support/call-a2a.ts';
import { catalogOf } from '../../support/catalog.ts';
import { releaseSite } from '../../support/release-site.ts';
import { schemaValidator } from '../../support/schema-validator.ts';

const read = (file: string) => readFileSync(join(inject('release'), 'client', file));
const json = (file: string) => JSON.parse(read(file).toString('utf8'));

test.for([
	['agents-json', '.well-known/agents.json'],
	['agent-card', '.well-known/agent-card.json'],
	['mcp-server', '.well-known/mcp/server.json'],
] as const)('the format %s is that of /%s', ([schema, file]) => {
	const complaint = schemaValidator(schema);
	expect(complaint(json(file))).toBe('');
	expect(complaint({})).not.toBe('');
});

test('the agent card is read by the A2A SDK without loss, but for what clients of version 0.3 read', () => {
	const { protocolVersion, url, preferredTransport, ...card } = json('.well-known/agent-card.json');
	expect(AgentCard.toJSON(AgentCard.fromJSON(card))).toEqual(card);
	expect([protocolVersion, url, preferredTransport]).toEqual(['0.3.0', 'https://catalog.example/a2a', 'JSONRPC']);
});

/** Parts of the response to a data part, sent as the card says. */
async function sendTo(card: AgentCard, data: object): Promise<{ readonly data?: Readonly<Record<string, unknown>> }[]> {
	expect(card.supportedInterfaces[0]).toMatchObject({ url: 'https://catalog.example/a2a', protocolVersion: '1.0' });
	return (await sendParts(releaseSite(inject('release')), { data })).result.message.parts;
}

describe('a client that knows nothing but the agent card', () => {
	const at = (url: unknown) => new URL(String(url)).pathname;
	const card: AgentCard = json('.well-known/agent-card.json');

	test('finds the schema of every operation, and calls each with its example', async () => {
		const file = json(at(card.capabilities?.extensions[0]?.params?.['operations']));
		const described: AgentOperation[] = file.operations;
		expect(described.map(({ name }) => name)).toEqual(card.skills.map(({ id }) => id));
		const ajv = new Ajv2020({ strictTypes: false });
		addFormats.default(ajv);
		for (const { name, input, example } of described) {
			const validate = ajv.compile(input);
			expect([name, validate(example.parameters), validate.errors]).toEqual([name, true, null]);
			expect(validate({ ...example.parameters, limit: 'many', name: 1 })).toBe(false);
			const { examples = [] } = card.skills.find(({ id }) => id === name) ?? {};
			expect(examples.map((text) => JSON.parse(text))).toEqual([example]);
			const [, { data = {} } = {}] = await sendTo(card, example);
			expect([name, data['code']]).toEqual([name, undefined]);
			const [facts] = Object.values(data);
			expect([name, Object.keys(Object(facts)).length > 0 || typeof facts === 'boolean']).toEqual([name, true]);
		}
	});

	test('is led to a page that shows a data part', async () => {
		const page = read(`${at(card.documentationUrl)}.md`).toString('utf8');
		const [, shown = ''] = /```json\n(\{ "operation": .*\})\n```/.exec(page) ?? [];
		expect((await sendTo(card, JSON.parse(shown)))[1]?.data).toHaveProperty('products');
		expect(read(`${at(card.documentationUrl)}.html`).toString('utf8')).toContain('list_products');
	});
});

describe('security.txt', () => {
	test('expires within the year after any build, and never before it', () => {
		for (let day = 0; day < 1_500; day++) {
			const built = Date.UTC(2026, 0, 1 + day, 23, 59, 59);
			const left = Date.parse(expires(new Date(built).toISOString())) - built;
			expect(left).toBeGreaterThan(300 * 86_400_000);
			expect(left).toBeLessThan(365 * 86_400_000);
		}
	});

	test.each([
		['github', 'https://forge.example/a/b/security'],
		['gitea', 'https://forge.example/a/b/issues'],
		['gitlab', 'https://forge.example/a/b/-/issues'],
	] as const)('leads to the reports of %s', (kind, contact) => {
		const catalog = catalogOf([]);
		const forge = { kind, repository: 'https://forge.example/a/b/', branch: 'main' };
		expect(securityText({ ...catalog, site: { ...catalog.site, forge } })).toContain(`Contact: ${contact}\n`);
	});
});

test('llms-full.txt holds every guide page with its address', () => {
	const text = read('llms-full.txt').toString('utf8');
	for (const slug of ['about', 'auth', 'developers']) {
		expect(text).toContain(`Source: https://catalog.example/${slug}.md`);
	}
	expect(text).toContain('## Rate limit');
});

test.for(['llms-full.txt', 'data/operations.json'])('/%s has the notice of the board about its data', (file) => {
	expect(read(file).toString('utf8')).toContain('launch weeks on this board are demonstration data.');
});
