/** Inspects a finished build before it goes live, with the contract, the files and `src/urls`: no code that renders them. */
import { hash } from 'node:crypto';
import type { OnDemandRoute } from '../urls/on-demand.ts';
import { type ApiRules, contractPathOf, type Reporter, readContract, VerifyError, type Violation } from './contract.ts';
import { type Inspector, inspectFile, isInNameOrder, type ListItem } from './inspect-file.ts';
import { LinkTargets, PublishedFiles } from './published-files.ts';

export interface VerifyOptions {
	/** Files that this code has verified before, next to the same other files. */
	readonly sound?: ReadonlyMap<string, { readonly sha256: string; readonly size: number }> | undefined;
	/** Slugs of products that no file may name. */
	readonly hidden?: ReadonlySet<string>;
	/** Whether a link of this file may name an element that does not exist. */
	readonly mayMissElements?: (file: string) => boolean;
	/** Whether the host only sends files, so that an address is that of a file. */
	readonly isStatic?: boolean;
	/** Routes of a board that its server renders on request, to which links may lead. */
	readonly onDemandRoutes?: readonly OnDemandRoute[];
}

const manifestFile = '/data/manifest.json';
const weeksFile = '/api/launch_periods.json';

/** Read once, because compiling its schemas takes as long as checking many files. */
let contract: ApiRules | undefined;

/**
 * @param folder - The published folder, `dist/client`.
 * @throws {VerifyError} with every violation.
 */
export function verifyRelease(folder: string, options: VerifyOptions = {}): void {
	const { sound, hidden = new Set(), mayMissElements = () => false, isStatic = false, onDemandRoutes = [] } = options;
	const files = new PublishedFiles(folder);
	const violations: Violation[] = [];
	const report: Reporter = (violation) => void violations.push(violation);
	contract ??= readContract();
	const manifest = readManifest(files, report);
	if (!manifest) throw new VerifyError(violations);
	const inspector: Inspector = {
		contract,
		targets: new LinkTargets(files, manifest.base_url, isStatic, onDemandRoutes),
		hidden,
		mayMissElements,
	};
	const listed = new Map(manifest.files.map((entry) => [entry.path, entry]));
	let areListsSound = true;
	for (const file of files.paths) {
		if (file === manifestFile) continue;
		const known = sound?.get(file);
		const bytes = known ? undefined : files.bytes(file);
		const own = known ?? { size: bytes?.length, sha256: hash('sha256', bytes ?? '', 'hex') };
		const entry = listed.get(file);
		const at = (message: string) => report({ file, pointer: '', message });
		if (!entry) at(`is not listed in ${manifestFile}.`);
		else if (entry.size !== own.size || entry.sha256 !== own.sha256)
			at(`is not the file that ${manifestFile} describes.`);
		if (!bytes) continue;
		inspectFile(file, bytes, inspector, report);
		if (contractPathOf(file) === '/api/products') areListsSound = false;
	}
	for (const file of listed.keys()) {
		if (!files.paths.has(file)) report({ file, pointer: '', message: `does not exist, but ${manifestFile} lists it.` });
	}
	checkPaths(files, contract, report);
	if (violations.length === 0 && !areListsSound) checkLists(files, contract, report);
	if (violations.length === 0) checkWeeks(files, contract, report);
	if (violations.length > 0) throw new VerifyError(violations);
}

interface Manifest {
	readonly base_url: string;
	readonly files: readonly { readonly path: string; readonly size: number; readonly sha256: string }[];
}

function readManifest(files: PublishedFiles, report: Reporter): Manifest | undefined {
	const fault = (message: string) => report({ file: manifestFile, pointer: '', message });
	if (!files.paths.has(manifestFile)) return void fault('does not exist.');
	const manifest = files.json(manifestFile) as Partial<Manifest>;
	if (URL.canParse(String(manifest.base_url)) && Array.isArray(manifest.files)) return manifest as Manifest;
	return void fault('has no address of the site, or no list of the published files.');
}

/** Every path of the contract has a file, unless there is nothing of its kind. */
function checkPaths({ paths }: PublishedFiles, { bodies }: ApiRules, report: Reporter): void {
	const published = new Set(Array.from(paths, contractPathOf));
	for (const path of bodies.keys()) {
		const pages = path === '/api/products/{slug}' ? '/products/' : '/launches/';
		const isOfNothing = path.endsWith('{slug}') && ![...paths].some((file) => file.startsWith(pages));
		if (published.has(path) || isOfNothing) continue;
		report({ file: path, pointer: '', message: 'is in the contract but has no file.' });
	}
}

/** As many weeks are listed as there are, up to the contract's maximum. */
function checkWeeks(files: PublishedFiles, { listedWeeks }: ApiRules, report: Reporter): void {
	const published = [...files.paths].filter((file) => contractPathOf(file) === '/api/launch_periods/{slug}').length;
	const { launch_periods: listed } = files.json(weeksFile) as { readonly launch_periods: readonly unknown[] };
	const expected = Math.min(listedWeeks, published);
	const message = `has ${listed.length} weeks instead of ${expected}.`;
	if (listed.length !== expected) report({ file: weeksFile, pointer: '/launch_periods', message });
}

interface List {
	readonly page: number;
	readonly total_count: number;
	readonly total_pages: number;
	readonly products: readonly ListItem[];
}

/** The pages of each size hold every product once, in name order, and tell how many there are. */
function checkLists(files: PublishedFiles, { pageSizes }: ApiRules, report: Reporter): void {
	const published = [...files.paths].filter((file) => contractPathOf(file) === '/api/products/{slug}').length;
	const expected = new Set<string>();
	for (const size of pageSizes) {
		const total = Math.ceil(published / size);
		let last: ListItem | undefined;
		for (let page = 1; page <= Math.max(1, total); page++) {
			const file = `/api/lists/products/${size}/${page}.json`;
			expected.add(file);
			const fault = (pointer: string, message: string) => report({ file, pointer, message });
			if (!files.paths.has(file)) {
				fault('', 'does not exist.');
				continue;
			}
			const list = files.json(file) as List;
			const totals = { page, total_count: published, total_pages: total };
			for (const member of ['page', 'total_count', 'total_pages'] as const) {
				if (list[member] !== totals[member]) fault(`/${member}`, `is ${list[member]} instead of ${totals[member]}.`);
			}
			const count = Math.min(size, published - (page - 1) * size);
			if (list.products.length !== count)
				fault('/products', `has ${list.products.length} products instead of ${count}.`);
			const [first] = list.products;
			if (last && first && !isInNameOrder(last, first)) fault('/products/0', 'belongs on an earlier page.');
			for (const [index, { slug }] of list.products.entries()) {
				const own = `/api/products/${slug}.json`;
				if (!files.paths.has(own)) fault(`/products/${index}`, `has no file ${own}.`);
			}
			last = list.products.at(-1);
		}
	}
	for (const file of files.paths) {
		if (contractPathOf(file) !== '/api/products' || expected.has(file)) continue;
		report({
			file,
			pointer: '',
			message: `is not a page of ${published} products in sizes of ${pageSizes.join(' and ')}.`,
		});
	}
}
