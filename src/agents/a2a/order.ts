/** What a sentence or a data part asks for. */
export interface Order {
	readonly operation: string;
	readonly parameters: Readonly<Record<string, unknown>>;
}

/** Gives an order for a sentence in lower case that it recognises. */
export type SentenceReader = (text: string) => Order | undefined;

export const help: Order = { operation: 'help', parameters: {} };

/** Better than a wrong fact. */
export const notUnderstood: Order = { operation: 'help', parameters: { understood: false } };
