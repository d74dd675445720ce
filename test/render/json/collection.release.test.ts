import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { describeWith } from '../../support/describe-with.ts';
import { startServer } from '../../support/server-process.ts';
import { loadTool } from '../../support/tools.ts';

const read = (): unknown =>
	JSON.parse(readFileSync(join(inject('release'), 'client/developers/collection.json'), 'utf8'));

interface Postman {
	readonly Collection: new (
		definition: unknown,
	) => {
		readonly variables: unknown;
		forEachItem(visit: (item: Item) => void): void;
	};
}

interface Item {
	readonly name: string;
	readonly request: {
		readonly method: string;
		readonly url: { toString(): string; readonly variables: { toObject(): Record<string, string> } };
	};
}

describeWith(['tools'], 'the published collection', () => {
	test('is read by the library of its format, and each of its requests is answered', async () => {
		const { Collection } = loadTool('postman-collection') as Postman;
		const server = await startServer('src/hosts/node/main.ts', { OUT_DIR: inject('release') });
		const items: Item[] = [];
		new Collection(read()).forEachItem((item) => void items.push(item));
		const answers = [];
		for (const { name, request } of items) {
			const { slug = '' } = request.url.variables.toObject();
			const address = request.url.toString().replace('{{base_url}}', server.url).replace(':slug', slug);
			answers.push([name, (await fetch(address, { method: request.method })).status]);
		}
		await server.stop();
		expect(answers).toEqual([
			['List launched products', 200],
			['Get one product', 200],
			['List recent launch periods', 200],
			['Get the leaderboard of one launch period', 200],
		]);
	});
});

describe('the address of the collection', () => {
	test('is kept by clients for an hour', async () => {
		const server = await startServer('src/hosts/node/main.ts', { OUT_DIR: inject('release') });
		const { headers } = await fetch(`${server.url}/developers/collection.json`);
		await server.stop();
		expect(headers.get('cache-control')).toBe('public, max-age=3600');
		expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
	});
});
