/** How many files this process may open; Node itself raises the soft limit to the hard one. Infinity where there is none. */
export function openFileLimit(): number {
	// Resolving the names of network addresses takes time; the types do not know the switch.
	Reflect.set(process.report, 'excludeNetwork', true);
	const { userLimits } = process.report.getReport() as {
		readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
	};
	const limit = Number(userLimits?.open_files?.soft);
	return Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit;
}
