/** The operation that a sentence or a data part requests. */
export interface Intent {
	readonly operation: string;
	readonly parameters: Readonly<Record<string, unknown>>;
}

/** Parses one kind of sentence, in lower case; `undefined` for any other. */
export type IntentParser = (sentence: string) => Intent | undefined;

export const help: Intent = { operation: 'help', parameters: {} };

/** For a sentence of which a part would have to be guessed. */
export const unrecognized: Intent = { operation: 'help', parameters: { recognized: false } };
