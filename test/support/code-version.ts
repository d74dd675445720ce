import { appendFileSync, cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from './checkout.ts';

/**
 * Describes a hash of code and of the installed packages.
 *
 * @param versionOf - The hash, of this checkout or of another one.
 * @param parts - Folders that it hashes, `src/routes` among them.
 * @param edited - Modules whose edit changes it, by what is said of them.
 */
export function describeCodeVersion(
	versionOf: (checkout?: string) => string,
	parts: readonly string[],
	edited: Readonly<Record<string, string>>,
): void {
	const root = temporaryFolder();
	let checkout: string;

	beforeEach(() => {
		checkout = join(root, crypto.randomUUID());
		for (const path of [...parts, 'package-lock.json'])
			cpSync(resolve(import.meta.dirname, '../..', path), join(checkout, path), { recursive: true });
	});
	afterAll(() => removeFolder(root));

	const at = (path: string) => join(checkout, path);

	describe(versionOf.name, () => {
		test('is the same for the same code, wherever it lies', () => {
			expect(versionOf(checkout)).toBe(versionOf());
		});

		test.each<[string, () => void]>([
			...Object.entries(edited).map(([what, file]): [string, () => void] => [
				what,
				() => appendFileSync(at(file), ' '),
			]),
			['a module that has gone', () => rmSync(at('src/routes/paths.ts'))],
			['a module with another name', () => renameSync(at('src/routes/paths.ts'), at('src/routes/path.ts'))],
			['another module', () => writeFileSync(at('src/routes/more.ts'), '')],
			['other packages', () => appendFileSync(at('package-lock.json'), ' ')],
		])('differs for %s', (_what, edit) => {
			edit();
			expect(versionOf(checkout)).not.toBe(versionOf());
		});

		test('is never the same where no file says which packages are installed', () => {
			rmSync(at('package-lock.json'));
			expect(versionOf(checkout)).not.toBe(versionOf(checkout));
		});
	});
}
