/** What a sentence or a data part asks for. */
export interface Intent {
	readonly operation: string;
	readonly parameters: Readonly<Record<string, unknown>>;
}

/** Gives an order for a sentence in lower case that it recognises. */
export type IntentParser = (text: string) => Intent | undefined;

export const help: Intent = { operation: 'help', parameters: {} };

/** Better than a wrong fact. */
export const notUnderstood: Intent = { operation: 'help', parameters: { understood: false } };
