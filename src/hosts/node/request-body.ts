/** Reads the body of a request: no more bytes than a bound, and no longer than a deadline. */
import type { IncomingMessage } from 'node:http';
import type { Failure } from '../../contract/errors.ts';

/** A request that fails because its body did not come. */
export class BodyFailure extends Error {
	override readonly name = 'BodyFailure';
	readonly failure: Failure;

	constructor(failure: Failure) {
		super(failure.body.message);
		this.failure = failure;
	}
}

/** The client left before its request was complete: nobody waits for a response. */
export class RequestAborted extends Error {
	override readonly name = 'RequestAborted';
}

/**
 * @param signal - Ends the reading; its reason, a {@link BodyFailure}, is thrown.
 * @returns The body, or of a larger one the first bytes, which are more than the bound.
 * @throws {BodyFailure} @throws {RequestAborted}
 */
export function readBody(
	request: IncomingMessage,
	maximumBytes: number,
	signal: AbortSignal,
): Promise<Buffer<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		let size = 0;
		const settle = (action: () => void) => {
			request.off('data', take).off('end', whole).off('close', gone).off('error', gone);
			signal.removeEventListener('abort', refused);
			action();
		};
		const whole = () => settle(() => resolve(Buffer.concat(chunks)));
		const gone = () => settle(() => reject(new RequestAborted('The client left.')));
		const refused = () => settle(() => reject(signal.reason));
		const take = (chunk: Buffer) => {
			chunks.push(chunk);
			size += chunk.length;
			if (size > maximumBytes) whole();
		};
		if (signal.aborted) return refused();
		// Of a request that announces no body the server has ended the stream already, without an event.
		if (request.readableEnded) return whole();
		// Its events have passed while the request was decided on.
		if (request.destroyed) return gone();
		signal.addEventListener('abort', refused);
		request.on('data', take).once('end', whole).once('close', gone).once('error', gone);
	});
}
