/** A request and its response, as far as a connection has to know of them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Failure } from '../../contract/errors.ts';
import { BodyFailure, readBody } from './request-body.ts';

export class Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	#reading: AbortController | undefined;
	#refused: BodyFailure | undefined;

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

	/**
	 * Reads the body, which a client may hold back until it gets 100 Continue (RFC 9110 section 10.1.1).
	 *
	 * @returns Of a body above the bound the first bytes, which are more than that.
	 * @throws {BodyFailure} when it is refused meanwhile. @throws {RequestAborted} when the client leaves.
	 */
	async body(maximumBytes: number): Promise<Buffer<ArrayBuffer>> {
		if (this.#refused) throw this.#refused;
		const { httpVersion, headers } = this.request;
		if (headers.expect !== undefined && httpVersion !== '1.0') this.response.writeContinue();
		this.#reading = new AbortController();
		try {
			return await readBody(this.request, maximumBytes, this.#reading.signal);
		} finally {
			this.#reading = undefined;
		}
	}

	/**
	 * Ends the request where its body does not come as it should.
	 *
	 * @returns Whether it had still to come. If so this exchange has its response, and closes its connection; what failed
	 *   belongs to a later request otherwise.
	 */
	refuseBody(failure: Failure): boolean {
		if (this.request.complete) return false;
		this.#refused = new BodyFailure(failure);
		this.#reading?.abort(this.#refused);
		return true;
	}
}
