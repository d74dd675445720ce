import { join } from 'node:path';
import { inject } from 'vitest';
import { createHandler } from '../../src/http/create-handler.ts';
import { SlidingLog } from '../../src/http/rate-limit/sliding-log.ts';
import { folderAssets } from '../support/memory-assets.ts';
import { baseUrl } from '../support/run-build.ts';
import { requestSuite } from './request-suite.ts';

requestSuite('handler in process', async () => {
	const limiter = new SlidingLog();
	const handle = createHandler({ assets: folderAssets(join(inject('release'), 'client')), limiter, baseUrl });
	let clients = 0;
	return {
		send: async (path, { client, ...init } = {}) => {
			const answer = await handle(
				new Request(`http://localhost${path}`, init),
				client ?? `2001:db8:${(clients++).toString(16)}::1`,
			);
			return answer ?? new Response(null, { status: 404 });
		},
		stop: async () => {},
	};
});
