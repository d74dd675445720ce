import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { benchCommandLine, benchOptions } from '../../scripts/bench/arguments.ts';
import { BenchDirectory } from '../../scripts/bench/bench-directory.ts';
import { growthChart } from '../../scripts/bench/growth-chart.ts';
import { readReport } from '../../scripts/bench/lighthouse.ts';
import { measure } from '../../scripts/bench/measure.ts';
import { breaches } from '../../scripts/bench/page-bounds.ts';
import { requireTool } from '../../scripts/bench/require-tool.ts';
import { serveCases } from '../../scripts/bench/serve-cases.ts';
import { median, medianRatio } from '../../scripts/bench/statistics.ts';
import { packagedTool } from '../../scripts/packaged-tool.ts';
import { readArguments } from '../../scripts/read-arguments.ts';

const root = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The options that arguments give. */
function readBenchArguments(argv: readonly string[]) {
	const read = readArguments(benchCommandLine(), argv);
	return 'help' in read ? read : benchOptions(read.values[0], read.options);
}

describe('benchOptions', () => {
	test('measures builds of 1,000 and 10,000 products and one server with 10,000, by default', () => {
		expect(readBenchArguments(['build'])).toEqual({ what: 'build', products: [1_000, 10_000], rounds: 3, seconds: 5 });
		expect(readBenchArguments(['serve', '--products', '500', '--rounds', '4', '--seconds', '1'])).toEqual({
			what: 'serve',
			products: [500],
			rounds: 4,
			seconds: 1,
		});
	});

	test.each([
		[[], "Cannot use the arguments: missing required argument 'what'."],
		[['pages', 'more'], 'Cannot use the arguments: too many arguments. Expected 1 argument but got 2: pages, more.'],
		[['speed'], "Cannot use the arguments: command-argument value 'speed' is invalid for argument 'what'."],
		[['build', '--rounds', '0'], 'Cannot use `--rounds=0`: write a whole number from 1 to 100.'],
		[['build', '--chart', 'a.svg'], 'Cannot use `--chart=a.svg`: only `edit` draws one.'],
		[['build', '--products', '1000,many'], 'Cannot use `--products=many`: write a whole number from 100 to 1000000.'],
		[['serve', '--products', '100,200'], 'Cannot use `--products=100,200`: only `build` and `edit` compare catalogs.'],
		[['serve', '--fast'], "Cannot use the arguments: unknown option '--fast'."],
	])('rejects %j with a sentence', (argv, sentence) => {
		expect(() => readBenchArguments(argv)).toThrow(sentence);
	});

	test('the command ends with 1 and prints one sentence', () => {
		const run = () =>
			execFileSync(process.execPath, ['scripts/bench.ts', 'speed'], { stdio: 'pipe', encoding: 'utf8' });
		expect(run).toThrow(
			expect.objectContaining({
				status: 1,
				stderr: expect.stringMatching(/^Cannot use the arguments: .*'speed' is invalid.*\n$/),
			}),
		);
	});
});

describe('growthChart', () => {
	const chart = growthChart([
		{
			name: 'slow',
			points: [
				[1_000, 1],
				[10_000, 10],
				[100_000, 100],
			],
		},
		{
			name: 'as slow',
			points: [
				[1_000, 2],
				[100_000, 100],
			],
		},
	]);

	test('draws what is in proportion as a straight line', () => {
		expect(chart).toContain('<polyline points="64,372 312,198 560,24"/>');
		expect([...chart.matchAll(/>([\d,]+(?: s)?)<\/text>/g)].map(([, label]) => label)).toEqual([
			'1,000',
			'10,000',
			'100,000',
			'1 s',
			'10 s',
			'100 s',
		]);
	});

	test('keeps names of lines with the same end apart', () => {
		expect(
			[...chart.matchAll(/x="572" y="(\d+)" text-anchor="start">([^<]+)/g)].map(([, y, name]) => [y, name]),
		).toEqual([
			['28', 'slow'],
			['44', 'as slow'],
		]);
	});
});

describe('statistics', () => {
	test('the median is the middle value, or the mean of the two in the middle', () => {
		expect(median([3, 1, 2])).toBe(2);
		expect(median([4, 1, 3, 2])).toBe(2.5);
		expect(median([7])).toBe(7);
	});

	test('a ratio compares what was measured in the same round', () => {
		expect(medianRatio([10, 40, 30], [5, 10, 10])).toBe(3);
	});
});

describe('a program that is missing', () => {
	test('is named with its Debian package', () => {
		expect(() => requireTool('no-such-tool')).toThrow(
			'Cannot measure without `no-such-tool`. Install the Debian package `no-such-tool`.',
		);
	});

	test('is named with the command that installs it when it is one of our packages', () => {
		expect(() => packagedTool('no-such-tool')).toThrow('Cannot find `no-such-tool`. Install it with `npm run tools`.');
	});
});

describe('serveCases', () => {
	test('request products that exist, and pages within the list', () => {
		const [one, many, list, composed] = serveCases(root, ['a', 'b', 'c']);
		expect(one?.targets).toHaveLength(1);
		expect(many?.targets.toSorted()).toEqual(['/api/products/a', '/api/products/b', '/api/products/c']);
		expect(new Set(list?.targets)).toEqual(new Set(['/api/products?page=1&per_page=50']));
		expect(composed?.targets.every((target) => /^\/api\/products\?page=[123]&per_page=\d+$/.test(target))).toBe(true);
	});
});

describe('a report of Lighthouse', () => {
	const category = (score: number) => ({ score, auditRefs: [{ id: 'errors-in-console', weight: 1 - score }] });
	const report = readReport({
		finalDisplayedUrl: 'http://127.0.0.1:4321/products/a',
		categories: {
			performance: category(1),
			accessibility: category(1),
			'best-practices': category(0.96),
			seo: category(1),
		},
		audits: {
			'errors-in-console': { score: 0 },
			'network-requests': {
				score: null,
				details: {
					items: [
						{ url: 'http://127.0.0.1:4321/products/a', resourceType: 'Document', transferSize: 30_000 },
						{ url: 'http://127.0.0.1:4321/a.css', resourceType: 'Stylesheet', transferSize: 1_000 },
						{ url: 'https://fonts.example/a.js', resourceType: 'Script', transferSize: 11_000 },
						{ url: 'data:image/png;base64,', resourceType: 'Image', transferSize: 0 },
					],
				},
			},
		},
	});

	test('is read as scores, weights and hosts', () => {
		expect(report).toEqual({
			scores: { performance: 1, accessibility: 1, 'best-practices': 0.96, seo: 1 },
			failed: { performance: [], accessibility: [], 'best-practices': ['errors-in-console'], seo: [] },
			markup: 31_000,
			scripts: 11_000,
			requests: 4,
			otherHosts: ['https://fonts.example/a.js'],
		});
	});

	test('breaks every bound', () => {
		expect(breaches('/products/a', report)).toEqual([
			'/products/a has 0.96 for best-practices, below 0.98 (errors-in-console).',
			'/products/a has 31000 bytes of HTML and CSS, more than 30720.',
			'/products/a has 11000 bytes of scripts, more than 10240.',
			'/products/a sends requests to other hosts: https://fonts.example/a.js.',
		]);
	});

	test('of an interactive page may have more scripts', () => {
		const sound = { ...report, scores: { ...report.scores, 'best-practices': 1 }, otherHosts: [] };
		expect(breaches('/launch', sound)).toEqual([]);
	});
});

describe('BenchDirectory', () => {
	test('leaves neither files nor processes behind', async () => {
		const directory = new BenchDirectory(root);
		const child = directory.start(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
		expect(existsSync(directory.folder)).toBe(true);
		await directory.close();
		expect(existsSync(directory.folder)).toBe(false);
		expect(child.signalCode).toBe('SIGTERM');
	});

	test('does so when it is interrupted', async () => {
		const code = `
			import { BenchDirectory } from '${join(process.cwd(), 'scripts/bench/bench-directory.ts')}';
			const directory = new BenchDirectory('${root}');
			const child = directory.start(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
			console.log(JSON.stringify({ folder: directory.folder, pid: child.pid }));`;
		const bench = spawn(process.execPath, ['--input-type=module', '-e', code], {
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		const ended = new Promise((resolve) => bench.once('exit', resolve));
		const line = await new Promise<string>((resolve) => bench.stdout.once('data', (chunk) => resolve(String(chunk))));
		const { folder, pid } = JSON.parse(line) as { folder: string; pid: number };
		bench.kill('SIGINT');
		expect(await ended).toBe(130);
		expect(existsSync(folder)).toBe(false);
		expect(() => process.kill(pid, 0)).toThrow('ESRCH');
	});
});

describe('measure', () => {
	test('measures at least the time for which the program itself ran', async () => {
		const directory = new BenchDirectory(root);
		const { seconds, output } = await measure(directory, process.execPath, ['-p', 'performance.now()'], { cwd: root });
		await directory.close();
		expect(Number(output)).toBeGreaterThan(0);
		expect(1_000 * seconds).toBeGreaterThanOrEqual(Number(output));
	});

	test('throws with the output of a program that fails', async () => {
		const directory = new BenchDirectory(root);
		const failing = measure(directory, process.execPath, ['-e', 'console.log("no luck"); process.exit(3)'], {
			cwd: root,
		});
		await expect(failing).rejects.toThrow(/ended with 3: no luck/);
		await directory.close();
	});
});
