import { expect, test } from 'vitest';
import { systemErrorMessage } from '../../src/build/errors.ts';

const failure = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

const path = '/';
const noSpace = 'There is no space left for `/` (ENOSPC). Free some space.';
const tooMany = 'Too many files are open for `/` (EMFILE). Raise the limit with `ulimit -n 1024`.';
test.for<[sentence: string | undefined, error: unknown]>([
	[
		'This user has no permission to use `/` (EACCES in mkdir). It belongs to root. Change its owner or its permissions.',
		failure('EACCES', { syscall: 'mkdir', path }),
	],
	[
		'This user has no permission to use `/no/such/folder` (EACCES in rm). `/` belongs to root. Change its owner or its permissions, and those of everything in it.',
		failure('EACCES', { syscall: 'rm', path: '/no/such/folder' }),
	],
	['This user has no permission to use a file (EPERM). Change its owner or its permissions.', failure('EPERM')],
	['The file system of `/` is mounted read-only (EROFS). Mount it for writing.', failure('EROFS', { path })],
	[noSpace.replace('ENOSPC', 'EDQUOT'), failure('EDQUOT', { path })],
	[tooMany, failure('EMFILE', { path })],
	['The system has too many open files for `/` (ENFILE). Raise its limit, `fs.file-max`.', failure('ENFILE', { path })],
	// Where a rename or a copy leads to, and what caused another error.
	[noSpace, failure('ENOSPC', { path: '/from', dest: path })],
	[noSpace, new Error('Build', { cause: new Error('Page', { cause: failure('ENOSPC', { path }) }) })],
	...[new Error('Other'), failure('ENOENT'), 'ENOSPC', undefined].map((error): [undefined, unknown] => [
		undefined,
		error,
	]),
])('systemErrorMessage says %s', ([sentence, error]) => {
	expect(systemErrorMessage(error)).toBe(sentence);
});
