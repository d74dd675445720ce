/** The changelog of the API and its policy on versions as pages of prose, from the files beside the contract. */
import { parse } from 'yaml';
import type { Page } from '../../catalog/catalog.ts';
import { capitalized } from '../../contract/text.ts';
import { apiChangesPage, versionsPage } from '../../urls/paths.ts';
import { longDate } from '../shared/dates.ts';

/** Changes of the API that were released on one day. */
interface ApiRelease {
	/** `YYYY-MM-DD`. */
	readonly date: string;
	/** The version of the contract since that day. */
	readonly version: string;
	readonly changes: readonly ApiChange[];
}

interface ApiChange {
	readonly kind: 'added' | 'changed' | 'deprecated' | 'removed' | 'fixed' | 'security';
	/** In Markdown. */
	readonly text: string;
}

/**
 * Every release of the API, newest first.
 *
 * @param source - `src/contract/changes.yaml`, which tests hold to this shape.
 */
const apiReleases = (source: string): ApiRelease[] => parse(source) as ApiRelease[];

/** The day of the newest release. */
export const lastApiChange = (source: string): string | undefined => apiReleases(source)[0]?.date;

/** @param source - `src/contract/changes.yaml`. */
export const apiChangesOf = (source: string): Page => ({
	slug: apiChangesPage.slice(1),
	title: 'API changelog',
	description: 'Changes to the API, to MCP and A2A, and to the files, release by release.',
	body: apiReleases(source).map(sectionOf).join('\n\n'),
});

function sectionOf({ date, version, changes }: ApiRelease, index: number, all: readonly ApiRelease[]): string {
	const kinds = Map.groupBy(changes, ({ kind }) => kind);
	const lists = [...kinds].flatMap(([kind, some]) => [
		`**${capitalized(kind)}**`,
		some.map(({ text }) => `- ${text.trim()}`).join('\n'),
	]);
	const isFirst = all[index + 1]?.version !== version;
	return [
		`## Release of ${longDate(date, 'en')}`,
		...(isFirst ? [`Version ${version} of the contract.`] : []),
		...lists,
	].join('\n\n');
}

/**
 * The policy on versions of the API as a page of prose.
 *
 * @param source - `src/contract/versions.md`.
 * @param version - Of the contract.
 */
export const versionsOf = (source: string, version: string): Page => ({
	slug: versionsPage.slice(1),
	title: 'Versions and deprecation',
	description: 'What clients can rely on, what we may add at any time, and how we retire features.',
	body: source.replaceAll('{version}', version),
});
