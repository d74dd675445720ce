import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { clientNames } from '../../../src/http/rate-limit/redis-log.ts';

describe('clientNames', () => {
	test('gives 128 bits of HMAC-SHA-256, of which the address is no part', async () => {
		const name = await clientNames('secret')('192.0.2.1');
		const digest = createHmac('sha256', 'launch-catalog:secret').update('192.0.2.1').digest();
		expect(name).toBe(digest.subarray(0, 16).toString('base64url'));
		expect(name).toBe('5tgUdEdIyw9xcL8mmEn7ig');
	});

	test('gives a client the same name at every server with the secret, and another under any other', async () => {
		const names = await Promise.all(
			['one', 'one', 'other', ''].map((secret) => clientNames(secret)('2001:db8:0:1::/64')),
		);
		expect(names[1]).toBe(names[0]);
		expect(new Set(names).size).toBe(3);
	});
});
