/** Descriptors for everything that is no connection: modules, files of a release, the store of the limit, logs. */
const reserved = 64;

/** How many connections the system lets this process have. Node itself raises the soft limit to the hard one. */
export function connectionLimit(): number {
	// Looking up the names of network addresses takes time; the types do not know the switch.
	Reflect.set(process.report, 'excludeNetwork', true);
	const { userLimits } = process.report.getReport() as {
		readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
	};
	const files = Number(userLimits?.open_files?.soft);
	return Number.isNaN(files) ? Number.POSITIVE_INFINITY : Math.max(1, files - reserved);
}
