/** Runs Lighthouse over one page with its defaults for a phone, and reads its report. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../../src/build/build-error.ts';
import { packagedTool } from '../packaged-tool.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { measure } from './measure.ts';

/** The measured scores, in the order of the report. */
export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type ScoreName = (typeof scoreNames)[number];

export interface PageReport {
	/** From 0 to 1. */
	readonly scores: Readonly<Record<ScoreName, number>>;
	/** Audits that cost points, by name. */
	readonly failed: Readonly<Record<ScoreName, readonly string[]>>;
	/** Bytes over the wire with their headers: document and stylesheets. */
	readonly markup: number;
	/** The same of scripts. */
	readonly scripts: number;
	readonly requests: number;
	/** URLs of requests to other hosts. */
	readonly otherHosts: readonly string[];
}

interface AuditReference {
	readonly id: string;
	readonly weight: number;
}

/** The parts of Lighthouse's report that are read. */
export interface LighthouseReport {
	readonly finalDisplayedUrl: string;
	readonly categories: Readonly<Record<ScoreName, { score: number | null; auditRefs: readonly AuditReference[] }>>;
	readonly audits: Readonly<Record<string, { score: number | null; details?: { items?: readonly unknown[] } }>>;
	readonly runtimeError?: { readonly message: string };
}

/**
 * @param skipped - Audits that are left out.
 * @throws {SettingsError} when Lighthouse is not installed.
 */
export async function runLighthouse(
	directory: BenchDirectory,
	chrome: string,
	url: string,
	skipped: readonly string[],
): Promise<PageReport> {
	const command = packagedTool('lighthouse');
	const file = join(directory.folder, 'lighthouse.json');
	const options = [
		'--quiet',
		'--no-enable-error-reporting',
		'--output=json',
		`--output-path=${file}`,
		`--only-categories=${scoreNames.join()}`,
		'--chrome-flags=--headless=new --no-sandbox',
		...(skipped.length > 0 ? [`--skip-audits=${skipped.join()}`] : []),
	];
	await measure(directory, process.execPath, [command, url, ...options], {
		cwd: directory.folder,
		env: { CHROME_PATH: chrome },
	});
	// Lighthouse wrote it a moment ago, in the form that its version is pinned for.
	return readReport(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport);
}

interface Transfer {
	readonly url: string;
	readonly resourceType?: string;
	readonly transferSize?: number;
}

/** @throws {BuildError} when the page could not be measured. */
export function readReport({ finalDisplayedUrl, categories, audits, runtimeError }: LighthouseReport): PageReport {
	if (runtimeError) throw new BuildError(`Cannot measure ${finalDisplayedUrl}: ${runtimeError.message}`);
	const transfers = (audits['network-requests']?.details?.items ?? []) as readonly Transfer[];
	const { origin } = new URL(finalDisplayedUrl);
	const bytes = (...types: readonly string[]) =>
		transfers
			.filter(({ resourceType = '' }) => types.includes(resourceType))
			.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
	const each = <Value>(of: (name: ScoreName) => Value): Record<ScoreName, Value> => ({
		performance: of('performance'),
		accessibility: of('accessibility'),
		'best-practices': of('best-practices'),
		seo: of('seo'),
	});
	const failed = ({ id, weight }: AuditReference) => weight > 0 && (audits[id]?.score ?? 1) < 0.9;
	return {
		scores: each((name) => categories[name].score ?? 0),
		failed: each((name) => categories[name].auditRefs.filter(failed).map(({ id }) => id)),
		markup: bytes('Document', 'Stylesheet'),
		scripts: bytes('Script'),
		requests: transfers.length,
		otherHosts: transfers.map(({ url }) => url).filter((url) => /^https?:/.test(url) && new URL(url).origin !== origin),
	};
}
