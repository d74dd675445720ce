/**
 * An error whose message is for a person: what is wrong, where, and what to do. Commands print the message and exit with 1;
 * every other error is a bug and keeps its stack trace.
 */
export class UserError extends Error {
	override readonly name: string = 'UserError';
}
