/** Full builds and builds after one edit, beside Hugo and Astro with the same products. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHugoSite } from './hugo-site.ts';
import { type Bench, type BenchOptions, findTool, type Measurement, median, root } from './measure.ts';

/** Edits one tagline, another one in each round. */
function editTagline(content: string, round: number): void {
	const folder = join(content, 'products');
	const files = readdirSync(folder).sort();
	const shown = files.filter((name) => /^tagline: /m.test(readFileSync(join(folder, name), 'utf8')));
	const file = join(folder, shown[round * 7] ?? '');
	writeFileSync(file, readFileSync(file, 'utf8').replace(/^tagline: .*$/m, `tagline: Edited ${performance.now()}`));
}

export async function benchBuild(bench: Bench, { products: sizes, rounds }: BenchOptions): Promise<void> {
	const hugo = findTool('hugo');
	if (!hugo) console.log('Hugo is not installed, so nothing is compared with it. Install the Debian package `hugo`.');
	for (const count of sizes) {
		const catalog = bench.seed(count);
		const measured = new Map<string, Measurement[]>();
		const add = (name: string, measurement: Measurement) =>
			measured.set(name, [...(measured.get(name) ?? []), measurement]);
		const site = join(bench.folder, `hugo-${count}`);
		for (let round = 1; round <= rounds; round++) {
			add('everything', await bench.build(catalog, ['--full']));
			if (hugo && round === 1) writeHugoSite(join(catalog.out, 'client'), site);
			rmSync(join(site, 'public'), { recursive: true, force: true });
			if (hugo) add('Hugo', await bench.measure(hugo, ['--quiet'], { cwd: site }));
			add('Astro', await bench.run(catalog, [astro, 'build']));
			add('nothing', await bench.build(catalog, []));
			editTagline(catalog.content, round);
			add('one tagline', await bench.build(catalog, []));
			add('a new day', await bench.build(catalog, [], '2026-11-21'));
		}
		const peers = ['Hugo', 'Astro'].map((name) => measured.get(name));
		console.log(`\n${count} products; rounds: ${rounds}; medians in seconds, and ratios of processor time`);
		console.table(Object.fromEntries(Array.from(measured, ([name, own]) => [name, row(own, peers)])));
	}
}

/** Renders every page as well, but draws and verifies nothing. */
const astro = join(root, 'node_modules/astro/bin/astro.mjs');

function row(own: readonly Measurement[], [hugo, astro]: readonly (readonly Measurement[] | undefined)[]) {
	const processor = processorTime(own);
	const ratio = (peer: readonly Measurement[] | undefined) => peer && rounded(processor / processorTime(peer));
	const seconds = rounded(median(own.map(({ seconds }) => seconds)));
	const written = own.map(({ output }) => /^([\d,]+) written/m.exec(output)?.[1] ?? '').at(-1);
	return { seconds, processor: rounded(processor), '÷ Hugo': ratio(hugo), '÷ Astro': ratio(astro), written };
}

const processorTime = (own: readonly Measurement[]): number => median(own.map(({ processor }) => processor));

const rounded = (value: number): number => Number(value.toFixed(2));
