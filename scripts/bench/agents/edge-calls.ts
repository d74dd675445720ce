/** What calls of agents cost at the edge, each in an isolate of its own that has served nothing before. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packagedTool } from '../../packaged-tool.ts';
import type { Checkout } from '../checkout.ts';
import { mebibytes, milliseconds } from '../statistics.ts';
import { table } from '../table.ts';
import type { AgentCall } from './agent-call.ts';

const script = join(import.meta.dirname, 'edge-calls.deno.mjs');

/** @throws {SettingsError} when deno is not installed. */
export function edgeCallsTable({ folder, out }: Checkout, cases: readonly AgentCall[]): string {
	const deno = packagedTool('deno');
	const rows = cases.map((one) => {
		const args = ['run', '--node-modules-dir=manual', '--no-lock', '--allow-all', script];
		const options = { cwd: folder, encoding: 'utf8' } as const;
		const printed = execFileSync(deno, [...args, join(out, 'client'), JSON.stringify(one)], options);
		const [first = 0, later = 0, memory = 0] = JSON.parse(printed) as readonly number[];
		return [`${one.path.slice(1)}, ${one.name}`, ...[first, later].map(milliseconds), mebibytes(memory)];
	});
	return table(['processor time at the edge', 'first call of an isolate', 'later ones', 'memory'], rows);
}
