/** What only an editor does, in a change that anyone may propose. */
export const flagKinds = ['editor_field', 'editor_file', 'deleted_file', 'outside_content'] as const;

export interface Flag {
	readonly kind: (typeof flagKinds)[number];
	/** From the root of the repository. */
	readonly path: string;
	/** 1-based. */
	readonly line: number;
	readonly column: number;
	/** Such as `launches[0].votes`; `file` for a file as a whole. */
	readonly field: string;
	readonly message: string;
}
