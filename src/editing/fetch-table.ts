/** Tables that another service publishes at an address. */
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { requestError } from '../build/status.ts';
import { withoutCredentials } from '../contract/errors.ts';
import { UserError } from '../user-error.ts';

/** A thousand products take a tenth of it. */
const maximumBytes = 1_000_000;
const maximumRedirects = 5;

/**
 * Requests a table. Redirects are followed to https addresses and within the same host.
 *
 * @param address - https; http only on this machine.
 * @param milliseconds - How long the whole response may take.
 * @returns What messages call it, which leaves out the query because that may be secret, and its bytes.
 * @throws {UserError} One sentence about an address that cannot be used, or that does not respond with a table.
 */
export async function fetchTable(address: string, milliseconds = 10_000): Promise<[name: string, bytes: Buffer]> {
	const first = URL.parse(address);
	const isLocal = first?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(first.hostname);
	if (!first || `${first.username}${first.password}` !== '' || !(isLocal || first.protocol === 'https:')) {
		const remedy = 'Write one that begins with `https://` and has no user name.';
		throw new UserError(`Cannot use the address \`${withoutCredentials(address.split('?', 1)[0] ?? '')}\`. ${remedy}`);
	}
	const name = first.origin + first.pathname;
	const end = new AbortController();
	try {
		const signal = AbortSignal.any([AbortSignal.timeout(milliseconds), end.signal]);
		return [name, await request(first, name, signal)];
	} catch (error) {
		throw requestError(error, name, milliseconds);
	} finally {
		// A response that nobody reads to its end would keep the process running.
		end.abort();
	}
}

async function request(url: URL, name: string, signal: AbortSignal, redirects = 0): Promise<Buffer> {
	const response = await fetch(url, { headers: { Accept: 'application/json, text/csv' }, redirect: 'manual', signal });
	const location = response.headers.get('location');
	if (response.status >= 300 && response.status < 400 && location !== null) {
		const next = URL.parse(location, url);
		if (redirects < maximumRedirects && next && (next.protocol === 'https:' || next.origin === url.origin)) {
			return request(next, name, signal, redirects + 1);
		}
		throw new UserError(`\`${name}\` redirects too often, or to an address without https. Use the last address.`);
	}
	if (response.status !== 200) throw new UserError(`\`${name}\` responds with ${response.status} instead of 200.`);
	if (response.headers.get('content-type')?.startsWith('text/html')) {
		throw new UserError(`\`${name}\` is a web page. Use the address of the table, CSV or JSON, itself.`);
	}
	const chunks: Uint8Array[] = [];
	let size = 0;
	// A stream can be iterated in Node, and not yet in the browsers whose types it has here.
	for await (const chunk of (response.body as NodeStream<Uint8Array> | null) ?? []) {
		size += chunk.length;
		if (size > maximumBytes) throw new UserError(`\`${name}\` has more than ${maximumBytes / 1e6} MB.`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
