/** A request and its response, as far as a connection has to know of them, and the body of the request. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The client left before its request was complete: nobody waits for a response. */
export class RequestAborted extends Error {
	override readonly name = 'RequestAborted';
}

export class Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;

	constructor(request: IncomingMessage, response: ServerResponse) {
		this.request = request;
		this.response = response;
	}

	/** What a log says of it. Queries are left out: they hold what people look for. */
	facts(): { readonly method: string; readonly path: string } {
		const { method = '', url = '' } = this.request;
		const [path = ''] = url.split(/[?#]/, 1);
		return { method, path: path.slice(0, 200) };
	}

	/** Whether the client has announced a body that has not come yet. */
	get isArriving(): boolean {
		const { headers, complete } = this.request;
		if (complete) return false;
		return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
	}

	/**
	 * Reads the body, which a client may hold back until it gets 100 Continue (RFC 9110 section 10.1.1).
	 *
	 * @returns Of a body above the bound the first bytes, which are more than that.
	 * @throws {RequestAborted} when the client leaves.
	 */
	body(maximumBytes: number): Promise<Buffer<ArrayBuffer>> {
		const { request, response } = this;
		if (request.headers.expect !== undefined && request.httpVersion !== '1.0') response.writeContinue();
		return new Promise((resolve, reject) => {
			const chunks: Buffer[] = [];
			let size = 0;
			const whole = () => resolve(Buffer.concat(chunks));
			const gone = () => reject(new RequestAborted('The client left.'));
			const take = (chunk: Buffer) => {
				chunks.push(chunk);
				size += chunk.length;
				if (size <= maximumBytes) return;
				request.off('data', take);
				whole();
			};
			// Of a request that announces no body the server has ended the stream already, without an event.
			if (request.readableEnded) return whole();
			// Its events have passed while the request was decided on.
			if (request.destroyed) return gone();
			request.on('data', take).once('end', whole).once('close', gone).once('error', gone);
		});
	}

	/**
	 * Takes what a client still sends of a body that nobody reads. Closing before would have the system reset the connection,
	 * and the client lose the response (RFC 9112 section 9.6).
	 *
	 * @returns Resolves when the body has ended, nothing comes for a second, or five seconds have passed.
	 */
	drainBody(): Promise<void> {
		const { request } = this;
		return new Promise((resolve) => {
			const done = () => {
				clearTimeout(idle);
				clearTimeout(total);
				resolve();
			};
			const idle = setTimeout(done, 1_000);
			const total = setTimeout(done, 5_000);
			if (request.complete || request.destroyed) return done();
			request
				.on('data', () => idle.refresh())
				.once('end', done)
				.once('close', done);
			request.resume();
		});
	}
}
