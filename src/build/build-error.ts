/** A reason for which a build cannot go on that is neither a setting nor content. The message is one sentence. */
export class BuildError extends Error {
	override readonly name = 'BuildError';
}
