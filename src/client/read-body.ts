import { ClientError } from './client-error.ts';

/** The bytes that a reader may still take, counted down by every body. */
export interface ByteBudget {
	left: number;
}

/**
 * The text of a response, read chunk by chunk, so that a body without an end fills no memory.
 *
 * @param maximum - Bytes, decompressed.
 * @param onChunk - Called for each chunk: the site is not silent.
 * @throws {ClientError} when the body is larger, or no UTF-8.
 */
export async function readBody(
	response: Response,
	maximum: number,
	budget: ByteBudget,
	onChunk: () => void,
): Promise<string> {
	const decoder = new TextDecoder('utf-8', { fatal: true });
	const parts: string[] = [];
	let bytes = 0;
	for await (const chunk of chunksOf(response)) {
		onChunk();
		bytes += chunk.length;
		budget.left -= chunk.length;
		if (bytes > maximum) {
			throw new ClientError(
				`\`${response.url}\` sends more than ${inMebibytes(maximum)}, which no response of this API has. Check the address.`,
			);
		}
		if (budget.left < 0) {
			throw new ClientError(`\`${response.url}\` sends more than can be read of one site. Check the address.`);
		}
		parts.push(decode(decoder, chunk, response.url));
	}
	return parts.join('') + decode(decoder, undefined, response.url);
}

/** Leaving the loop early cancels the body, and with it the connection. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
	const reader = body?.getReader();
	if (!reader) return;
	let ended = false;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			ended = done;
			if (done) return;
			yield value;
		}
	} finally {
		if (!ended) reader.cancel().catch(() => undefined);
	}
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, url: string): string {
	try {
		return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
	} catch {
		throw new ClientError(`\`${url}\` sends bytes that are not UTF-8. Check the address.`);
	}
}

const inMebibytes = (bytes: number): string => `${Math.floor(bytes / 1_048_576)} MiB`;
