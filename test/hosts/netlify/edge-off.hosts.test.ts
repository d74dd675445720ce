import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { describeWith } from '../../support/describe-with.ts';
import { startOrigin } from '../../support/netlify/origin.ts';

let server: Server;
let host: string;

beforeAll(async () => {
	({ server, host } = await startOrigin(inject('release')));
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

describeWith(['tools'], 'Netlify without edge functions', () => {
	test.for(['/api/products/love', '/api/launch_periods', '/api/launch_periods/2026-w36'])('has %s', async (path) => {
		const answer = await fetch(`http://${host}${path}`);
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
	});

	test.for([
		'/api/products',
		'/api/products/',
		'/api/products?pag%65=2',
		'/api/products?page=2&per_page=100',
		'/api/nope',
	])('has no %s, and says so in the shape of every error', async (path) => {
		const answer = await fetch(`http://${host}${path}`);
		expect(answer.status).toBe(404);
		expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
		expect(await answer.json()).toMatchObject({ code: 'not_found', resolution: expect.any(String) });
	});
});
