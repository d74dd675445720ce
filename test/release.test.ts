import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const versionOf = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version;

/** Versions in the headings of a changelog, the newest first. */
const releasesOf = (changelog: string): string[] =>
	Array.from(changelog.matchAll(/^## (\d+\.\d+\.\d+) - 20\d\d-\d\d-\d\d$/gm), ([, version = '']) => version);

/** Tags of releases; those of the present commit alone with `--points-at HEAD`. */
const tags = (...argv: string[]): string[] =>
	existsSync('.git')
		? execFileSync('git', ['tag', '--list', 'v*', ...argv], { encoding: 'utf8' })
				.split('\n')
				.filter(Boolean)
		: [];

/** Why version, changelog and tags disagree. */
function disagreements(version: string, releases: readonly string[], all: readonly string[], here: readonly string[]) {
	return [
		...(releases[0] === version ? [] : [`the changelog begins with ${releases[0]}`]),
		...all.filter((tag) => !releases.includes(tag.slice(1))).map((tag) => `the changelog has no ${tag}`),
		...here.filter((tag) => tag !== `v${version}`).map((tag) => `this commit is ${tag}`),
	];
}

describe('the version of the package', () => {
	test('is that of the changelog, the lock file and a tag', () => {
		const version = versionOf('package.json');
		const releases = releasesOf(readFileSync('CHANGELOG.md', 'utf8'));
		expect(disagreements(version, releases, tags(), tags('--points-at', 'HEAD'))).toEqual([]);
		expect(versionOf('package-lock.json')).toBe(version);
	});

	test('is found to be another one', () => {
		const releases = releasesOf('## Unreleased\n\n## 1.1.0 - 2026-11-27\n\n## 1.0.0 - 2026-11-21\n');
		expect(disagreements('1.2.0', releases, ['v1.0.0', 'v1.0.1'], ['v1.1.0'])).toEqual([
			'the changelog begins with 1.1.0',
			'the changelog has no v1.0.1',
			'this commit is v1.1.0',
		]);
	});
});
