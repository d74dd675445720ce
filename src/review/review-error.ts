/** A pull request cannot be reviewed, or its review cannot be published. The message is for the user: what is wrong, and what to do. */
export class ReviewError extends Error {
	override readonly name = 'ReviewError';
}
