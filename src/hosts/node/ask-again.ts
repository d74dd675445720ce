import { setTimeout as delay } from 'node:timers/promises';

/**
 * Sends a request, and the same again where there is no response yet. The first response counts, and ends the others.
 *
 * @param send - Changes nothing where it is sent to. Ends when the signal does.
 * @param times - When to send it, in milliseconds from now.
 * @param limit - When to give up.
 * @throws The failure of the first request, when all of them fail.
 */
export async function askAgain(
	send: (signal: AbortSignal) => Promise<Response>,
	times: readonly number[],
	limit: number,
): Promise<Response> {
	const answered = new AbortController();
	const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(limit)]);
	const attempts = times.map(async (time) => {
		await delay(time, undefined, { signal });
		const response = await send(signal);
		// It is read before the others end, with which it shares a signal.
		const body = await response.arrayBuffer();
		return new Response(body.byteLength > 0 ? body : null, response);
	});
	try {
		return await Promise.any(attempts);
	} catch (error) {
		throw error instanceof AggregateError ? error.errors[0] : error;
	} finally {
		answered.abort();
	}
}
