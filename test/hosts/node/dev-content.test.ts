import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DevContent, type DevContentOptions, type DevServer } from '../../../src/hosts/node/dev-content.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';

const contentDir = temporaryFolder();
afterAll(() => removeFolder(contentDir));

/** Connects a page, and gives what it is sent. */
let connect: () => unknown[];

/** As much of Vite's server as the content uses. */
const server = {
	environments: {
		client: {
			hot: {
				on: (_: string, listener: (data: undefined, page: { send: (message: unknown) => void }) => void) => {
					connect = () => {
						const sent: unknown[] = [];
						listener(undefined, { send: (message) => sent.push(message) });
						return sent;
					};
				},
			},
		},
		ssr: { hot: { send: () => {} } },
	},
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
		for (const text of [problem, printed.mock.lastCall?.[0]])
			expect(text).toMatch(/^TypeError: No catalog\.\n\s+at .*dev-content\.test\.ts.*Error: No memory\./s);
	});

	test('sends a page that connects what is wrong, with the words of editors where the overlay takes no HTML', () => {
		vi.spyOn(console, 'error').mockReturnValue();
		devContent(() => 'acme.md:2:1 <img src=x>: Unknown key.');
		const [
			{
				err: { stack, ...others },
			},
		] = connect() as [{ err: { stack: string } }];
		expect(stack).toBe('acme.md:2:1 <img src=x>: Unknown key.');
		expect(JSON.stringify(others)).not.toContain('<');
	});
});
