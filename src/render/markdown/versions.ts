import type { Page } from '../../catalog/catalog.ts';
import { versionsPage } from '../../routes/paths.ts';

/**
 * What may change in the API, and how, as a page of prose.
 *
 * @param source - `src/contract/versions.md`.
 * @param version - Of the contract.
 */
export const versionsOf = (source: string, version: string): Page => ({
	slug: versionsPage.slice(1),
	title: 'Versions and deprecation',
	description: 'What a client can rely on, what may be added at any time, and how something would end.',
	body: source.replaceAll('{version}', version),
});
