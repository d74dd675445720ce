/** The addresses of clients: who sent a request, and who is in a list of addresses. */
import { BlockList, isIP } from 'node:net';

/**
 * The address of the client. Each trusted proxy appends the address it saw to `X-Forwarded-For`, so with `n` of them
 * the n-th entry from the right is true; everything left of it is what the client claims. A request with fewer entries
 * did not come through all proxies, and counts for the socket it came from.
 *
 * @param socketAddress - The other end of the connection.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null, trustedProxies: number): string {
	if (trustedProxies === 0 || forwardedFor === null) return socketAddress;
	return addressIn(forwardedFor.split(',').at(-trustedProxies)?.trim() ?? '') ?? socketAddress;
}

/**
 * The address in an entry of `X-Forwarded-For`. Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`
 * (a port takes an IPv6 address into brackets, RFC 3986 section 3.2.2).
 */
function addressIn(entry: string): string | undefined {
	if (isIP(entry)) return entry;
	const [, bracketed = '', plain = ''] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([^:]+):\d{1,5})$/.exec(entry) ?? [];
	if (isIP(bracketed) === 6) return bracketed;
	return isIP(plain) === 4 ? plain : undefined;
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
