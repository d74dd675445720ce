import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { listenError } from '../../config/listen-error.ts';

/**
 * Finds out before the work of a build, not behind it, that nobody could be served, and before threads share a port, that
 * no other program has it.
 *
 * @returns The port; one that is free for `PORT=0`.
 * @throws {SettingsError} when another program listens there, or nobody may.
 */
export async function requireFreePort(settings: { readonly PORT: number; readonly HOST: string }): Promise<number> {
	const server = createServer();
	try {
		server.listen(settings.PORT, settings.HOST);
		await once(server, 'listening');
	} catch (error) {
		throw listenError(error, settings);
	}
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}
