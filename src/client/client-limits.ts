/** What a client takes from a site before it gives up, so that no site can keep it busy or fill its memory. */
export interface ClientLimits {
	/** How long a site may send nothing, before a response and within it. */
	readonly silence: number;
	/** How long one request may take in all. */
	readonly request: number;
	/** The longest `Retry-After` that is waited for. */
	readonly wait: number;
	/** How often in a row a request is sent again after a 429 or 503. */
	readonly retries: number;
	/** Redirects of one request. */
	readonly redirects: number;
	/** Bytes of one response of the API, decompressed. */
	readonly documentBytes: number;
	/** Bytes of `/data/catalog.ndjson`, decompressed. */
	readonly exportBytes: number;
	/** Bytes of all responses together. */
	readonly totalBytes: number;
}

const second = 1_000;
const mebibyte = 1_048_576;

/** Times are in milliseconds. */
export const defaultClientLimits: ClientLimits = {
	silence: 30 * second,
	request: 15 * 60 * second,
	wait: 5 * 60 * second,
	retries: 5,
	redirects: 5,
	documentBytes: 16 * mebibyte,
	// A longer text does not fit into one string of V8.
	exportBytes: 480 * mebibyte,
	totalBytes: 4_096 * mebibyte,
};
