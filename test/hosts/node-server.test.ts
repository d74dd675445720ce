import { inject } from 'vitest';
import { startServer } from '../support/server-process.ts';
import { requestSuite } from './request-suite.ts';
import { sender } from './sender.ts';

requestSuite('Node server', async () => {
	const server = await startServer('src/adapters/node/main.ts', { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1' });
	return { send: sender(server.url), stop: () => server.stop() };
});
