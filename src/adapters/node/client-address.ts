import { BlockList, isIP } from 'node:net';
import type { Decision, Eventually, Limiter } from '../../edge/ports.ts';

/**
 * The address of the client. Each trusted proxy appends the address it saw to `X-Forwarded-For`, so with `n` of them
 * the n-th entry from the right is true; everything left of it is what the client claims. A request with fewer entries
 * did not come through all proxies, and counts for the socket it came from.
 *
 * @param socketAddress - The other end of the connection.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
	if (trustedProxies === 0 || forwardedFor === undefined) return socketAddress;
	const claimed = forwardedFor.split(',').at(-trustedProxies)?.trim() ?? '';
	return isIP(claimed) ? claimed : socketAddress;
}

/**
 * A limiter that does not count the listed clients.
 *
 * @param list - Addresses and CIDR ranges, as the settings have checked them.
 */
export function exempting(list: readonly string[], limiter: Limiter): Limiter {
	if (list.length === 0) return limiter;
	const exempt = blockList(list);
	const accepted: Decision = { accepted: true };
	return {
		take: (client): Eventually<Decision> => {
			const address = client.replace(/\/64$/, '');
			const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
			return isIP(address) && exempt.check(address, family) ? accepted : limiter.take(client);
		},
	};
}

function blockList(list: readonly string[]): BlockList {
	const result = new BlockList();
	for (const entry of list) {
		const [address = '', prefix] = entry.split('/');
		const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
		result.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
	}
	return result;
}
