import { BlockList, isIP } from 'node:net';

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
 * Whether an address is in a list. An IPv4 address mapped into IPv6 is matched as the IPv4 address.
 *
 * @param list - Addresses and CIDR ranges, as the settings have checked them.
 */
export function addressMatcher(list: readonly string[]): (address: string) => boolean {
	if (list.length === 0) return () => false;
	const blocks = new BlockList();
	for (const entry of list) {
		const [address = '', prefix] = entry.split('/');
		const family = familyOf(address);
		blocks.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
	}
	return (address) => isIP(address) !== 0 && blocks.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
