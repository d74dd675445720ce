/** A release that other code built may lack columns that this code reads: after an upgrade, until the next build. */
import type { Facets } from '../contract/facets.ts';
import { facetsFile } from '../routes/paths.ts';

const columnNames = Object.keys({
	categories: true,
	pricing_model: true,
	maker: true,
	first_launched_on: true,
	votes: true,
	comments: true,
	best_score: true,
	average_rating: true,
	reviews_count: true,
	launches: true,
} satisfies Readonly<Record<keyof Facets['columns'], true>>);

/** @throws {Error} that tells the operator what to do, when a column is missing or has another number of rows. */
export function checkColumns({ columns }: Facets, rows: number): void {
	const known = new Map<string, readonly unknown[]>(Object.entries(columns));
	const lacking = columnNames.filter((name) => known.get(name)?.length !== rows);
	if (lacking.length === 0) return;
	throw new Error(
		`\`${facetsFile}\` lacks what this server reads: ${lacking.join(', ')}. Another version built this release. Build the catalog.`,
	);
}
