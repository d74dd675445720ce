/** GitHub's workflows as tests read and run them. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { temporaryFolder } from './temporary-folder.ts';

export interface Step {
	readonly name?: string;
	readonly uses?: string;
	readonly if?: string;
	readonly run?: string;
	readonly env?: Readonly<Record<string, string>>;
	readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
	readonly 'timeout-minutes'?: number;
	readonly permissions?: Readonly<Record<string, string>>;
	readonly if?: string;
	readonly steps: readonly Step[];
}

export interface Workflow {
	readonly on: {
		readonly schedule: readonly { readonly cron: string }[];
		readonly workflow_dispatch: unknown;
	} & Readonly<Record<string, unknown>>;
	readonly permissions: unknown;
	readonly concurrency?: unknown;
	readonly jobs: Readonly<Record<string, Job>>;
}

/** @param file - From the root of the repository. */
export const readWorkflow = (file: string): Workflow => parse(readFileSync(file, 'utf8')) as Workflow;

/** Runs a step as the runner does, with nothing in its environment but what is given. */
export const runStep = (step: Step | undefined, cwd: string, env: Readonly<Record<string, string>>) =>
	promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? ''], {
		cwd,
		env: { PATH: process.env['PATH'], HOME: temporaryFolder(), ...env },
	});
