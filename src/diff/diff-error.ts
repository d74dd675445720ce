/** Two states cannot be compared. The message is for the user: what is wrong, where, and what to do. */
export class DiffError extends Error {
	override readonly name = 'DiffError';
}
