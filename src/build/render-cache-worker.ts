import { parentPort, workerData } from 'node:worker_threads';
import { renderUntrusted } from '../render/html/markdown.ts';

const batchSize = 100;

const sources = workerData as readonly string[];
let batch: [source: string, html: string][] = [];
for (const source of sources.toReversed()) {
	batch.push([source, renderUntrusted(source)]);
	if (batch.length < batchSize) continue;
	parentPort?.postMessage(batch);
	batch = [];
}
parentPort?.postMessage(batch);
