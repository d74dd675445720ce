import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { supervise } from '../../../src/hosts/node/supervise.ts';

const folder = mkdtempSync(join(tmpdir(), 'supervise-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A server that notes each of its starts and then does what the code says. */
function server(name: string, code: string) {
	const script = join(folder, `${name}.mjs`);
	const notes = join(folder, `${name}.txt`);
	appendFileSync(notes, '');
	writeFileSync(
		script,
		`import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(notes)}, '.');\n${code}`,
	);
	return { script, starts: () => readFileSync(notes, 'utf8').length };
}

/** Ends the supervision with its fourth wait. */
async function run(script: string) {
	const ending = new AbortController();
	const waits: number[] = [];
	let listened = 0;
	const end = supervise({
		script,
		environment: process.env,
		ending: ending.signal,
		onFirstListening: () => {
			listened++;
		},
		backOff: (attempt) => {
			waits.push(attempt);
			if (waits.length === 4) ending.abort('SIGTERM');
			return 1;
		},
	});
	return { code: await end, waits, listened };
}

describe('supervise', () => {
	test('starts a server again that keeps crashing, a little later each time', async () => {
		const { script, starts } = server('crashing', "process.send('listening', () => process.exit(1));");
		expect(await run(script)).toEqual({ code: 0, waits: [0, 1, 2, 3], listened: 1 });
		expect(starts()).toBe(4);
	});

	test('starts a server again that crashes before it listens', async () => {
		const { script, starts } = server('killed', "process.kill(process.pid, 'SIGKILL');");
		expect(await run(script)).toEqual({ code: 0, waits: [0, 1, 2, 3], listened: 0 });
		expect(starts()).toBe(4);
	});

	test('leaves a server alone that no start can help', async () => {
		const { script, starts } = server('unusable', "process.send('unusable', () => process.exit(1));");
		expect(await run(script)).toEqual({ code: 1, waits: [], listened: 0 });
		expect(starts()).toBe(1);
	});

	test('goes on with a server that was once usable', async () => {
		const { script, starts } = server(
			'later',
			"process.send('listening', () => process.send('unusable', () => process.exit(1)));",
		);
		expect(await run(script)).toEqual({ code: 0, waits: [0, 1, 2, 3], listened: 1 });
		expect(starts()).toBe(4);
	});

	test('kills a server that does not end when it is asked to', async () => {
		const { script } = server(
			'deaf',
			"process.on('SIGTERM', () => {}); process.send('listening'); setInterval(() => {}, 1e6);",
		);
		const ending = new AbortController();
		const end = supervise({
			script,
			environment: process.env,
			ending: ending.signal,
			onFirstListening: () => ending.abort('SIGTERM'),
			killAfter: 100,
		});
		expect(await end).toBe(1);
	});
});
