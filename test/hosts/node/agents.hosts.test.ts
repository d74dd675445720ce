import { inject } from 'vitest';
import { startServer } from '../../support/server-process.ts';
import { agentsSuite } from '../agents-suite.ts';
import { sender } from '../requests.ts';

agentsSuite('Node server', async () => {
	const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1' });
	return { url: server.url, send: sender(server.url), stop: () => server.stop() };
});
