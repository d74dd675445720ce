import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface Latencies {
	readonly requests: number;
	/** Responses with 500 and above, and connections that failed. */
	readonly failed: number;
	/** Milliseconds. */
	readonly p50: number;
	readonly p99: number;
	readonly max: number;
}

const connections = 16;
const pauseMilliseconds = 4;

/**
 * Sends requests to servers in turn, slower than they can respond, each from another client.
 *
 * @param midway - Done when half of the time has passed.
 */
export async function pace(
	ports: readonly number[],
	seconds: number,
	midway?: () => Promise<void>,
): Promise<Latencies> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const end = performance.now() + seconds * 1_000;
	const times: number[] = [];
	let failed = 0;
	const connection = async () => {
		while (performance.now() < end) {
			const start = performance.now();
			const status = await send(agent, ports[times.length % ports.length] ?? 0);
			times.push(performance.now() - start);
			if (status >= 500) failed++;
			await setTimeout(pauseMilliseconds);
		}
	};
	const disturb = setTimeout(seconds * 500).then(() => midway?.());
	await Promise.all([...Array.from({ length: connections }, connection), disturb]);
	agent.destroy();
	const sorted = times.sort((a, b) => a - b);
	const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
	return { requests: sorted.length, failed, p50: at(0.5), p99: at(0.99), max: at(1) };
}

const octet = () => Math.floor(Math.random() * 256);

/** @returns The status, or 599 for a connection that failed. */
function send(agent: Agent, port: number): Promise<number> {
	const headers = { 'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}` };
	return new Promise((resolve) => {
		get({ host: '127.0.0.1', port, path: '/api/launch_periods', agent, headers }, (response) => {
			response.resume().once('end', () => resolve(response.statusCode ?? 599));
		}).once('error', () => resolve(599));
	});
}
