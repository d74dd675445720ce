/** Copies of the checkout, so that no bench touches what is live, or waits for another build. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildMemory } from '../../src/build/run-build.ts';
import { writeCatalog } from '../seed/write-catalog.ts';
import { type BenchDirectory, type Measurement, measure } from './measure.ts';

/** The date of every measured build; the newest seeded week is active on it. */
export const benchDate = '2026-11-20';

const copied = 'src scripts public content astro.config.mjs package.json package-lock.json tsconfig.json'.split(' ');

export interface Checkout {
	readonly folder: string;
	readonly content: string;
	/** What a build publishes. */
	readonly out: string;
}

/** A copy of the checkout beside a seeded catalog. */
export function seededCheckout({ root, folder }: BenchDirectory, products: number): Checkout {
	const content = join(folder, `content-${products}`);
	writeCatalog({ products, periods: 104, out: content, seed: 1 });
	const target = join(folder, `checkout-${products}`);
	mkdirSync(target);
	for (const part of copied) {
		if (existsSync(join(root, part))) cpSync(join(root, part), join(target, part), { recursive: true });
	}
	return { folder: target, content, out: join(target, 'dist') };
}

/** One build that may keep what is there. */
export function rebuildCheckout(
	directory: BenchDirectory,
	{ folder, content, out }: Checkout,
	settings: Readonly<Record<string, string>>,
): Promise<Measurement> {
	const compiled = join(folder, '.builds/cache/compiled');
	const env = {
		CONTENT_DIR: content,
		OUT_DIR: out,
		CATALOG_DATE: benchDate,
		NODE_COMPILE_CACHE: compiled,
		...settings,
	};
	return measure(directory, process.execPath, [buildMemory, 'scripts/build.ts'], { cwd: folder, env });
}

/** One full build with nothing left to reuse, without pictures. */
export function buildCheckout(directory: BenchDirectory, checkout: Checkout): Promise<Measurement> {
	for (const path of [checkout.out, join(checkout.folder, '.builds')]) rmSync(path, { recursive: true, force: true });
	return rebuildCheckout(directory, checkout, { EXTRAS: 'none' });
}
