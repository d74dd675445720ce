import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { describeWith } from '../../support/describe-with.ts';
import { startNetlify } from '../../support/netlify/start.ts';
import { requestSuite } from '../request-suite.ts';
import { sender } from '../requests.ts';

const folder = mkdtempSync(join(tmpdir(), 'netlify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeWith(['tools'], 'on Netlify', () =>
	requestSuite('Netlify', async () => {
		const { url, stop } = await startNetlify(folder, inject('release'));
		return { send: sender(url, 'x-test-client'), stop };
	}),
);
