import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
	DevContent,
	type DevContentOptions,
	type DevServer,
	reportShownVersion,
} from '../../../src/hosts/node/dev-content.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';

const contentDir = temporaryFolder();
afterAll(() => removeFolder(contentDir));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As much of Vite's server as the content uses. */
const server = {
	environments: { client: { hot: { on: () => {} } }, ssr: { hot: { send: () => {} } } },
	ws: { clients: new Set(), send: () => {} },
} as unknown as DevServer;

function devContent(readContent: DevContentOptions['readContent']): DevContent {
	const content = new DevContent(server, { contentDir, readContent });
	onTestFinished(() => content.close());
	return content;
}

describe('the content of the dev server', () => {
	test('shows and prints any other error as itself, with its stack and its cause', () => {
		const printed = vi.spyOn(console, 'error').mockReturnValue();
		const { problem } = devContent(() => {
			throw new TypeError('No catalog.', { cause: new Error('No memory.') });
		});
		expect(problem?.title).toBe('The content cannot be read.');
		for (const text of [problem?.text, printed.mock.lastCall?.[0]])
			expect(text).toMatch(/^TypeError: No catalog\.\n\s+at .*dev-content\.test\.ts.*Error: No memory\./s);
	});

	test('prints an error of the warnings, and goes on', () => {
		const printed = vi.spyOn(console, 'error').mockReturnValue();
		const error = new TypeError('No warnings.');
		const printWarnings = () => {
			throw error;
		};
		const { problem } = devContent(() => ({ pictures: new Map(), printWarnings }));
		vi.advanceTimersByTime(1_000);
		expect(printed.mock.calls).toEqual([[error]]);
		expect(problem).toBeUndefined();
	});
});

describe('reportShownVersion', () => {
	test.for([
		['has', [{ name: 'content', description: '3' }], '3'],
		['lacks', undefined, undefined],
	] as const)('sends the version of the page where the browser %s server timings', ([, serverTiming, version]) => {
		const sent: unknown[] = [];
		const run = new Function('performance', 'hot', reportShownVersion.replace('import.meta.hot', 'hot'));
		const performance = { getEntriesByType: () => [{ serverTiming }] };
		run(performance, { send: (...message: unknown[]) => sent.push(message) });
		expect(sent).toEqual([['content:shown', version]]);
	});
});
