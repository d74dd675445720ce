import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientKey } from '../../../src/http/rate-limit/client-key.ts';
import { clientNumber } from '../../../src/http/rate-limit/client-number.ts';

describe('clientNumber', () => {
	test.for([
		['0.0.0.0', [0xffffffff, 0]],
		['192.0.2.1', [0xffffffff, 0xc0000201]],
		['255.255.255.255', [0xffffffff, 0xffffffff]],
		['0:0:0:0::/64', [0, 0]],
		['2001:db8:0:1::/64', [0x20010db8, 1]],
		['fe80:ffff:abcd:9::/64', [0xfe80ffff, 0xabcd0009]],
	] as const)('of %s is %o', ([key, number]) => {
		expect(clientNumber(key)).toEqual(number);
	});

	test.for([
		...['', 'unknown', '256.0.0.1', '1.2.3', '1.2.3.4.5', '1:2:3:4::/6', '1:2:3:4', '10000:2:3:4::/64'],
		'g:0:0:0::/64',
	])('of %o, which is no address, lies apart from those of addresses', (key) => {
		expect(clientNumber(key)[0]).toBe(0xfffffffe);
	});

	test('is another for every other IPv4 address and /64 network', () => {
		const address = fc.oneof(fc.ipV4(), fc.ipV6());
		fc.assert(
			fc.property(address, address, (one, other) => {
				const [first, second] = [clientKey(one), clientKey(other)];
				expect(clientNumber(first).join() === clientNumber(second).join()).toBe(first === second);
			}),
			{ numRuns: 2_000 },
		);
	});
});
