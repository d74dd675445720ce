/** Builds on a machine that refuses: a disk that is full, folders of somebody else. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
	build,
	copyCheckout,
	type Environment,
	hashes,
	type Outcome,
	removeFolder,
	settings,
	temporaryFolder,
} from '../support/checkout.ts';
import { installProduction } from '../support/production-packages.ts';
import { writeSampleContent } from '../support/sample-content.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const dist = join(checkout, 'dist');
/** The Node of these tests, where any user can run it: folders above this checkout may be closed to others. */
const node = process.execPath.replace(resolve(import.meta.dirname, '../..'), folder);
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const isStrict = process.env['REQUIRE_ALL'] !== undefined;

beforeAll(async () => {
	copyCheckout(checkout, { packages: false });
	installProduction(folder);
	symlinkSync(join(folder, 'node_modules'), join(checkout, 'node_modules'));
	writeSampleContent(content, { products: 30, periods: 3 });
	await build(checkout, { CONTENT_DIR: content });
	chmodSync(folder, 0o755);
});
afterAll(() => removeFolder(folder));

/** Builds below a shell command, which ends with `"$@"`. */
async function buildBelow(shell: string[], environment: Environment = {}, uid?: number): Promise<Outcome> {
	const [command = '', ...args] = [...shell, node, join(checkout, 'scripts/build.ts')];
	const { PATH = '' } = process.env;
	const child = spawn(command, args, {
		cwd: checkout,
		env: { PATH, HOME: folder, ...settings, CONTENT_DIR: content, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
		...(uid === undefined ? {} : { uid, gid: uid }),
	});
	const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
	return { code, stdout, stderr };
}

/** Releases that a build has not come to the end of. */
const halfDone = () =>
	readdirSync(join(checkout, '.builds')).filter(
		(name) => /^[abc]$/.test(name) && !existsSync(join(checkout, '.builds', name, 'ledger.tsv')),
	);

/** Expects one sentence and that what was live is as it was. */
async function refused(outcome: () => Promise<Outcome>): Promise<string> {
	const before = hashes(realpathSync(dist));
	const { code, stderr } = await outcome();
	expect({ code, lines: stderr.split('\n').length }).toEqual({ code: 1, lines: 2 });
	expect(hashes(realpathSync(dist))).toEqual(before);
	expect(halfDone()).toEqual([]);
	return stderr;
}

const mount = ['unshare', '--mount', ...(isRoot ? [] : ['--user', '--map-root-user'])];
const canMount = spawnSync(mount[0] ?? '', [...mount.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

describe.skipIf(!canMount && !isStrict)('a disk that is full (needs root, or user namespaces of Linux)', () => {
	/** A file system of two megabytes, seen by the build alone; what is left on it is printed behind the build. */
	const onSmallDisk = (path: string) => [
		...mount,
		'sh',
		'-c',
		`mkdir -p "$0" && mount -t tmpfs -o size=2m,nr_inodes=10k none "$0" && cp -a "$0.saved/." "$0" 2>/dev/null
		"$@"; code=$?; find "$0" -type f ! -name 'lock*' ! -path '*/cache/*'; exit $code`,
		path,
	];
	const sentence = (path: string) =>
		new RegExp(`^There is no space left for \`${path}[^\`]*\` \\(ENOSPC\\)\\. Free some space\\.\n$`);

	test('where the output is published is said, and emptied again', async () => {
		const full = join(folder, 'full');
		const stderr = await refused(async () => {
			const outcome = await buildBelow(onSmallDisk(full), { OUT_DIR: join(full, 'out') });
			// No file of a release is left.
			expect(outcome.stdout).toBe('');
			return outcome;
		});
		expect(stderr).toMatch(sentence(''));
	});
});

describe.skipIf(!isRoot && !isStrict)('a user who has no right to write (needs root, to start as one)', () => {
	test('where builds are made is told so', async () => {
		const stderr = await refused(() => buildBelow([], {}, nobody));
		expect(stderr).toBe(
			`This user has no permission to use \`${checkout}/.builds/lock.db\` (EACCES in access). Change its owner or its permissions.
`,
		);
	});
});
