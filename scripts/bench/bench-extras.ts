/** What the parts that `EXTRAS` switches add to a build, each measured by itself beside a build without any. */
import type { BenchOrder } from './arguments.ts';
import { type BuildOrder, buildCheckout, seededCheckout } from './checkout.ts';
import type { Measurement } from './measure.ts';
import { mebibytes, median, medianRatio, ratio, seconds, spread } from './statistics.ts';
import { table } from './table.ts';
import type { Workshop } from './workshop.ts';

const orders: readonly (BuildOrder & { readonly name: string })[] = [
	{ name: 'none', extras: 'none' },
	{ name: 'feeds', extras: 'feeds' },
	{ name: 'search', extras: 'search' },
	{ name: 'images, all drawn', extras: 'images' },
	{ name: 'images, all kept', extras: 'images', warm: true },
	{ name: 'all, images kept', extras: 'all', warm: true },
];

export async function benchExtras(workshop: Workshop, { products: [count = 10_000], rounds }: BenchOrder) {
	const checkout = seededCheckout(workshop, count);
	const cases = orders.map((order) => ({ order, measured: [] as Measurement[] }));
	for (let round = 1; round <= rounds; round++) {
		for (const { order, measured } of cases) {
			const measurement = await buildCheckout(workshop, checkout, order);
			measured.push(measurement);
			console.log(`Round ${round}, ${order.name}: ${seconds(measurement.seconds)}.`);
		}
	}
	const plain = times(cases[0]?.measured ?? []);
	const rows = cases.map(({ order, measured }) => [
		order.name,
		...spread(times(measured), seconds),
		ratio(medianRatio(times(measured), plain)),
		mebibytes(median(measured.map(({ peak }) => peak))),
		...published(measured[0]),
	]);
	console.log(`\nEXTRAS, ${count} products\n${table(head, rows)}`);
}

const head = ['', 'median', 'min', 'max', '÷ none', 'peak memory', 'files', 'size'];

const times = (measured: readonly Measurement[]): number[] => measured.map(({ seconds }) => seconds);

/** Files and bytes, as the build itself tells them. */
function published(measurement: Measurement | undefined): string[] {
	const [, files = '–', size = '–'] = /Built ([\d,]+) files, ([\d.]+ MiB)/.exec(measurement?.output ?? '') ?? [];
	return [files, size];
}
