/** A setting that cannot be used. The message is one sentence for the operator; commands print it and exit with 1. */
export class SettingsError extends Error {
	override readonly name = 'SettingsError';
}
