import { describe, expect, test } from 'vitest';
import { viewIssues } from '../../../src/build/check/code-frame.ts';
import type { Issue } from '../../../src/content/issue.ts';
import { problemMarkup } from '../../../src/hosts/node/dev-content.ts';

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
