/** What no schema can say: that lists are whole, in order, and agree with the single resources. */
import type { PublishedFiles } from './published-files.ts';
import type { Violation } from './violation.ts';

/** A JSON object whose schema was checked before. */
export type Resource = Readonly<Record<string, unknown>>;
export type Report = (violation: Violation) => void;

/** The single resources by path, as {@link checkLists} compares them with the lists. */
export interface Resources {
	readonly products: ReadonlyMap<string, Resource>;
	readonly launchPeriods: ReadonlyMap<string, { readonly launch_period: Resource; readonly rankings: readonly Resource[] }>;
}

const listFolder = /^\/data\/lists\/products\/(\d+)\/(\d+)\.json$/;

/** Every page of every size together is the whole list, once, in name order, and its items agree with the details. */
export function checkProductLists(files: PublishedFiles, { products }: Resources, report: Report): void {
	const pages = [...files.paths].flatMap((file) => {
		const [, size, page] = listFolder.exec(file) ?? [];
		return size && page ? [{ file, size: Number(size), page: Number(page) }] : [];
	});
	for (const size of [50, 100]) {
		const own = pages.filter((entry) => entry.size === size).sort((a, b) => a.page - b.page);
		const file = `/data/lists/products/${size}/1.json`;
		if (own.length === 0) report({ file, pointer: '', message: 'does not exist, though every catalog has a first page.' });
		const seen: Resource[] = [];
		for (const [index, { file, page }] of own.entries()) {
			const list = files.json(file, report) as (Resource & { products: Resource[] }) | undefined;
			if (!list) continue;
			const last = index === own.length - 1;
			const expected = { page: index + 1, total_count: products.size, total_pages: Math.ceil(products.size / size) };
			for (const [member, value] of Object.entries(expected)) {
				if (list[member] !== value) report({ file, pointer: `/${member}`, message: `is ${list[member]} instead of ${value}.` });
			}
			if (page !== index + 1) report({ file, pointer: '', message: `leaves a gap before page ${page}.` });
			if (!last && list.products.length !== size) {
				report({ file, pointer: '/products', message: `has ${list.products.length} products instead of ${size}.` });
			}
			for (const [at, item] of list.products.entries()) checkItem(file, `/products/${at}`, item, products, report);
			seen.push(...list.products);
		}
		checkOrder(file, seen, report);
		if (seen.length !== products.size) {
			report({ file, pointer: '/products', message: `and its later pages have ${seen.length} of ${products.size} products.` });
		}
	}
}

function checkItem(
	file: string,
	pointer: string,
	item: Resource,
	products: ReadonlyMap<string, Resource>,
	report: Report,
): void {
	const detail = products.get(String(item['slug']));
	if (!detail) return report({ file, pointer, message: `has no file /api/products/${item['slug']}.json.` });
	for (const [member, value] of Object.entries(item)) {
		if (JSON.stringify(value) !== JSON.stringify(detail[member])) {
			report({ file, pointer: `${pointer}/${member}`, message: 'differs from the product itself.' });
		}
	}
}

/** Name order and no duplicate: each entry stands strictly behind the one before. */
function checkOrder(file: string, items: readonly Resource[], report: Report): void {
	const key = (item: Resource) => [...String(item['name'] ?? '').normalize('NFKC').toLowerCase()].map((c) => c.codePointAt(0) ?? 0);
	for (const [index, item] of items.entries()) {
		const before = items[index - 1];
		if (!before) continue;
		const order = compare(key(before), key(item)) || (String(before['slug']) < String(item['slug']) ? -1 : 1);
		if (order > 0) {
			report({ file, pointer: '/products', message: `has \`${item['slug']}\` after \`${before['slug']}\`, against name order.` });
		}
	}
	const slugs = items.map((item) => item['slug']);
	if (new Set(slugs).size !== slugs.length) report({ file, pointer: '/products', message: 'and its later pages repeat a product.' });
}

function compare(a: readonly number[], b: readonly number[]): number {
	const index = a.findIndex((code, at) => code !== b[at]);
	if (index < 0) return a.length - b.length;
	return (a[index] ?? 0) - (b[index] ?? -1);
}

/** Newest first, each entry equal to its own file; leaderboards count 1, 2, 3 … and name visible products. */
export function checkLaunchPeriods(files: PublishedFiles, { products, launchPeriods }: Resources, report: Report): void {
	const file = '/api/launch_periods.json';
	const list = files.json(file, report) as { launch_periods: Resource[] } | undefined;
	for (const [index, period] of list?.launch_periods.entries() ?? []) {
		const pointer = `/launch_periods/${index}`;
		const own = launchPeriods.get(String(period['slug']));
		if (JSON.stringify(own?.launch_period) !== JSON.stringify(period)) {
			report({ file, pointer, message: `differs from /api/launch_periods/${period['slug']}.json.` });
		}
		const before = list?.launch_periods[index - 1];
		if (before && String(before['starts_on']) <= String(period['starts_on'])) {
			report({ file, pointer, message: 'is not older than the one before.' });
		}
	}
	const newest = [...launchPeriods.values()].map(({ launch_period }) => String(launch_period['starts_on'])).sort().reverse();
	const listed = list?.launch_periods.map((period) => String(period['starts_on'])) ?? [];
	if (JSON.stringify(newest.slice(0, 26)) !== JSON.stringify(listed)) {
		report({ file, pointer: '/launch_periods', message: 'is not the newest launch periods.' });
	}
	for (const [slug, { rankings }] of launchPeriods) {
		const own = `/api/launch_periods/${slug}.json`;
		for (const [index, ranking] of rankings.entries()) {
			const pointer = `/rankings/${index}`;
			if (ranking['position'] !== index + 1) report({ file: own, pointer: `${pointer}/position`, message: `is not ${index + 1}.` });
			if (!products.has(String(ranking['product']))) {
				report({ file: own, pointer: `${pointer}/product`, message: `has no file /api/products/${ranking['product']}.json.` });
			}
			const before = rankings[index - 1];
			if (before && Number(before['score']) < Number(ranking['score'])) {
				report({ file: own, pointer: `${pointer}/score`, message: 'is higher than the one before.' });
			}
		}
	}
}
