/** The operations of agents as documents describe them: the entries of `/data/operations.json`. */
export interface AgentOperation {
	/** The name of the tool of MCP, and the `operation` of a data part of A2A. */
	readonly name: string;
	readonly title: string;
	readonly description: string;
	/** JSON Schema of the arguments of the tool, and of `parameters` of the data part. */
	readonly input: Readonly<Record<string, unknown>>;
	/** A data part that this catalog has facts for. */
	readonly example: { readonly operation: string; readonly parameters: Readonly<Record<string, unknown>> };
}
