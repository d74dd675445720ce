/** A change that a command refuses to make: one sentence for the person who asked for it. */
export class EditError extends Error {
	override readonly name = 'EditError';
}
