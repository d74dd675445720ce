import { BlockList, isIP } from 'node:net';

/** Addresses that are not of the public internet (IANA special-purpose registries, RFC 6890). */
const special = new BlockList();

for (const [network, bits] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const) {
	special.addSubnet(network, bits, 'ipv4');
}

/** The part of IPv6 that is given out, and what of it is not public. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

for (const [network, bits] of [
	['2001::', 23],
	['2001:db8::', 32],
	// Each holds an address of IPv4.
	['2002::', 16],
	['3fff::', 20],
] as const) {
	special.addSubnet(network, bits, 'ipv6');
}

/** Whether a numeric address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 4) return !special.check(address, 'ipv4');
	return isIP(address) === 6 && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
