import { describe, expect, test } from 'vitest';
import { errorFacts, withoutCredentials } from '../../src/contract/errors.ts';

describe('errorFacts', () => {
	test('are one line of JSON with the whole stack', () => {
		const error = Object.assign(new Error('one\ntwo'), { code: 'E_TEST' });
		const facts = errorFacts(error);
		expect(JSON.stringify(facts)).not.toContain('\n');
		expect(facts).toEqual({ message: 'one\ntwo', code: 'E_TEST', stack: error.stack });
	});

	test('tell anything that was thrown', () => {
		expect(errorFacts('text')).toEqual({ message: 'text' });
		expect(errorFacts(undefined)).toEqual({ message: 'undefined' });
	});

	test('leave user and password out, of the stack too', async () => {
		const error = await fetch('https://user:s3cret@127.0.0.1/').catch((reason: unknown) => reason);
		expect(String(error)).toContain('s3cret');
		expect(JSON.stringify(errorFacts(error))).not.toContain('s3cret');
	});
});

describe('withoutCredentials', () => {
	test.for([
		['redis://user:pass@host:1/2 and https://token@host', 'redis://…@host:1/2 and https://…@host'],
		['redis://user:p@ss@host:1', 'redis://…@host:1'],
		['redis://user:p?a#s@host:1', 'redis://…@host:1'],
		['{"url":"https://host","to":"ada@example.org"}', '{"url":"https://host","to":"ada@example.org"}'],
		['https://host/path@2x', 'https://host/path@2x'],
		['write to ada@example.org', 'write to ada@example.org'],
	] as const)('%s becomes %s', ([text, shown]) => {
		expect(withoutCredentials(text)).toBe(shown);
	});
});
