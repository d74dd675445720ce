/**
 * What two spellings of a website's address have in common: host and path in lower case, without `www.`, port, query and a
 * slash at the end. `undefined` for what is no http address.
 */
export function websiteKey(address: string): string | undefined {
	const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
	if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return undefined;
	return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/(?<!\/)\/+$/, '')}`.toLowerCase();
}
