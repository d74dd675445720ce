/** Something is wrong with a deployed site. The message is one sentence. */
export class StatusError extends Error {
	override readonly name = 'StatusError';
}
