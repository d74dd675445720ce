import type { IncomingMessage } from 'node:http';

const idleMilliseconds = 1_000;
const totalMilliseconds = 5_000;

/**
 * Takes what a client still sends of a body that nobody reads. Closing before would have the system reset the connection,
 * and the client lose the response (RFC 9112 section 9.6).
 *
 * @returns Resolves when the body has ended, nothing comes for a second, or five seconds have passed.
 */
export function drainBody(request: IncomingMessage): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(idle);
			clearTimeout(total);
			request.off('data', more).off('end', done).off('close', done);
			resolve();
		};
		const idle = setTimeout(done, idleMilliseconds);
		const total = setTimeout(done, totalMilliseconds);
		const more = () => void idle.refresh();
		request.on('data', more).once('end', done).once('close', done);
		if (request.complete || request.destroyed) done();
		else request.resume();
	});
}
