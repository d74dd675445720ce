import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { BuildError } from '../../src/build/build-error.ts';

/** The status of a local server's response, without following redirections. */
function statusOf(port: number, target: string): Promise<number> {
	return new Promise((resolve, reject) => {
		get({ host: '127.0.0.1', port, path: target, agent: false }, (response) => {
			response.resume().once('end', () => resolve(response.statusCode ?? 0));
		}).once('error', reject);
	});
}

/** Waits for the first response with 200. @throws {BuildError} when there is none within a minute. */
export async function firstResponse(port: number, target: string): Promise<void> {
	for (const end = performance.now() + 60_000; performance.now() < end; await wait(5)) {
		if ((await statusOf(port, target).catch(() => 0)) === 200) return;
	}
	throw new BuildError(`The server at port ${port} does not respond to ${target} with 200.`);
}

/** wrk distinguishes only 4xx and 5xx from a success, so that a few targets are requested beforehand. */
export async function checkResponses(name: string, port: number, targets: readonly string[]): Promise<void> {
	for (const target of targets.slice(0, 20)) {
		const status = await statusOf(port, target);
		if (status !== 200) throw new BuildError(`${name} responds to ${target} with ${status}, which makes its run void.`);
	}
}
