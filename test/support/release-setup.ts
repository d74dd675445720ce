import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runBuild } from './run-build.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** A build of the shipped content, made once for all tests. */
		readonly release: string;
	}
}

/** Builds the shipped content before the first test, and cleans up behind the last. */
export default async function setup(project: TestProject): Promise<() => void> {
	const folder = mkdtempSync(join(tmpdir(), 'release-'));
	await runBuild(join(folder, 'dist'));
	project.provide('release', join(folder, 'dist'));
	return () => rmSync(folder, { recursive: true, force: true });
}
