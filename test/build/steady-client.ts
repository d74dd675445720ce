import { setTimeout as sleep } from 'node:timers/promises';

export interface SteadyClient {
	/** How many requests were answered. */
	readonly answered: () => number;
	/** Ends the requests. @returns Each answer other than 200, and each request that got none. */
	stop(): Promise<readonly string[]>;
}

const paths = ['/', '/status.json', '/api/products', '/api/products?per_page=7', '/api/launch_periods', '/products.md'];

/** Sends requests one after the other, several at a time, until it is told to stop. */
export function steadyClient(url: string): SteadyClient {
	const stopping = new AbortController();
	const lost: string[] = [];
	let answered = 0;
	const send = async (first: number) => {
		for (let index = first; !stopping.signal.aborted; index++) {
			const path = paths[index % paths.length] ?? '/';
			try {
				const answer = await fetch(url + path);
				await answer.arrayBuffer();
				if (answer.status === 200) answered++;
				else lost.push(`${path}: ${answer.status}`);
			} catch (error) {
				lost.push(`${path}: ${error}`);
			}
			// Leaves time for the build on a machine with few cores.
			await sleep(5);
		}
	};
	const ended = Promise.all([0, 1, 2].map(send));
	return {
		answered: () => answered,
		async stop() {
			stopping.abort();
			await ended;
			return lost;
		},
	};
}
