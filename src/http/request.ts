/** A request as far as the handler reads it. */
export interface HttpRequest {
	readonly method: string;
	/** Path and query as sent. */
	readonly target: string;
	/** A header by its lower-case name. */
	header(name: string): string | null;
	/** Address of the client, as the host vouches for it. */
	readonly client: string;
}
