import { SettingsError } from './settings-error.ts';

/** What a setting has to do with it when a server cannot listen: a sentence about it, or the error as it is. */
export function listenError(error: unknown, { PORT, HOST }: { PORT: number; HOST: string }): unknown {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	if (code === 'EADDRINUSE') {
		return new SettingsError(`Cannot use \`PORT=${PORT}\`: another program listens there. Set \`PORT\` to a free one.`);
	}
	if (code === 'EACCES')
		return new SettingsError(`Cannot use \`PORT=${PORT}\`: it needs more rights. Use one above 1023.`);
	if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN' || code === 'EINVAL') {
		return new SettingsError(`Cannot use \`HOST=${HOST}\`: this machine has no such address.`);
	}
	return error;
}
