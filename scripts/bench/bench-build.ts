/** Full builds and builds after one edit. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, type BenchOptions, benchDate, type Measurement, spread } from './measure.ts';

/** The newest seeded week but one; the bench date is its Monday. */
const week = '2026-w46';

/** The votes of a launch in that week. Other keys can be between the two. */
const votes = new RegExp(`(period: ${week}\\n(?: {4}\\w+: .*\\n){0,4} {4}votes: )\\d+`);

/** Edits the content, differently in each round. @returns The date of the build. */
type Edit = (content: string, round: number) => string;

const edits: Readonly<Record<string, Edit>> = {
	nothing: () => benchDate,
	'one tagline': (content, round) => {
		const shown = products(content).filter((file) => /^tagline: /m.test(readFileSync(file, 'utf8')));
		const file = shown[round * 7] ?? '';
		writeFileSync(file, readFileSync(file, 'utf8').replace(/^tagline: .*$/m, `tagline: Edited ${performance.now()}`));
		return benchDate;
	},
	'votes of a week': (content, round) => {
		for (const file of products(content)) {
			const text = readFileSync(file, 'utf8');
			if (text.includes(`period: ${week}`)) writeFileSync(file, text.replace(votes, `$1${100 + round}`));
		}
		return benchDate;
	},
	'a new day': () => '2026-11-21',
};

const products = (content: string): string[] =>
	readdirSync(join(content, 'products'))
		.filter((name) => name.endsWith('.md'))
		.sort()
		.map((name) => join(content, 'products', name));

export async function benchBuild(bench: Bench, { products: sizes, rounds }: BenchOptions): Promise<void> {
	for (const count of sizes) {
		const catalog = bench.seed(count);
		const measured = new Map<string, Measurement[]>();
		const add = (name: string, measurement: Measurement) =>
			measured.set(name, [...(measured.get(name) ?? []), measurement]);
		for (let round = 1; round <= rounds; round++) {
			add('everything', await bench.build(catalog, ['--full']));
			for (const [name, edit] of Object.entries(edits)) {
				add(name, await bench.build(catalog, [], edit(catalog.content, round)));
			}
		}
		console.log(`\n${count} products; rounds: ${rounds}; in seconds`);
		console.table(Object.fromEntries(Array.from(measured, ([name, measurements]) => [name, row(measurements)])));
	}
}

function row(measurements: readonly Measurement[]) {
	const times = measurements.map(({ seconds }) => seconds);
	const written = measurements.map(({ output }) => /^([\d,]+) written/m.exec(output)?.[1]).at(-1);
	return { ...spread(times, 2), written };
}
