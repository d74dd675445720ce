/** Publishing, killed and refused at each of its steps. The releases are small; everything else is as in a build. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { findDamage } from '../../src/build/manifest.ts';
import { findReleases, outputAt } from '../../src/build/releases.ts';
import { writeFiles } from '../content/content-folder.ts';
import { hashes } from '../support/checkout.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Interference, interference } from './interfere.ts';
import { release } from './small-release.ts';

let root: string;

beforeEach(() => {
	root = temporaryFolder();
});

const moduleOf = (path: string) => JSON.stringify(new URL(`../../${path}`, import.meta.url).href);

const program = `
	import { release } from ${moduleOf('test/build/small-release.ts')};
	import { acquireBuildDirectory } from ${moduleOf('src/build/releases.ts')};
	import { describeCommand } from ${moduleOf('scripts/command-line/command.ts')};
	import { runCommand } from ${moduleOf('scripts/command-line/run-command.ts')};
	const { ROOT: root, OUT: out } = process.env;
	await runCommand(describeCommand({ name: 'build', does: '' }), async () => {
		if (out) await release(root, out, 'four');
		else (await acquireBuildDirectory(root)).leave();
	});`;

/** The user of that process, for whom permissions count. */
const user = process.getuid?.() || 65_534;

/** Makes the release in a process of its own, which something befalls. */
function disturbedRelease(
	out: string,
	environment: Readonly<Record<string, string>>,
	uid = process.getuid?.() ?? user,
) {
	const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
		env: { PATH: process.env['PATH'], ROOT: root, OUT: out, ...environment },
		encoding: 'utf8',
		uid,
	});
	return { status, signal, stderr };
}

interface Step {
	readonly step: string;
	readonly at: Interference;
	/** Whether the new release is live then. */
	readonly done?: boolean;
}

const steps: readonly Step[] = [
	{ step: 'sync', at: { call: 'spawnSync', path: /^sync$/ } },
	{ step: 'writing the record', at: { call: 'openSync', path: /record\.json\.next$/, after: true } },
	{ step: 'setting the record', at: { call: 'renameSync', path: /record\.json$/, after: true } },
	{ step: 'making the link', at: { call: 'symlinkSync', path: /(?:dist|out)\.next$/, after: true } },
	{ step: 'switching the link', at: { call: 'renameSync', path: /(?:dist|out)$/ } },
	{ step: 'syncing the link', at: { call: 'renameSync', path: /(?:dist|out)$/, after: true }, done: true },
];
/** Before it publishes. */
const making: readonly Step[] = [
	{ step: 'removing old files', at: { call: 'rmSync', path: /client\/index\.html$/, after: true } },
	{ step: 'the manifest', at: { call: 'writeFileSync', path: /client\/data\/manifest\.json$/ } },
];

describe.each<[string, readonly Step[]]>([
	['dist', [...making, ...steps]],
	['elsewhere/out', making],
])('a release for `%s`', (name, all) => {
	const out = () => join(root, name);
	const output = () => outputAt(out(), root);
	const published = (path = '') => (existsSync(path) ? hashes(join(path, 'client')) : undefined);
	const listing = () => [root, join(root, '.builds'), output().releases].map((path) => readdirSync(path).sort());

	/** Publishes three releases, so that every folder has been in use. */
	async function prepare() {
		for (const text of ['one', 'two', 'three']) await release(root, out(), text);
		const { live, previous } = findReleases(output());
		return { live, previous, good: [published(live), published(previous)], listing: listing() };
	}

	test.each(all)('that is killed at $step leaves the good ones as they were', async ({ at, done }) => {
		const { live, previous, good, listing: before } = await prepare();
		const outcome = disturbedRelease(out(), interference(at));
		expect(outcome).toEqual({ status: null, signal: 'SIGKILL', stderr: `Interference: ${at.call}\n` });
		expect([live, previous].map(published)).toEqual(good);
		const found = findReleases(output());
		if (done) expect(found.previous).toBe(live);
		else expect([found.live, found.previous]).toEqual([live, previous]);
		expect(findDamage(found.live ?? '')).toBeUndefined();
		for (const text of ['five', 'six']) await release(root, out(), text);
		expect(listing()).toEqual(before);
	});

	// Each is refused on another side of the record, behind which a folder counts as a release.
	const refusals = all
		.filter(({ step }) => ['the manifest', 'writing the record', 'switching the link'].includes(step))
		.map(({ step, at }) => ({ step, at: { ...at, after: false, error: 'ENOSPC' } }));

	test.each(refusals)('that finds no space at $step says so and leaves nothing unfinished', async ({ step, at }) => {
		const { live, previous, good } = await prepare();
		const { status, stderr } = disturbedRelease(out(), interference(at));
		expect(status).toBe(1);
		expect(stderr).toMatch(
			new RegExp(`^Interference: ${at.call}\\nThere is no space left for \`${root}/[^\\n]+\\.\\n$`),
		);
		const found = findReleases(output());
		expect([found.live, found.previous]).toEqual([live, previous]);
		expect([live, previous].map(published)).toEqual(good);
		const folders = readdirSync(output().releases).filter((entry) => /^[abc]$/.test(entry));
		// A release with a record is finished, and the next build uses its folder.
		expect(folders).toHaveLength(step === 'switching the link' ? 3 : 2);
	});
});

/** Why no other user can run the code, in words for the name of the test: a folder above a checkout can be closed to others. */
const closed =
	spawnSync(process.execPath, ['--version'], { uid: user }).status === 0
		? ''
		: '(skipped: only root can use this checkout)';

describe.skipIf(closed)(`a build by another user ${closed}`, () => {
	/** A folder of releases that belongs to the user, but for one folder, which root made or nobody can change. */
	function prepare(closed: string): { readonly releases: string; readonly owner: string } {
		const releases = join(root, '.builds');
		writeFiles(releases, { 'a/client/deep/index.html': '' });
		const isRoot = process.getuid?.() === 0;
		if (isRoot)
			for (const path of ['..', '.', 'a', 'a/client', 'a/client/deep']) chownSync(join(releases, path), user, user);
		if (isRoot) chownSync(join(releases, closed), 0, 0);
		else chmodSync(join(releases, closed), 0o555);
		onTestFinished(() => chmodSync(join(releases, closed), 0o755));
		return { releases, owner: isRoot ? 'root' : `user ${user}` };
	}

	test('says what belongs to whom, and the command that changes it', () => {
		const { releases, owner } = prepare('a');
		const command = `chown -R ${user} '${releases}'`;
		expect(disturbedRelease(join(root, 'dist'), {}, user)).toEqual({
			...{ status: 1, signal: null },
			stderr: `\`${releases}/a\` belongs to ${owner}, and this user cannot write to it. Run \`${command}\` as root.\n`,
		});
		expect(readdirSync(root)).toEqual(['.builds']);
		expect(readdirSync(releases)).toEqual(['a']);
	});

	test('ends in order when it cannot remove the rest of one that was killed', () => {
		prepare('a/client/deep');
		expect(disturbedRelease('', {}, user)).toEqual({ status: 0, signal: null, stderr: '' });
	});
});
