/**
 * The key under which a client is counted: its IPv4 address, or the /64 network of its IPv6 address, which is what one
 * subscriber usually has. An IPv4 address mapped into IPv6 counts as the IPv4 address.
 *
 * @param address - As the host gives it; a zone such as `%eth0` is dropped.
 */
export function clientKey(address: string): string {
	if (!address.includes(':')) return address;
	// The URL parser knows every spelling of an IPv6 address and writes one of them.
	const host = URL.parse(`http://[${address.split('%', 1)[0]}]/`)?.hostname.slice(1, -1);
	if (host === undefined) return address;
	const [head = '', tail] = host.split('::');
	const first = head === '' ? [] : head.split(':');
	const last = tail ? tail.split(':') : [];
	const gap = tail === undefined ? 0 : 8 - first.length - last.length;
	const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
	if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') return ipv4(groups);
	return `${groups.slice(0, 4).join(':')}::/64`;
}

function ipv4(groups: readonly string[]): string {
	const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
	return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
