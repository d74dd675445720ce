import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { reportMissing } from './requirements.ts';
import { runBuild } from './run-build.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** A build of the frozen catalog, made once for all tests. */
		readonly release: string;
	}
}

interface SharedRelease {
	readonly folder: string;
	readonly built: Promise<void>;
	projects: number;
}

/** Each project loads this module again, so what they share is a symbol of the process. */
const shared = Symbol.for('launch-catalog.release-under-test');

/** Builds the frozen catalog for the first project that needs it, and removes the release behind the last. */
export default async function setup(project: TestProject): Promise<() => void> {
	const release = (Reflect.get(globalThis, shared) as SharedRelease | undefined) ?? startBuild();
	release.projects++;
	await release.built;
	project.provide('release', join(release.folder, 'dist'));
	return () => {
		if (--release.projects > 0) return;
		rmSync(release.folder, { recursive: true, force: true });
		Reflect.deleteProperty(globalThis, shared);
	};
}

function startBuild(): SharedRelease {
	reportMissing();
	const folder = mkdtempSync(join(tmpdir(), 'release-'));
	const release = { folder, built: runBuild(join(folder, 'dist')), projects: 0 };
	Reflect.set(globalThis, shared, release);
	return release;
}
