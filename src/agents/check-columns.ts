/** A release that other code built may lack columns that this code reads: after an upgrade, until the next build. */
import { type Facets, facetColumns } from '../contract/facets.ts';
import { facetsFile } from '../routes/paths.ts';

/** @throws {Error} that tells the operator what to do, when a column is missing or has another number of rows. */
export function checkColumns({ columns }: Facets, rows: number): void {
	const known = new Map<string, readonly unknown[]>(Object.entries(columns));
	const lacking = facetColumns.filter((name) => known.get(name)?.length !== rows);
	if (lacking.length === 0) return;
	throw new Error(
		`\`${facetsFile}\` lacks what this server reads: ${lacking.join(', ')}. Another version built this release. Build the catalog.`,
	);
}
