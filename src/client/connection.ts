/**
 * Requests to one site and to no other: redirects to another host are refused, each response has bounds on its time and
 * size, and a site that asks to wait is waited for.
 */
import { counted } from '../contract/counts.ts';
import { ClientError } from './client-error.ts';
import type { ClientLimits } from './client-limits.ts';
import { type ByteBudget, readBody } from './read-body.ts';

/** What a site says at one path. */
export interface TextResponse {
	readonly url: string;
	readonly status: number;
	/** Without parameters, in lower case; empty when the site names none. */
	readonly mediaType: string;
	readonly text: string;
}

export interface ConnectionOptions {
	readonly limits: ClientLimits;
	/** Told what takes long, in a sentence. */
	readonly progress: (message: string) => void;
}

export class Connection {
	readonly origin: string;
	readonly #limits: ClientLimits;
	readonly #progress: (message: string) => void;
	readonly #budget: ByteBudget;

	constructor(origin: string, { limits, progress }: ConnectionOptions) {
		this.origin = origin;
		this.#limits = limits;
		this.#progress = progress;
		this.#budget = { left: limits.totalBytes };
	}

	/** @param path - From the root of the site, such as `/api/products?page=2`. */
	async get(path: string, maximumBytes = this.#limits.documentBytes): Promise<TextResponse> {
		for (let count = 1; ; count++) {
			const { response, retryAfter } = await this.#follow(this.origin + path, maximumBytes);
			if (response.status !== 429 && (response.status !== 503 || retryAfter === undefined)) return response;
			await this.#wait(response, retryAfter, count);
		}
	}

	async #wait({ url, status }: TextResponse, retryAfter: number | undefined, count: number): Promise<void> {
		const { retries, wait } = this.#limits;
		const seconds = retryAfter ?? 60;
		const milliseconds = seconds * 1_000;
		if (count > retries) {
			throw new ClientError(
				`\`${url}\` has responded with ${status} ${count} times, whatever was waited. Try again later, or ask its operator to exempt your address.`,
			);
		}
		if (milliseconds > wait) {
			throw new ClientError(
				`\`${url}\` asks to wait ${seconds} seconds, which is more than ${wait / 1_000}. Try again after that.`,
			);
		}
		this.#progress(`${this.origin} asks to wait: going on in ${counted(seconds, 'second')}.`);
		await new Promise((done) => setTimeout(done, milliseconds));
	}

	async #follow(start: string, maximumBytes: number): Promise<{ response: TextResponse; retryAfter?: number }> {
		let url = start;
		for (let count = 0; count <= this.#limits.redirects; count++) {
			const answer = await this.#request(url, maximumBytes);
			if (answer.location === undefined) return answer;
			const target = URL.parse(answer.location, url);
			if (target?.origin !== this.origin) {
				const address = target ? ` \`${target.origin}\`` : ' no address';
				const remedy = target ? `Use that address if it is the same site.` : 'Ask its operator.';
				throw new ClientError(`\`${url}\` redirects to${address}, and only \`${this.origin}\` is read. ${remedy}`);
			}
			url = target.href;
		}
		throw new ClientError(`\`${start}\` redirects more than ${this.#limits.redirects} times. Check the address.`);
	}

	async #request(
		url: string,
		maximumBytes: number,
	): Promise<{ response: TextResponse; retryAfter?: number; location?: string }> {
		const { silence, request } = this.#limits;
		const abort = new AbortController();
		const giveUp = (milliseconds: number, what: string) =>
			setTimeout(() => {
				const message = `\`${url}\` ${what} within ${milliseconds / 1_000} seconds. Check the address, or try again later.`;
				abort.abort(new ClientError(message));
			}, milliseconds);
		const deadline = giveUp(request, 'does not end');
		const quiet = giveUp(silence, 'sends nothing');
		try {
			const response = await fetch(url, {
				redirect: 'manual',
				headers: { Accept: 'application/json, application/x-ndjson;q=0.9, */*;q=0.1' },
				signal: abort.signal,
			});
			quiet.refresh();
			const text = await readBody(response, maximumBytes, this.#budget, () => quiet.refresh());
			const { status, headers } = response;
			const location = status >= 300 && status < 400 ? headers.get('location') : null;
			const retryAfter = secondsOf(headers.get('retry-after'));
			return {
				response: { url, status, mediaType: mediaTypeOf(headers), text },
				...(retryAfter !== undefined && { retryAfter }),
				...(location !== null && { location }),
			};
		} catch (error) {
			throw describeFailure(error, url);
		} finally {
			clearTimeout(deadline);
			clearTimeout(quiet);
		}
	}
}

/** Seconds, or the date that HTTP allows as well (RFC 9110 section 10.2.3). */
function secondsOf(retryAfter: string | null): number | undefined {
	if (retryAfter === null) return undefined;
	if (/^\d{1,9}$/.test(retryAfter)) return Math.max(1, Number(retryAfter));
	const time = Date.parse(retryAfter);
	return Number.isNaN(time) ? undefined : Math.max(1, Math.ceil((time - Date.now()) / 1_000));
}

const mediaTypeOf = (headers: Headers): string =>
	(headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** What went wrong on the way as a sentence; anything else is a bug and stays as it is. */
function describeFailure(error: unknown, url: string): unknown {
	if (error instanceof ClientError || !(error instanceof TypeError)) return error;
	// Of a failed fetch only the cause tells what failed: a name, a connection, a certificate.
	const reason = error.cause instanceof Error ? error.cause : error;
	const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : reason.message;
	if (error.message === 'terminated') {
		return new ClientError(`\`${url}\` ends in the middle of its response (${code}). Try again.`);
	}
	return new ClientError(`\`${url}\` cannot be reached: ${code}. Check the address, and that the site runs.`);
}
