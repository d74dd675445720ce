import { expect, test } from 'vitest';
import { addressMatcher, clientAddress } from '../../../src/hosts/node/client-address.ts';

test.for([
	['without proxies is the socket, whatever is claimed', '198.51.100.9', 0, '192.0.2.1'],
	['behind one proxy is what that proxy saw', '198.51.100.9', 1, '198.51.100.9'],
	['behind one proxy is not what the client claims', '10.0.0.1, 198.51.100.9', 1, '198.51.100.9'],
	['behind two proxies is what the first of them saw', '10.0.0.1, 198.51.100.9, 192.0.2.7', 2, '198.51.100.9'],
	['with too few entries is the socket', '198.51.100.9', 2, '192.0.2.1'],
	['with nonsense is the socket', 'unknown', 1, '192.0.2.1'],
	['may be IPv6', '10.0.0.1,2001:db8::1', 1, '2001:db8::1'],
	['may have a port', '10.0.0.1, 198.51.100.9:5678', 1, '198.51.100.9'],
	['may be IPv6 in brackets with a port', '10.0.0.1, [2001:db8::1]:5678', 1, '2001:db8::1'],
	['may be IPv4 mapped into IPv6 with a port', '[::ffff:198.51.100.9]:5678', 1, '::ffff:198.51.100.9'],
	['with a port that is invalid is the socket', '198.51.100.9:567890', 1, '192.0.2.1'],
	['without the header is the socket', null, 1, '192.0.2.1'],
	['with an open bracket is the socket', '[2001:db8::1', 1, '192.0.2.1'],
] as const)('the address of a client %s', ([, forwardedFor, proxies, expected]) => {
	expect(clientAddress('192.0.2.1', forwardedFor, proxies)).toBe(expected);
});

test.for([
	['192.0.2.1', '192.0.2.1', true],
	['192.0.2.0/24', '192.0.2.77', true],
	['192.0.2.0/24', '::ffff:192.0.2.77', true],
	['192.0.2.0/24', '192.0.3.1', false],
	['2001:db8::/32', '2001:db8:1:2::3', true],
	['2001:db8:1:2::3', '2001:db8:1:2::3', true],
	['2001:db8:1:2::3', '2001:db8:1:2::4', false],
	['0.0.0.0/0', '203.0.113.1', true],
] as const)('addressMatcher of %s matches %s: %s', ([entry, client, expected]) => {
	expect(addressMatcher([entry])(client)).toBe(expected);
});
