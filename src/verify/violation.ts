/** A place in the built output that breaks a promise. */
export interface Violation {
	/** Path from the published folder. */
	readonly file: string;
	/** JSON Pointer (RFC 6901) into a JSON file; empty for the whole file. */
	readonly pointer: string;
	readonly message: string;
}

export type Report = (violation: Violation) => void;

const shown = 50;

/** Thrown after everything is inspected. The output must not be published. */
export class VerifyError extends Error {
	override readonly name = 'VerifyError';
	readonly violations: readonly Violation[];

	constructor(violations: readonly Violation[]) {
		const lines = violations.slice(0, shown).map(({ file, pointer, message }) => `${file}#${pointer} ${message}`);
		const more = violations.length > shown ? [`… and ${violations.length - shown} more.`] : [];
		const places = violations.length === 1 ? '1 place' : `${violations.length} places`;
		super([...lines, ...more, '', `The output breaks its contract in ${places}.`].join('\n'));
		this.violations = violations;
	}
}
