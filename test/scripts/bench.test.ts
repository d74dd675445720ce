import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveCases } from '../../scripts/bench/bench-serve.ts';
import { BenchDirectory, measure, median, medianRatio } from '../../scripts/bench/measure.ts';

const root = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Whether a process does anything; one that has ended may wait for its parent to notice. */
const isRunning = (pid: number): boolean =>
	existsSync(`/proc/${pid}/stat`) && !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

test('figures are medians, and ratios of what was measured in the same round', () => {
	expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7]);
	expect(medianRatio([10, 40, 30], [5, 10, 10])).toBe(3);
});

test('load tests request products that exist, and pages within the list', () => {
	const cases = serveCases(root, ['a', 'b', 'c']);
	const targets = [...cases.values()].map((file) => readFileSync(file, 'utf8').trim().split('\n'));
	expect(targets[0]?.toSorted()).toEqual(['/api/products/a', '/api/products/b', '/api/products/c']);
	expect(new Set(targets[1])).toEqual(new Set(['/api/products?page=1&per_page=50']));
	expect(targets[2]?.every((target) => /^\/api\/products\?page=[123]&per_page=\d+$/.test(target))).toBe(true);
});

test('a bench that is interrupted leaves neither files nor processes behind', async () => {
	const code = `
		import { BenchDirectory } from '${join(process.cwd(), 'scripts/bench/measure.ts')}';
		const directory = new BenchDirectory('${root}');
		const child = directory.start(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
		console.log(JSON.stringify({ folder: directory.folder, pid: child.pid }));`;
	const bench = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
	const ended = new Promise((resolve) => bench.once('exit', resolve));
	const line = await new Promise<string>((resolve) => bench.stdout.once('data', (chunk) => resolve(String(chunk))));
	const { folder, pid } = JSON.parse(line) as { folder: string; pid: number };
	expect(existsSync(folder)).toBe(true);
	bench.kill('SIGINT');
	expect(await ended).toBe(130);
	expect(existsSync(folder)).toBe(false);
	await expect.poll(() => isRunning(pid)).toBe(false);
});

test('a program that fails is an error with its output', async () => {
	const directory = new BenchDirectory(root);
	const failing = measure(directory, process.execPath, ['-e', 'console.log("no luck"); process.exit(3)'], {
		cwd: root,
	});
	await expect(failing).rejects.toThrow(/ended with 3: no luck/);
	directory.close();
});
