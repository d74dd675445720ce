/** What the parts that `EXTRAS` switches add to a build, each measured by itself beside a build without any. */
import type { BenchOptions } from './arguments.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { type BuildOptions, buildCheckout, seededCheckout } from './checkout.ts';
import type { Measurement } from './measure.ts';
import { mebibytes, median, medianRatio, ratio, seconds, spread } from './statistics.ts';
import { table } from './table.ts';

const variants: readonly (BuildOptions & { readonly name: string })[] = [
	{ name: 'none', extras: 'none' },
	{ name: 'feeds', extras: 'feeds' },
	{ name: 'search', extras: 'search' },
	{ name: 'lists', extras: 'lists' },
	{ name: 'digests', extras: 'digests' },
	{ name: 'images, all drawn', extras: 'images' },
	{ name: 'images, all kept', extras: 'images', warm: true },
	{ name: 'all, images kept', extras: 'all', warm: true },
];

export async function benchExtras(directory: BenchDirectory, { products: [count = 10_000], rounds }: BenchOptions) {
	const checkout = seededCheckout(directory, count);
	const cases = variants.map((options) => ({ options, measured: [] as Measurement[] }));
	for (let round = 1; round <= rounds; round++) {
		for (const { options, measured } of cases) {
			const measurement = await buildCheckout(directory, checkout, options);
			measured.push(measurement);
			console.log(`Round ${round}, ${options.name}: ${seconds(measurement.seconds)}.`);
		}
	}
	const plain = times(cases[0]?.measured ?? []);
	const rows = cases.map(({ options, measured }) => [
		options.name,
		...spread(times(measured), seconds),
		ratio(medianRatio(times(measured), plain)),
		seconds(median(measured.map(({ processor }) => processor))),
		mebibytes(median(measured.map(({ peak }) => peak))),
		...published(measured[0]),
	]);
	console.log(`\nEXTRAS, ${count} products\n${table(head, rows)}`);
}

const head = ['', 'median', 'min', 'max', '÷ none', 'processor', 'peak memory', 'files', 'size'];

const times = (measured: readonly Measurement[]): number[] => measured.map(({ seconds }) => seconds);

/** Files and bytes, as the build prints them. */
function published(measurement: Measurement | undefined): string[] {
	const [, files = '–', size = '–'] = /Built ([\d,]+) files, ([\d.]+ MiB)/.exec(measurement?.output ?? '') ?? [];
	return [files, size];
}
