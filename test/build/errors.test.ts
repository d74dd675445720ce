import { describe, expect, test } from 'vitest';
import { systemErrorMessage } from '../../src/build/errors.ts';

const failure = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

const path = { path: '/srv' };

describe('systemErrorMessage', () => {
	const sentences = {
		'This user has no permission to use `/srv/out` (EACCES in mkdir). Change its owner or its permissions.': failure(
			'EACCES',
			{
				syscall: 'mkdir',
				path: '/srv/out',
			},
		),
		'This user has no permission to use a file (EPERM). Change its owner or its permissions.': failure('EPERM'),
		'The file system of `/srv` is mounted read-only (EROFS). Mount it for writing.': failure('EROFS', path),
		'There is no space left for `/srv` (ENOSPC). Free some space.': failure('ENOSPC', path),
		'There is no space left for `/srv` (EDQUOT). Free some space.': failure('EDQUOT', path),
		'Too many files are open for `/srv` (EMFILE). Raise the limit with `ulimit -n 1024`.': failure('EMFILE', path),
	};

	test.each(Object.entries(sentences))('says %s', (sentence, error) => {
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
