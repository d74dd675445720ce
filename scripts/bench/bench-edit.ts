/** Builds after one edit, beside Hugo's full build of the same products. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchOptions } from './arguments.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { benchDate, buildCheckout, type Checkout, rebuildCheckout, seededCheckout } from './checkout.ts';
import { growthChart } from './growth-chart.ts';
import { buildHugoSite, writeHugoFrom } from './hugo-site.ts';
import type { Measurement } from './measure.ts';
import { requireTool } from './require-tool.ts';
import { mebibytes, median, medianRatio, ratio, seconds, spread } from './statistics.ts';
import { table } from './table.ts';

/** Of the seeded weeks the newest but one, whose Monday this is. */
const week = '2026-w46';

interface Edit {
	readonly name: string;
	/** @param round - Makes each edit another one. @returns Settings of the build, if any. */
	readonly apply: (content: string, round: number) => Readonly<Record<string, string>>;
}

/** Each edit is another one. */
let taglines = 0;

const edits: readonly Edit[] = [
	{ name: 'nothing', apply: () => ({}) },
	{
		name: 'one tagline',
		apply: (content) => {
			const shown = products(content).filter((file) => isShown(readFileSync(file, 'utf8')));
			taglines++;
			replaceIn(shown[taglines * 7] ?? '', /^tagline: .*$/m, `tagline: Edited ${taglines} times`);
			return {};
		},
	},
	{
		name: 'a product first in name order',
		apply: (content, round) => {
			const [first = ''] = products(content);
			const text = readFileSync(first, 'utf8').replace(/^name: .*$/m, `name: 0000 Round ${round}`);
			writeFileSync(join(content, 'products', `0000-round-${round}.md`), text);
			return {};
		},
	},
	{
		name: 'votes of a week',
		apply: (content, round) => {
			for (const file of products(content)) {
				const text = readFileSync(file, 'utf8');
				if (text.includes(`period: ${week}`)) writeFileSync(file, text.replace(votes, `$1${100 + round}`));
			}
			return {};
		},
	},
	{ name: 'a new day', apply: () => ({ CATALOG_DATE: dayAfter(benchDate) }) },
];

/** Whether an edited tagline of a product shows anywhere. */
const isShown = (text: string): boolean => /^tagline: /m.test(text) && !text.includes('discoverable: false');

/** Of the week, whatever stands between its slug and its votes. */
const votes = new RegExp(`(period: ${week}\\n(?: {4}\\w+: .*\\n){0,4} {4}votes: )\\d+`);

/** What is measured in each round, in this order, with the name of its row. */
const [hugoRow, fullRow, firstRow] = ['Hugo, everything', 'everything', 'one tagline after that'];

/** @throws {SettingsError} when Hugo is not installed. */
export async function benchEdit(
	directory: BenchDirectory,
	{ products: sizes, rounds, chart }: BenchOptions,
): Promise<void> {
	const hugo = requireTool('hugo');
	const times = new Map<string, [products: number, seconds: number][]>();
	for (const count of sizes) {
		const measured = await measureSize(directory, hugo, count, rounds);
		const theirs = measured.get(hugoRow) ?? [];
		const rows = Array.from(measured, ([name, each]) => row(name, each, theirs));
		console.log(`\n${count} products, ${describe(measured.get(fullRow)?.[0])}; rounds: ${rounds}\n`);
		console.log(
			`${table(['', 'median', 'min', 'max', '÷ Hugo', 'processor', '÷ Hugo', 'written', 'peak memory'], rows)}\n`,
		);
		for (const [name, each] of measured) {
			times.set(name, [...(times.get(name) ?? []), [count, median(each.map(time))]]);
		}
	}
	if (chart === undefined) return;
	const shown = [hugoRow, fullRow, 'one tagline', 'nothing'];
	writeFileSync(chart, growthChart(shown.map((name) => ({ name, points: times.get(name) ?? [] }))));
}

/** Every row's measurements, one for each round. */
async function measureSize(directory: BenchDirectory, hugo: string, count: number, rounds: number) {
	const checkout = seededCheckout(directory, count);
	const hugoFolder = join(directory.folder, `hugo-${count}`);
	const measured = new Map<string, Measurement[]>();
	const add = (name: string, measurement: Measurement) =>
		measured.set(name, [...(measured.get(name) ?? []), measurement]);
	const [nothing, tagline] = edits;
	for (let round = 1; round <= rounds; round++) {
		const full = await buildCheckout(directory, checkout, { extras: 'none' });
		if (round === 1) writeHugoFrom(checkout, hugoFolder);
		add(hugoRow, await buildHugoSite(directory, hugo, hugoFolder));
		add(fullRow, full);
		add(firstRow, await editAndBuild(directory, checkout, tagline, round));
		// Each of the three folders has a release from here on.
		await editAndBuild(directory, checkout, tagline, round);
		await editAndBuild(directory, checkout, nothing, round);
		for (const edit of edits) add(edit.name, await editAndBuild(directory, checkout, edit, round));
	}
	return measured;
}

/** How many files there are, and their size. */
const describe = (full: Measurement | undefined): string =>
	/^Built (.+?), into/m.exec(full?.output ?? '')?.[1] ?? 'no files';

function editAndBuild(directory: BenchDirectory, checkout: Checkout, edit: Edit | undefined, round: number) {
	const settings = edit?.apply(checkout.content, round);
	return rebuildCheckout(directory, checkout, { EXTRAS: 'none', ...settings });
}

/** In an order that edits before the first product do not change. */
const products = (content: string): string[] =>
	readdirSync(join(content, 'products'))
		.filter((name) => name.endsWith('.md') && !name.startsWith('0000-'))
		.sort()
		.map((name) => join(content, 'products', name));

function replaceIn(file: string, pattern: RegExp, text: string): void {
	writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
}

function dayAfter(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + 1);
	return date.toISOString().slice(0, 10);
}

const time = (measurement: Measurement): number => measurement.seconds;
const processor = (measurement: Measurement): number => measurement.processor;

function row(name: string, measurements: readonly Measurement[], theirs: readonly Measurement[]): string[] {
	const compared = (of: (measurement: Measurement) => number): string =>
		ratio(medianRatio(measurements.map(of), theirs.map(of)));
	const written = measurements.map(({ output }) => /^([\d,]+) written/m.exec(output)?.[1] ?? '–').at(-1) ?? '';
	const peak = mebibytes(median(measurements.map((measurement) => measurement.peak)));
	return [
		name,
		...spread(measurements.map(time), seconds),
		compared(time),
		seconds(median(measurements.map(processor))),
		compared(processor),
		written,
		peak,
	];
}
