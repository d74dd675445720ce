import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { viewIssues } from '../../../src/build/check/code-frame.ts';
import type { Issue } from '../../../src/content/issue.ts';
import {
	DevContent,
	type DevContentOptions,
	type DevServer,
	problemMarkup,
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

const issue = (message: string, more: Partial<Issue> = {}): Issue => ({
	path: 'content/products/acme.md',
	line: 2,
	column: 7,
	field: 'name',
	message,
	...more,
});

describe('viewIssues', () => {
	test.each([
		['Is missing. Write text.', 'Is missing.', 'Write text.'],
		['There is no plan `a. b`. Did you mean `c`?', 'There is no plan `a. b`.', 'Did you mean `c`?'],
		['Unknown key `a`. Use `b`. Or `c`.', 'Unknown key `a`.', 'Use `b`. Or `c`.'],
		['Must be 80 characters or fewer; this one has 81.', 'Must be 80 characters or fewer; this one has 81.', ''],
	])('takes %j for a fault and its remedy', (message, fault, remedy) => {
		expect(viewIssues([issue(message)]).shown).toMatchObject([{ fault, remedy, field: 'name' }]);
	});

	test('tells a cause once, with its other places', () => {
		const [first, second] = ['a', 'b'].map((slug) => issue('No.', { path: `${slug}.md`, cause: 'plan x' }));
		expect(viewIssues([first ?? expect.unreachable(), second ?? expect.unreachable()])).toMatchObject({
			shown: [{ place: 'a.md:2:7', others: ['The same in 1 other place:', 'b.md:2:7 name'] }],
			more: 0,
		});
	});

	test('counts what is above fifty', () => {
		const { shown, more } = viewIssues(Array.from({ length: 53 }, (_, line) => issue('No.', { line })));
		expect([shown.length, more]).toEqual([50, 3]);
	});
});

describe('problemMarkup', () => {
	test('escapes whatever editors wrote', () => {
		const { shown } = viewIssues([
			issue('Unknown key `<img src=x onerror=alert(1)>`.', { path: '"><b>.md', field: '<i>' }),
		]);
		const [view] = shown;
		const frame = [{ number: 1, text: '<script>', before: '<' }];
		const html = problemMarkup(
			{ title: '<x>', text: '', issues: { shown: view ? [{ ...view, frame, others: ['a', '<u>'] }] : [], more: 1 } },
			'<y>',
		);
		expect(html).not.toMatch(/<(?:img|b>|i>[^\d ]|script|u>|x>|y>)/);
		expect(html).toContain('<code>&lt;img src=x onerror=alert(1)&gt;</code>');
		expect(html).toContain('<s>&lt;</s>^');
		expect(html).toContain('… and 1 more, which the terminal lists.');
	});

	test('shows what is no issue as it is', () => {
		expect(problemMarkup({ title: 'Cannot.', text: 'Error: <a>\n at b' }, 'Now.')).toBe(
			'<header><h1>Cannot.</h1><p>Now.</p></header><pre class="text">Error: &lt;a&gt;\n at b</pre>',
		);
	});
});
