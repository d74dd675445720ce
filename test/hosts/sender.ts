import type { Host } from './requests.ts';

/**
 * Sends requests to a server; those without a client come from a new one each.
 *
 * @param clientHeader - In which the server is told the client; by default as from the one proxy that it trusts.
 */
export function sender(url: string, clientHeader = 'x-forwarded-for'): Host['send'] {
	let clients = 0;
	return (path, { client, headers, ...init } = {}) => {
		const address = client ?? `2001:db8:${(clients++).toString(16)}::1`;
		return fetch(`${url}${path}`, {
			...init,
			redirect: 'manual',
			headers: { ...headers, [clientHeader]: address },
			signal: AbortSignal.timeout(20_000),
		});
	};
}
