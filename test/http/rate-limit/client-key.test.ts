import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientKey } from '../../../src/http/rate-limit/sliding-log.ts';

describe('clientKey', () => {
	test.for([
		['192.0.2.1', '192.0.2.1'],
		['::ffff:192.0.2.1', '192.0.2.1'],
		['::FFFF:c000:0201', '192.0.2.1'],
		['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
		['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
		['2001:db8::1', '2001:db8:0:0::/64'],
		['2001:db8:1:2::', '2001:db8:1:2::/64'],
		['::1', '0:0:0:0::/64'],
		['fe80::1%eth0', 'fe80:0:0:0::/64'],
		['not an address', 'not an address'],
		['a:b', 'a:b'],
		['', ''],
	] as const)('of %s is %s', ([address, key]) => {
		expect(clientKey(address)).toBe(key);
	});

	test('is one for all addresses of a /64, and another outside of it', () => {
		const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
		const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));
		fc.assert(
			fc.property(half, half, half, half, (network, a, b, other) => {
				fc.pre(network !== other && !network.startsWith('0:0:0:0') && !other.startsWith('0:0:0:0'));
				expect(isIPv6(`${network}:${a}`)).toBe(true);
				expect(clientKey(`${network}:${a}`)).toBe(clientKey(`${network}:${b}`));
				expect(clientKey(`${network}:${a}`)).not.toBe(clientKey(`${other}:${a}`));
			}),
		);
	});
});
