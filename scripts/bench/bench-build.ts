/** Our full build without extras beside Hugo's, of the same products with the same three files for each. */
import { join } from 'node:path';
import type { BenchOptions } from './arguments.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { benchDate, buildCheckout, copyCheckout, seededCheckout } from './checkout.ts';
import { buildHugoSite, writeHugoFrom } from './hugo-site.ts';
import { type Measurement, measure } from './measure.ts';
import { requireTool } from './require-tool.ts';
import { requireSameOutput } from './same-output.ts';
import { mebibytes, median, medianRatio, ratio, seconds, spread } from './statistics.ts';
import { table } from './table.ts';

/** @throws {SettingsError} when Hugo is not installed. */
export async function benchBuild(directory: BenchDirectory, { products, rounds }: BenchOptions): Promise<void> {
	const hugo = requireTool('hugo');
	const sizes = products.map((count) => {
		const checkout = seededCheckout(directory, count);
		const hugoFolder = join(directory.folder, `hugo-${count}`);
		return { count, checkout, hugoFolder, ours: [] as Measurement[], theirs: [] as Measurement[] };
	});
	const shipped = copyCheckout(directory, 'checkout');
	const checks: Measurement[] = [];
	for (let round = 1; round <= rounds; round++) {
		for (const { count, checkout, hugoFolder, ours, theirs } of sizes) {
			const own = await buildCheckout(directory, checkout, { extras: 'none' });
			if (round === 1) writeHugoFrom(checkout, hugoFolder);
			const their = await buildHugoSite(directory, hugo, hugoFolder);
			if (round === 1) requireSameOutput(join(hugoFolder, 'public', 'products'), join(checkout.out, 'client'));
			ours.push(own);
			theirs.push(their);
			console.log(`Round ${round}, ${count} products: ${seconds(own.seconds)}, Hugo ${seconds(their.seconds)}.`);
			if (round === rounds) console.log(own.output.slice(own.output.lastIndexOf('\nBuilt ') + 1).trim());
		}
		checks.push(
			await measure(directory, process.execPath, ['scripts/check.ts'], {
				cwd: shipped.folder,
				env: { CONTENT_DIR: shipped.content, CATALOG_DATE: benchDate },
			}),
		);
	}
	const rows = sizes.flatMap(({ count, ours, theirs }) => [
		row(`build, ${count} products`, ours, ratio(medianRatio(ours.map(time), theirs.map(time)))),
		row(`Hugo, ${count} products`, theirs, ratio(1)),
	]);
	console.log(`\n${table(head, [...rows, row('check, shipped content', checks, '')])}\n`);
	for (const [index, { count, ours, theirs }] of sizes.entries()) {
		const smaller = sizes[index - 1];
		if (!smaller) continue;
		const own = medianRatio(ours.map(time), smaller.ours.map(time));
		const their = medianRatio(theirs.map(time), smaller.theirs.map(time));
		console.log(`time(${count}) ÷ time(${smaller.count}): build ${ratio(own)}, Hugo ${ratio(their)}.`);
	}
}

const head = ['', 'median', 'min', 'max', '÷ Hugo', 'peak memory'];

const time = (measurement: Measurement): number => measurement.seconds;

function row(name: string, measurements: readonly Measurement[], compared: string): string[] {
	const peak = mebibytes(median(measurements.map((measurement) => measurement.peak)));
	return [name, ...spread(measurements.map(time), seconds), compared, peak];
}
