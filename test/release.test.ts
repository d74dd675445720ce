import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const versionOf = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version;

/** Headings of releases, newest first. */
const releasesOf = (changelog: string): string[] =>
	Array.from(changelog.matchAll(/^## (\d+\.\d+\.\d+) - 20\d\d-\d\d-\d\d$/gm), ([, version = '']) => version);

/** Tags that name no release of the changelog, or whose commit has another version than they say. */
function wrongTags(releases: readonly string[], version: string): string[] {
	const git = (...argv: string[]) => execFileSync('git', argv, { encoding: 'utf8' }).split('\n').filter(Boolean);
	if (!existsSync('.git')) return [];
	const here = git('tag', '--list', 'v*', '--points-at', 'HEAD').filter((tag) => tag !== `v${version}`);
	return [...here, ...git('tag', '--list', 'v*').filter((tag) => !releases.includes(tag.slice(1)))];
}

describe('the version of the package', () => {
	const releases = releasesOf(readFileSync('CHANGELOG.md', 'utf8'));
	const version = versionOf('package.json');

	test('is that of the newest release in the changelog, of the lock file and of a tag', () => {
		expect(releases[0]).toBe(version);
		expect(versionOf('package-lock.json')).toBe(version);
		expect(wrongTags(releases, version)).toEqual([]);
	});
});
