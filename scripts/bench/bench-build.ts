/** Full builds and builds after one edit, beside Hugo's full build of the same products with the same three files for each. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchOptions } from './arguments.ts';
import { benchDate, buildCheckout, type Checkout, rebuildCheckout, seededCheckout } from './checkout.ts';
import { buildHugoSite, requireSameOutput, writeHugoFrom } from './hugo-site.ts';
import {
	type BenchDirectory,
	type Measurement,
	medianRatio,
	ratio,
	requireTool,
	seconds,
	spread,
	table,
} from './measure.ts';

/** The newest seeded week but one; the bench date is its Monday. */
const week = '2026-w46';

/** The votes of a launch in that week. Other keys may stand between the two. */
const votes = new RegExp(`(period: ${week}\\n(?: {4}\\w+: .*\\n){0,4} {4}votes: )\\d+`);

/** Edits the content, each round in another way. @returns The date of the build. */
type Edit = (content: string, round: number) => string;

const nothing: Edit = () => benchDate;

const tagline: Edit = (content, round) => {
	const shown = products(content).filter((file) => /^tagline: /m.test(readFileSync(file, 'utf8')));
	const file = shown[round * 7] ?? '';
	writeFileSync(file, readFileSync(file, 'utf8').replace(/^tagline: .*$/m, `tagline: Edited ${performance.now()}`));
	return benchDate;
};

const edits: Readonly<Record<string, Edit>> = {
	nothing,
	'one tagline': tagline,
	'votes of a week': (content, round) => {
		for (const file of products(content)) {
			const text = readFileSync(file, 'utf8');
			if (text.includes(`period: ${week}`)) writeFileSync(file, text.replace(votes, `$1${100 + round}`));
		}
		return benchDate;
	},
	'a new day': () => '2026-11-21',
};

const hugoRow = 'Hugo, everything';

/** @throws {SettingsError} when Hugo is not installed. */
export async function benchBuild(directory: BenchDirectory, { products: sizes, rounds }: BenchOptions): Promise<void> {
	const hugo = requireTool('hugo');
	for (const count of sizes) {
		const measured = await measureSize(directory, hugo, count, rounds);
		const theirs = measured.get(hugoRow) ?? [];
		const rows = Array.from(measured, ([name, each]) => row(name, each, theirs));
		console.log(`\n${count} products; rounds: ${rounds}\n`);
		console.log(`${table(['', 'median', 'min', 'max', '÷ Hugo', 'written'], rows)}\n`);
	}
}

/** Every row's measurements, one for each round. */
async function measureSize(directory: BenchDirectory, hugo: string, count: number, rounds: number) {
	const checkout = seededCheckout(directory, count);
	const hugoFolder = join(directory.folder, `hugo-${count}`);
	const measured = new Map<string, Measurement[]>();
	const add = (name: string, measurement: Measurement) =>
		measured.set(name, [...(measured.get(name) ?? []), measurement]);
	const build = (edit: Edit, round: number) => editAndBuild(directory, checkout, edit, round);
	for (let round = 1; round <= rounds; round++) {
		const full = await buildCheckout(directory, checkout);
		if (round === 1) writeHugoFrom(checkout, hugoFolder);
		add(hugoRow, await buildHugoSite(directory, hugo, hugoFolder));
		if (round === 1) requireSameOutput(join(hugoFolder, 'public', 'products'), join(checkout.out, 'client'));
		add('everything', full);
		add('one tagline after that', await build(tagline, round));
		// Each of the three folders has a release from here on.
		await build(tagline, round);
		await build(nothing, round);
		for (const [name, edit] of Object.entries(edits)) add(name, await build(edit, round));
	}
	return measured;
}

const editAndBuild = (directory: BenchDirectory, checkout: Checkout, edit: Edit, round: number) =>
	rebuildCheckout(directory, checkout, { EXTRAS: 'none', CATALOG_DATE: edit(checkout.content, round) });

const products = (content: string): string[] =>
	readdirSync(join(content, 'products'))
		.filter((name) => name.endsWith('.md'))
		.sort()
		.map((name) => join(content, 'products', name));

function row(name: string, measurements: readonly Measurement[], theirs: readonly Measurement[]): string[] {
	const times = measurements.map((measurement) => measurement.seconds);
	const compared = medianRatio(
		times,
		theirs.map((measurement) => measurement.seconds),
	);
	const written = measurements.map(({ output }) => /^([\d,]+) written/m.exec(output)?.[1] ?? '–').at(-1) ?? '';
	return [name, ...spread(times, seconds), ratio(compared), written];
}
