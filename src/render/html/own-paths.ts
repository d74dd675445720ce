/** The pages of a board that the table of pages does not have. */
import { ownRoutes } from 'virtual:launch-catalog/routes';

/** Their paths. */
export async function ownPaths(): Promise<string[]> {
	const paths = Object.entries(ownRoutes).map(async ([pattern, { getStaticPaths }]) => {
		const pages = (await getStaticPaths?.()) ?? [{ params: {} }];
		return pages.map(({ params }) =>
			pattern.replace(/\[(?:\.\.\.)?([^[\]]+)\]/g, (_, name: string) => params[name] ?? '').replace(/\/$/, ''),
		);
	});
	return (await Promise.all(paths)).flat();
}
