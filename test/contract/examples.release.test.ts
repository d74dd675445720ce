import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { rateLimitExceeded } from '../../src/contract/errors.ts';
import { createHandler } from '../../src/http/create-handler.ts';
import { folderAssets } from '../support/memory-assets.ts';
import { baseUrl } from '../support/run-build.ts';

interface Example {
	readonly summary: string;
	readonly value: unknown;
}

/** Every named example, wherever it stands in the contract. */
function examplesIn(node: unknown): Example[] {
	if (typeof node !== 'object' || node === null) return [];
	return Object.entries(node).flatMap(([key, value]) =>
		key === 'examples' && typeof value === 'object' && !Array.isArray(value) ? Object.values(value) : examplesIn(value),
	);
}

const contract = parse(readFileSync('src/contract/openapi.yaml', 'utf8'));
const examples = examplesIn(contract);

const ask = async (target: string) => {
	const handle = createHandler({
		assets: folderAssets(join(inject('release'), 'client')),
		limiter: { take: () => ({ accepted: true }) },
		baseUrl,
	});
	const answer = await handle(new Request(baseUrl + target), '192.0.2.1');
	if (!answer) throw new Error(`${target} has no answer.`);
	return answer;
};

describe('the examples of the contract', () => {
	const requests = examples.filter(({ summary }) => summary.startsWith('/api/'));

	test('are twelve, of which one needs 121 requests', () => {
		expect([requests.length, examples.length]).toEqual([11, 12]);
	});

	test.for(requests)('are what the frozen catalog answers: $summary', async ({ summary, value }) => {
		const body = await (await ask(summary.replace(/,? .*$/, ''))).json();
		const shown = summary.endsWith('the first two of 26') ? { launch_periods: body.launch_periods.slice(0, 2) } : body;
		expect(value).toEqual(shown);
	});

	test('show the rejection in the words of the service', () => {
		expect(examples.find(({ summary }) => !summary.startsWith('/api/'))?.value).toEqual(rateLimitExceeded(17).body);
	});

	test('show the Link header of a real page', async () => {
		const { example } = contract.components.headers.Link;
		expect((await ask('/api/products?page=2&per_page=2')).headers.get('link')).toBe(example);
	});
});
