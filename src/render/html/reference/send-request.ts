/** Sends a GET request to this site, past the cache of the browser. @returns A sentence, and the response if there was one. */
export async function sendRequest(path: string): Promise<{ readonly summary: string; readonly text?: string }> {
	const url = URL.parse(path, location.origin);
	if (url?.origin !== location.origin) return { summary: 'Cannot send this request. Enter a path of this site.' };
	try {
		const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
		const wait = response.headers.get('Retry-After');
		const summary = `Status ${response.status}.${wait ? ` Run it again in ${wait} seconds.` : ''}`;
		return { summary, text: `${headersOf(response)}\n${formatted(await response.text())}` };
	} catch {
		return { summary: 'No response. Check the connection, then run it again.' };
	}
}

/** Those that the API names as meant for clients, and what the body is. */
function headersOf({ headers }: Response): string {
	const exposed = headers.get('Access-Control-Expose-Headers')?.toLowerCase().split(', ') ?? [];
	const shown = ['content-type', 'cache-control', ...exposed];
	return Array.from(headers, ([name, value]) => (shown.includes(name) ? `${name}: ${value}\n` : '')).join('');
}

function formatted(body: string): string {
	try {
		return JSON.stringify(JSON.parse(body), null, 2);
	} catch {
		return body;
	}
}
