import { once } from 'node:events';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { mostThreads, type ServeSettings } from '../../../config/serve-settings.ts';
import { log } from '../log.ts';

/** How many threads serve: one where the system does not let several listen on a port. */
export async function threadsFor({ WEB_CONCURRENCY }: Pick<ServeSettings, 'WEB_CONCURRENCY'>): Promise<number> {
	const wanted = WEB_CONCURRENCY === 'auto' ? Math.min(availableParallelism(), mostThreads) : WEB_CONCURRENCY;
	if (wanted === 1 || (await canSharePorts())) return wanted;
	log('one_worker', { message: 'This system does not share a port between threads: one of them serves.' });
	return 1;
}

/** Whether there is SO_REUSEPORT with balancing (Linux, FreeBSD and others; not macOS and Windows). */
async function canSharePorts(): Promise<boolean> {
	const server = createServer();
	try {
		server.listen({ port: 0, host: '127.0.0.1', reusePort: true });
		await once(server, 'listening');
		return true;
	} catch {
		return false;
	} finally {
		server.close();
	}
}
