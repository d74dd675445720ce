/** Every product and every week has its card and its badges, when there are any, and pictures tell nothing but pixels. */
import type { Leaderboard } from './check-launch-periods.ts';
import type { Resource } from './check-product-lists.ts';
import type { PublishedFiles } from './published-files.ts';
import { readPng } from './read-png.ts';
import { findSvgFault } from './svg-fault.ts';
import type { Report } from './violation.ts';

const card = { width: 1_200, height: 630 } as const;
const largestIcon = 128;

/** Chunks that say how to show the pixels. Texts, times and camera data have no place in a published picture. */
const plainChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM', 'pHYs', 'sBIT', 'bKGD']);

export function checkPictures(
	files: PublishedFiles,
	products: ReadonlyMap<string, Resource>,
	launchPeriods: ReadonlyMap<string, Leaderboard>,
	report: Report,
): void {
	for (const path of files.paths) {
		if (path.startsWith('/icons/')) checkIcon(path, files, products, report);
		else if (path.startsWith('/images/')) checkCard(path, files, report);
		else if (path.startsWith('/badges/')) checkBadge(path, files, report);
	}
	const present = [...files.paths].filter((path) => /^\/(?:images|badges)\//.test(path));
	if (present.length === 0) return;
	const expected = new Set([
		'/images/site.png',
		'/badges/listed.svg',
		...[...products.keys()].map((slug) => `/images/products/${slug}.png`),
		...[...launchPeriods.keys()].map((slug) => `/images/launches/${slug}.png`),
		...[...launchPeriods].flatMap(([slug, period]) =>
			placesOf(period).map((product) => `/badges/${product}/${slug}.svg`),
		),
	]);
	for (const file of expected) {
		if (!files.paths.has(file)) report({ file, pointer: '', message: 'does not exist, though there are pictures.' });
	}
	for (const file of present) {
		if (!expected.has(file)) report({ file, pointer: '', message: 'is a picture of nothing that is published.' });
	}
}

/** The first three products of a week that is over. */
function placesOf({ launch_period, rankings }: Leaderboard): unknown[] {
	return launch_period.status === 'finished' ? rankings.slice(0, 3).map(({ product }) => product) : [];
}

function checkIcon(file: string, files: PublishedFiles, products: ReadonlyMap<string, Resource>, report: Report): void {
	const size = checkPng(file, files, report);
	if (size && Math.max(size.width, size.height) > largestIcon) {
		report({ file, pointer: '', message: `has ${size.width} × ${size.height} pixels, more than ${largestIcon}.` });
	}
	const [, slug] = /^\/icons\/([^/]+)\.png$/.exec(file) ?? [];
	if (slug === undefined || !products.has(slug)) report({ file, pointer: '', message: 'is the icon of no product.' });
}

function checkCard(file: string, files: PublishedFiles, report: Report): void {
	const size = checkPng(file, files, report);
	if (!size || (size.width === card.width && size.height === card.height)) return;
	const message = `has ${size.width} × ${size.height} pixels instead of ${card.width} × ${card.height}.`;
	report({ file, pointer: '', message });
}

function checkPng(file: string, files: PublishedFiles, report: Report) {
	const facts = readPng(files.bytes(file));
	if (!facts) report({ file, pointer: '', message: 'is no whole PNG.' });
	const strange = facts?.chunks.find((name) => !plainChunks.has(name));
	if (strange !== undefined) report({ file, pointer: '', message: `holds metadata, a chunk \`${strange}\`.` });
	return facts;
}

function checkBadge(file: string, files: PublishedFiles, report: Report): void {
	const fault = findSvgFault(files.text(file));
	if (fault !== undefined) report({ file, pointer: '', message: fault });
}
