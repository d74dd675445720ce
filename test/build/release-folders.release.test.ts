import { existsSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { rollBack } from '../../src/build/publish.ts';
import { acquireBuildDirectory, findReleases, outputAt, readRecord } from '../../src/build/releases.ts';
import { hashes } from '../support/checkout.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { release as publishSmall, work } from './small-release.ts';

let root: string;

beforeEach(() => {
	root = temporaryFolder();
});

const release = (text: string, out: string) => publishSmall(root, out, text);

/** A build that ends before it publishes: by itself, or killed, so that everything lies where it was. */
async function fail(killed: boolean, out: string): Promise<void> {
	const { leave, ...folders } = await acquireBuildDirectory(root, out);
	work(folders, 'failed');
	leave();
	if (killed) work(folders, 'failed');
}

const nameOf = (folder: string | undefined) => folder?.slice(-1);

describe.each(['dist', 'elsewhere/out'])('the releases of `%s`', (name) => {
	const output = () => outputAt(join(root, name), root);
	const found = () => {
		const { live, previous, free } = findReleases(output());
		return [live, previous, free].map(nameOf);
	};

	test('go there and back by two rollbacks, and the next build replaces neither', async () => {
		for (const text of ['one', 'two', 'three']) await release(text, output().link);
		const there = await rollBack(output());
		expect(found()).toEqual(['b', 'c', 'a']);
		expect(there.undoesRollback).toBe(false);
		const back = await rollBack(output());
		expect(found()).toEqual(['c', 'b', 'a']);
		expect(back).toMatchObject({ undoesRollback: true, to: { rolled_back: null } });

		await rollBack(output());
		const good = ['b', 'c'].map((folder) => hashes(join(output().releases, folder)));
		await release('four', output().link);
		expect(['b', 'c'].map((folder) => hashes(join(output().releases, folder)))).toEqual(good);
		// What was live is what a rollback leads to, not what was rolled back from before.
		expect(found()).toEqual(['a', 'b', 'c']);
	});

	test('are never the folder in which a build works, whatever came before', async () => {
		const step = fc.constantFrom('build', 'fail', 'kill', 'roll back', 'lose the link', 'damage live');
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
				root = temporaryFolder();
				for (const [index, action] of [...steps, 'build'].entries()) {
					const before = findReleases(output());
					const good = [before.live, before.previous].filter((folder) => folder !== undefined);
					const bytes = () => good.filter(existsSync).map((folder) => hashes(join(folder, 'client')).join());
					const kept = bytes();
					if (action === 'build') await release(`${index}`, output().link);
					if (action === 'fail' || action === 'kill') await fail(action === 'kill', output().link);
					if (action === 'roll back' && before.previous) await rollBack(output()).catch(() => {});
					if (action === 'lose the link') rmSync(output().link, { force: true });
					if (action === 'damage live' && before.live) rmSync(join(before.live, 'client/index.html'), { force: true });
					if (action !== 'damage live') expect(bytes()).toEqual(kept);
					const { live, previous, free } = findReleases(output());
					expect([live, previous]).not.toContain(free);
					expect(live === undefined || live !== previous).toBe(true);
					if (previous) expect(readRecord(previous)).toBeDefined();
				}
				// The last build is whole, and the release before it, if there is one, is, too.
				const { previous } = findReleases(output());
				if (previous) {
					await rollBack(output());
					expect(nameOf(findReleases(output()).live)).toBe(nameOf(previous));
				}
			}),
			{ numRuns: 25, seed: 20 },
		);
	});
});

describe('rollBack', () => {
	const dist = () => outputAt(join(root, 'dist'), root);
	const refused = async (sentence: string) => {
		const before = readlinkSync(dist().link);
		await expect(rollBack(dist())).rejects.toThrow(sentence);
		expect(readlinkSync(dist().link)).toBe(before);
	};
	const noneBefore = () => `There is no verified release before the one in \`${dist().link}\`.`;

	test('refuses where nothing was built, and where there is one release only', async () => {
		await expect(rollBack(dist())).rejects.toThrow(`${noneBefore()} Run \`npm run build\`.`);
		await release('one', dist().link);
		await refused(noneBefore());
		// A build that was killed is no release.
		await fail(true, dist().link);
		await refused(noneBefore());
	});

	test('refuses a damaged release and names the file', async () => {
		for (const text of ['one', 'two']) await release(text, dist().link);
		const file = join(root, '.builds/a/client/index.html');
		writeFileSync(file, 'One');
		await refused(
			`The release before the one in \`${dist().link}\` is damaged: \`${file}\` has changed since it was built.`,
		);
		rmSync(file);
		await refused(`is damaged: \`${file}\` is missing.`);
	});

	test('leads to the last verified release when the link is lost or leads nowhere', async () => {
		for (const text of ['one', 'two']) await release(text, dist().link);
		rmSync(dist().link);
		symlinkSync('.builds/x', dist().link);
		await rollBack(dist());
		expect(readlinkSync(dist().link)).toBe('.builds/b');
		expect(readdirSync(root).sort()).toEqual(['.builds', 'dist']);
	});
});
