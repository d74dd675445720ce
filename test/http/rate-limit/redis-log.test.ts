import { expect, test } from 'vitest';
import { clientNames } from '../../../src/http/rate-limit/redis-log.ts';

test('clientNames gives a client 128 bits of HMAC-SHA-256, the same under one secret and others under any other', async () => {
	const secrets = ['secret', 'secret', 'other', ''];
	const names = await Promise.all(secrets.map((secret) => clientNames(secret)('192.0.2.1')));
	expect(names.slice(0, 2)).toEqual(['5tgUdEdIyw9xcL8mmEn7ig', '5tgUdEdIyw9xcL8mmEn7ig']);
	expect(new Set(names).size).toBe(3);
});
