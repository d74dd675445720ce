/** The setting that keeps a connection from being opened. */
export type ConnectionRefusal = 'MAX_CONNECTIONS' | 'MAX_CONNECTIONS_PER_CLIENT';

/** How many connections are open, by the key of their client. */
export interface ConnectionCounter {
	/** Counts one more, unless it is refused. */
	take(client: string, maximumPerClient: number): ConnectionRefusal | undefined;
	/** One that was counted has closed. */
	release(client: string): void;
}

/** The connections of one thread; their total is a limit of its `http.Server`. */
export class OwnConnectionCounter implements ConnectionCounter {
	readonly #perClient = new Map<string, number>();

	take(client: string, maximumPerClient: number): ConnectionRefusal | undefined {
		const count = this.#perClient.get(client) ?? 0;
		if (count >= maximumPerClient) return 'MAX_CONNECTIONS_PER_CLIENT';
		this.#perClient.set(client, count + 1);
		return undefined;
	}

	release(client: string): void {
		const left = (this.#perClient.get(client) ?? 1) - 1;
		if (left > 0) this.#perClient.set(client, left);
		else this.#perClient.delete(client);
	}
}
