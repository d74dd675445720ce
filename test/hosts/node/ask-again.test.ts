import { describe, expect, test } from 'vitest';
import { askAgain } from '../../../src/hosts/node/ask-again.ts';

/** A server with an answer for each request in turn; `undefined` for none. */
function server(answers: readonly (string | Error | undefined)[]) {
	const signals: AbortSignal[] = [];
	const send = (signal: AbortSignal): Promise<Response> => {
		const answer = answers[signals.push(signal) - 1];
		if (answer instanceof Error) return Promise.reject(answer);
		if (answer !== undefined) return Promise.resolve(new Response(answer, { status: 203, headers: { etag: '"a"' } }));
		return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
	};
	return { send, signals };
}

describe('askAgain', () => {
	test('gives the first response, and sends nothing after it', async () => {
		const { send, signals } = server(['one', 'two']);
		const response = await askAgain(send, [0, 10_000], 20_000);
		expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([203, '"a"', 'one']);
		expect(signals).toHaveLength(1);
	});

	test('asks again where there is no response, and ends what still waits', async () => {
		const { send, signals } = server([undefined, 'two']);
		expect(await (await askAgain(send, [0, 1], 20_000)).text()).toBe('two');
		expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
	});

	test('gives the response of another request where one fails', async () => {
		const { send } = server([new Error('reset'), 'two']);
		expect(await (await askAgain(send, [0, 1], 20_000)).text()).toBe('two');
	});

	test('fails as the first request when all fail, and in time when none is answered', async () => {
		await expect(askAgain(server([new Error('first'), new Error('second')]).send, [0, 1], 20_000)).rejects.toThrow(
			'first',
		);
		await expect(askAgain(server([]).send, [0, 1], 5)).rejects.toMatchObject({ name: 'TimeoutError' });
	});

	test('keeps responses without a body', async () => {
		const send = async () => new Response(null, { status: 304 });
		expect((await askAgain(send, [0], 20_000)).status).toBe(304);
	});
});
