/** GitHub's workflows as tests read and run them. */
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import type { Repository } from './git-repository.ts';
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

interface JobsRun {
	readonly origin: Repository;
	/** The environment of every step. */
	readonly env: Readonly<Record<string, string>>;
	/** Replaces the expressions in the environment of one step. */
	readonly expand?: (text: string) => string;
	/** Changes what one job hands on to the next, as code that the job runs could. */
	readonly tamper?: (artifact: string) => void;
}

/**
 * Runs the jobs of a workflow in their order, as runners do: each in a clone, or a folder of its own if it checks out nothing,
 * and every step that has a name and a script. Artifacts are copied from one job to the next.
 *
 * @returns The clones of the jobs that ran, and why the last one failed.
 */
export async function runJobs({ jobs }: Workflow, { origin, env, expand = (text) => text, tamper }: JobsRun) {
	origin.git('switch', '--quiet', '--detach', 'main');
	const artifacts = temporaryFolder();
	const clones: string[] = [];
	for (const { steps } of Object.values(jobs)) {
		const RUNNER_TEMP = temporaryFolder();
		const clone = join(temporaryFolder(), 'clone');
		clones.push(clone);
		if (steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))) {
			origin.git('clone', '--quiet', '--branch=main', `file://${origin.folder}`, clone);
		} else mkdirSync(clone);
		// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow.
		const temporary = (path: unknown): string => String(path).replace('${{ runner.temp }}', RUNNER_TEMP);
		for (const { name, run, env: own = {}, uses = '', with: values = {} } of steps) {
			const artifact = join(artifacts, String(values['name']));
			if (uses.startsWith('actions/upload-artifact@')) {
				const pattern = temporary(values['path']);
				for (const path of globSync(pattern))
					cpSync(path, pattern === path ? artifact : join(artifact, basename(path)), copying);
			}
			if (uses.startsWith('actions/download-artifact@')) {
				tamper?.(artifact);
				mkdirSync(temporary(values['path']), { recursive: true });
				cpSync(artifact, temporary(values['path']), copying);
			}
			if (name === undefined || run === undefined) continue;
			const settings = Object.fromEntries(Object.entries(own).map(([key, text]) => [key, expand(text)]));
			const error = await runStep({ run }, clone, { RUNNER_TEMP, ...env, ...settings }).then(
				() => undefined,
				(failed: unknown) => failed,
			);
			if (error !== undefined) return { clones, error };
		}
	}
	return { clones, error: undefined };
}

const copying = { recursive: true, verbatimSymlinks: true };
