/** A change that a command refuses to make. The message is one sentence for the user. */
export class EditError extends Error {
	override readonly name = 'EditError';
}
