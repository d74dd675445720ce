/** What has changed in the API, release by release. */
import type { Catalog } from '../../catalog/catalog.ts';
import { apiChangesFeed, apiChangesPage, siteCard } from '../../routes/paths.ts';
import { renderProse } from '../html/prose.ts';
import { apiChangesOf, apiReleases, releaseText, releaseTitle } from '../markdown/api-changes.ts';
import type { Feed } from './feed.ts';

/** @param source - `src/contract/changes.yaml`. */
export function apiFeed({ site }: Pick<Catalog, 'site'>, source: string): Feed {
	// Each release is a section of the page.
	const { sections } = renderProse(apiChangesOf(source).body);
	return {
		name: apiChangesFeed,
		title: `${site.name}: changes of the API`,
		page: apiChangesPage,
		entries: apiReleases(source).map((release, index) => ({
			page: `${apiChangesPage}#${sections[index]?.id ?? ''}`,
			title: releaseTitle(release),
			summary: kindsOf(release),
			date: release.date,
			maker: undefined,
			categories: [],
			card: siteCard,
			content: { prose: releaseText(release) },
		})),
	};
}

/** How many changes of each kind there are, in the order in which they come. */
const kindsOf = ({ changes }: ReturnType<typeof apiReleases>[number]): string =>
	[...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, some]) => `${some.length} ${kind}`).join(', ');
