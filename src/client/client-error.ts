/** A site cannot be read. The message is for the user: what is wrong, where, and what to do. */
export class ClientError extends Error {
	override readonly name = 'ClientError';
}
