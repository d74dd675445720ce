/** Browsers keep to https for a year (RFC 6797 section 6.1). A site on http must not promise it (section 7.2). */
export function transportHeaders(baseUrl: string): Readonly<Record<string, string>> {
	return baseUrl.startsWith('https:') ? secure : plain;
}

const secure = { 'Strict-Transport-Security': 'max-age=31536000' };
const plain = {};
