import type { Host } from './request-suite.ts';

/** Sends requests to a server that trusts one proxy; requests without a client come from a new one each. */
export function sender(url: string): Host['send'] {
	let clients = 0;
	return (path, { client, headers, ...init } = {}) => {
		const address = client ?? `2001:db8:${(clients++).toString(16)}::1`;
		return fetch(`${url}${path}`, {
			...init,
			redirect: 'manual',
			headers: { ...headers, 'x-forwarded-for': address },
			signal: AbortSignal.timeout(20_000),
		});
	};
}
