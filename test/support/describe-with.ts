import { describe, type TestContext } from 'vitest';
import { missing, type RequirementName } from './requirements.ts';

/** `describe`, skipped with the reason in its title where one of the requirements is missing. */
export function describeWith(names: readonly RequirementName[], title: string, body: () => void): void {
	const reason = missing(...names);
	describe.skipIf(reason !== '')(reason === '' ? title : `${title} (${reason})`, body);
}

/** Skips the rest of a test where one of the requirements is missing. */
export function requireFor({ skip }: TestContext, ...names: readonly RequirementName[]): void {
	const reason = missing(...names);
	skip(reason !== '', reason);
}
