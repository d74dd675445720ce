import { describe, expect, test } from 'vitest';
import { systemErrorMessage } from '../../src/build/errors.ts';

const failure = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

describe('systemErrorMessage', () => {
	test.each([
		[
			failure('EACCES', { syscall: 'mkdir', path: '/srv/out' }),
			'This user has no permission to use `/srv/out` (EACCES in mkdir). Change its owner or its permissions.',
		],
		[failure('EPERM'), 'This user has no permission to use a file (EPERM). Change its owner or its permissions.'],
		[
			failure('EROFS', { path: '/srv/out' }),
			'The file system of `/srv/out` is mounted read-only (EROFS). Mount it for writing.',
		],
		[failure('ENOSPC', { path: '/srv/out' }), 'There is no space left for `/srv/out` (ENOSPC). Free some space.'],
		[failure('EDQUOT', { path: '/srv/out' }), 'There is no space left for `/srv/out` (EDQUOT). Free some space.'],
		[
			failure('EMFILE', { path: '/srv/a' }),
			'Too many files are open for `/srv/a` (EMFILE). Raise the limit with `ulimit -n 1024`.',
		],
	])('names the path and the remedy of %s', (error, sentence) => {
		expect(systemErrorMessage(error)).toBe(sentence);
	});

	test('names where a rename or a copy leads', () => {
		expect(systemErrorMessage(failure('ENOSPC', { path: '/srv/from', dest: '/srv/to' }))).toContain('`/srv/to`');
	});

	test('finds what caused another error', () => {
		const cause = new Error('Page', { cause: failure('ENOSPC', { path: '/srv/out' }) });
		expect(systemErrorMessage(new Error('Build', { cause }))).toContain('`/srv/out` (ENOSPC)');
	});

	test.each([new Error('Other'), failure('ENOENT'), 'ENOSPC', undefined])('has none for %s', (error) => {
		expect(systemErrorMessage(error)).toBeUndefined();
	});
});
