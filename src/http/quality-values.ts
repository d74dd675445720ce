/** What a header such as `Accept` names, in lower case, with its weight (RFC 9110 section 12.4.2); 0 for one that is no weight. */
export function qualityValues(header: string): ReadonlyMap<string, number> {
	const values = new Map<string, number>();
	for (const entry of header.split(',')) {
		const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
		const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
		values.set(name, Math.max(values.get(name) ?? 0, weight >= 0 && weight <= 1 ? weight : 0));
	}
	return values;
}
