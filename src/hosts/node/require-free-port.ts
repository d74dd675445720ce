import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenError } from '../../config/listen-error.ts';

/**
 * Finds out before the work of a build, not behind it, that nobody could be served.
 *
 * @throws {SettingsError} when another program listens there, or nobody may.
 */
export async function requireFreePort(settings: { readonly PORT: number; readonly HOST: string }): Promise<void> {
	const server = createServer();
	try {
		server.listen(settings.PORT, settings.HOST);
		await once(server, 'listening');
	} catch (error) {
		throw listenError(error, settings);
	}
	server.close();
	await once(server, 'close');
}
