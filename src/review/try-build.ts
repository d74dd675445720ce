import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export interface Build {
	readonly passed: boolean;
	/** The last lines that it printed. */
	readonly lines: readonly string[];
}

const script = resolve(import.meta.dirname, '../../scripts/build.ts');

/** A build that takes longer has gone wrong. */
const milliseconds = 20 * 60_000;

/** Builds and verifies a content folder with the code of this checkout, into a folder of its own. */
export function tryBuild(environment: NodeJS.ProcessEnv, contentDir: string, outDir: string): Build {
	const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
		env: { ...environment, CONTENT_DIR: contentDir, OUT_DIR: outDir },
		encoding: 'utf8',
		timeout: milliseconds,
		maxBuffer: 64 * 1_048_576,
	});
	const printed = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
	return { passed: status === 0, lines: printed.slice(-20) };
}
