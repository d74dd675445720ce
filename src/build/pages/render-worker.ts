/** A thread that renders pages and writes them into a folder. */
import { parentPort, workerData } from 'node:worker_threads';
import { importPages } from './bundle.ts';
import { type PageOrder, PageWriter, type RenderThread, threadError, type WorkerMessage } from './render.ts';

const { bundle, client } = workerData as RenderThread;
const writer = new PageWriter(await importPages(bundle), client);

parentPort?.on('message', async (orders: readonly PageOrder[]) => {
	const written = [];
	try {
		for (const order of orders) written.push(await writer.write(order));
		parentPort?.postMessage({ written } satisfies WorkerMessage);
	} catch (error) {
		parentPort?.postMessage({ error: threadError(error) } satisfies WorkerMessage);
	}
});
parentPort?.postMessage({ written: [] } satisfies WorkerMessage);
