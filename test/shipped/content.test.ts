/** What the project ships in `content/`, whichever catalog that is. No other test reads what it says. */
import { expect, test } from 'vitest';
import { checkContent } from '../../src/build/check/check-content.ts';
import { ContentError } from '../../src/content/issue.ts';

test('the shipped content has no issue', () => {
	let issues = '';
	try {
		checkContent({ contentDir: 'content', date: '2026-11-23' });
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		issues = error.message;
	}
	expect(issues).toBe('');
});
