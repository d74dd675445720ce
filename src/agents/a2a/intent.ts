/** The operation that a data part requests. */
export interface Intent {
	readonly operation: string;
	readonly parameters: Readonly<Record<string, unknown>>;
}
