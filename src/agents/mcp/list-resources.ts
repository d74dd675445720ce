/**
 * The list of resources, in pages: documents, then the pages of categories and of weeks. Products and makers are many, and
 * their names are text of strangers: templates with completion lead to them.
 */
import { type McpServer, ProtocolError, ProtocolErrorCode, type Resource } from '@modelcontextprotocol/server';
import { categoryPage, launchPeriodPage } from '../../routes/paths.ts';
import { vocabularyOf } from '../catalog-files.ts';
import { weekWinners } from '../product-table.ts';
import { type AgentSite, memoize } from '../site.ts';
import { hideFaults } from './hide-errors.ts';
import { iconsOf } from './icons.ts';

export interface FixedResource {
	readonly name: string;
	readonly path: string;
	readonly title: string;
	readonly mimeType: string;
}

const pageSize = 50;

/** Replaces the list of the SDK, which has no pages. */
export function publishResources(server: McpServer, site: AgentSite, fixed: readonly FixedResource[]): void {
	server.server.setRequestHandler('resources/list', async ({ params }) => {
		const all = await hideFaults(site, () => memoize(site, 'resources', () => listResources(site, fixed)));
		const start = startOf(params?.cursor, all.length);
		const next = start + pageSize;
		return { resources: all.slice(start, next), ...(next < all.length && { nextCursor: String(next) }) };
	});
}

/** @throws {ProtocolError} for what is no cursor of this list. */
function startOf(cursor: string | undefined, length: number): number {
	if (cursor === undefined) return 0;
	const start = /^[1-9]\d{0,5}$/.test(cursor) ? Number(cursor) : length;
	if (start < length && start % pageSize === 0) return start;
	throw new ProtocolError(
		ProtocolErrorCode.InvalidParams,
		'No list has this cursor. List the resources from the first page.',
	);
}

async function listResources(site: AgentSite, fixed: readonly FixedResource[]): Promise<Resource[]> {
	const [{ categories }, weeks] = await Promise.all([vocabularyOf(site), weekWinners(site)]);
	const icons = iconsOf(site.baseUrl);
	const page = (name: string, title: string, path: string, mimeType = 'text/markdown'): Resource => ({
		uri: `${site.baseUrl}${path}`,
		name,
		title,
		mimeType,
		icons,
	});
	return [
		...fixed.map(({ name, path, title, mimeType }) => page(name, title, path, mimeType)),
		...categories.map(({ slug, name }) => page(slug, `Category: ${name}`, `${categoryPage(slug)}.md`)),
		...weeks.map(({ slug }) => page(slug, `Leaderboard of ${slug}`, `${launchPeriodPage(slug)}.md`)),
	];
}
