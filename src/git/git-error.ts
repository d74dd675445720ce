/** Git cannot do what is asked of it. The message is for the user: what is wrong, where, and what to do. */
export class GitError extends Error {
	override readonly name = 'GitError';
}
