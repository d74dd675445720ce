/**
 * A copy of this checkout for one test file. Builds take turns within a checkout and turn its `dist`; tests that build
 * in a copy neither wait for others nor replace what someone looks at.
 */
import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { listFiles } from '../../src/build/files.ts';
import { clockSettings, compileCache } from './command-environment.ts';
import { fixtureContent } from './run-build.ts';

const root = resolve(import.meta.dirname, '../..');
const left = /^(?:content|node_modules|test|tools|coverage|\.git|\.astro|\.builds|dist.*|test-output|.*\.log)$/;

export type Environment = Readonly<Record<string, string>>;

/** What the builds of tests are given unless they say otherwise. */
export const settings: Environment = {
	CATALOG_DATE: '2026-11-20',
	SOURCE_DATE_EPOCH: '1795167000',
	SITE_URL: 'https://catalog.example',
	// A copy has no pictures of earlier builds, and drawing them takes longer than all the rest.
	EXTRAS: 'none',
};

export interface Outcome {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
}

/** Copies the sources into a folder, with the frozen catalog as its content, and links the packages unless it is to get others. */
export function copyCheckout(folder: string, { packages = true } = {}): string {
	for (const name of readdirSync(root)) {
		if (!left.test(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
	}
	cpSync(fixtureContent, join(folder, 'content'), { recursive: true });
	copyBundles(folder);
	if (packages) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
	return folder;
}

/** The pages as the first build of the run has bundled them, which takes longer than a small build; other code gets its own. */
function copyBundles(folder: string): void {
	const cache = join(root, '.builds/cache');
	if (!existsSync(cache)) return;
	for (const name of readdirSync(cache).filter((each) => /^pages-\w+$/.test(each))) {
		cpSync(join(cache, name), join(folder, '.builds/cache', name), { recursive: true });
	}
}

/** Starts a script of a checkout in its folder, with no settings but these. */
export function start(checkout: string, script: string, environment: Environment = {}, argv: readonly string[] = []) {
	const { PATH = '', HOME = '' } = process.env;
	const child = spawn(process.execPath, [join(checkout, script), ...argv], {
		cwd: checkout,
		env: {
			PATH,
			HOME,
			...clockSettings,
			ASTRO_TELEMETRY_DISABLED: '1',
			NODE_COMPILE_CACHE: compileCache,
			...environment,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
	const end = once(child, 'close').then(async ([code]): Promise<Outcome> => {
		return { code: code as number | null, stdout: await stdout, stderr: await stderr };
	});
	return { child, end };
}

export const run = (
	checkout: string,
	script: string,
	environment?: Environment,
	argv?: readonly string[],
): Promise<Outcome> => start(checkout, script, environment, argv).end;

/** Builds a checkout. @throws {Error} with what the build said when it fails. */
export async function build(checkout: string, environment: Environment): Promise<Outcome> {
	const outcome = await run(checkout, 'scripts/build.ts', { ...settings, ...environment });
	if (outcome.code !== 0) throw new Error(`The build failed.\n${outcome.stdout}\n${outcome.stderr}`);
	return outcome;
}

/** `path sha256` of every file below a folder. */
export function hashes(folder: string): string[] {
	return listFiles(folder).map((path) => `${path} ${hash('sha256', readFileSync(join(folder, path)))}`);
}
