import { afterAll, beforeAll, inject } from 'vitest';
import { startServer } from '../../support/server-process.ts';
import { agentsSuite } from '../agents-suite.ts';
import { requestSuite } from '../request-suite.ts';
import { type Host, sender } from '../requests.ts';

let stop: () => Promise<unknown>;
let host: Host;

beforeAll(async () => {
	const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1' });
	stop = () => server.stop();
	host = { url: server.url, send: sender(server.url) };
});
afterAll(() => stop());

requestSuite('Node server', () => host);
agentsSuite('Node server', () => host);
