import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Doors } from '../../src/adapters/node/doors.ts';
import type { Release } from '../../src/adapters/node/release.ts';

const folder = mkdtempSync(join(tmpdir(), 'doors-'));
const release = { id: 'one', folder, assets: { name: 'the assets' } } as unknown as Release;
let server: Server;
let url: string;

beforeAll(async () => {
	mkdirSync(join(folder, 'server'));
	// The shape that Astro's Node adapter exports in middleware mode.
	writeFileSync(
		join(folder, 'server/entry.mjs'),
		`export const handler = async (request, response, next, locals) =>
			request.url === '/mcp' ? void response.end('door of ' + locals.assets.name)
			: request.url === '/broken' ? next(new Error('broken')) : next();`,
	);
	const doors = new Doors();
	server = createServer((request, response) => {
		doors.answer(release, request, response).then(
			(answered) => answered || response.end('not a door'),
			(error: unknown) => response.end(String(error)),
		);
	}).listen(0, '127.0.0.1');
	await new Promise((listening) => server.once('listening', listening));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
	server.close();
	rmSync(folder, { recursive: true });
});

describe('Doors', () => {
	test.for([
		['/mcp', 'door of the assets'],
		['/other', 'not a door'],
		['/broken', 'Error: broken'],
	] as const)('%s gives %s', async ([path, expected]) => {
		expect(await (await fetch(url + path)).text()).toBe(expected);
	});

	test('are loaded again when they could not be', async () => {
		const broken = { ...release, folder: join(folder, 'later') } as unknown as Release;
		const doors = new Doors();
		const load = () => doors.answer(broken, {} as never, { once: () => {} } as never);
		await expect(load()).rejects.toThrow('later');
		mkdirSync(join(folder, 'later/server'), { recursive: true });
		writeFileSync(
			join(folder, 'later/server/entry.mjs'),
			'export const handler = async (request, response, next) => next()',
		);
		expect(await load()).toBe(false);
	});
});
