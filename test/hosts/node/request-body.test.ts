import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { requestTimeout } from '../../../src/hosts/node/failures.ts';
import { BodyFailure, RequestAborted, readBody } from '../../../src/hosts/node/request-body.ts';

const never = new AbortController().signal;

describe('readBody', () => {
	test('gives the whole body', async () => {
		const request = new IncomingMessage(new Socket());
		request.push('one ');
		request.push('two');
		request.push(null);
		expect((await readBody(request, 100, never)).toString()).toBe('one two');
	});

	test('of a larger body gives more than the bound and reads no further', async () => {
		const request = new IncomingMessage(new Socket());
		for (const text of ['12345', '67890', 'more']) request.push(text);
		expect((await readBody(request, 7, never)).toString()).toBe('1234567890');
	});

	test('fails when the client leaves, also before the reading begins', async () => {
		const leaving = new IncomingMessage(new Socket());
		const reading = readBody(leaving, 100, never);
		leaving.destroy();
		await expect(reading).rejects.toThrow(RequestAborted);
		const left = new IncomingMessage(new Socket());
		const closed = once(left, 'close');
		left.destroy();
		await closed;
		await expect(readBody(left, 100, never)).rejects.toThrow(RequestAborted);
	});

	test('ends with the signal', async () => {
		const ending = new AbortController();
		const reading = readBody(new IncomingMessage(new Socket()), 100, ending.signal);
		ending.abort(new BodyFailure(requestTimeout));
		await expect(reading).rejects.toThrow(BodyFailure);
	});
});
