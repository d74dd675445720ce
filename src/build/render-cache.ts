import { Worker } from 'node:worker_threads';
import { setRenderCache } from '../render/html/render-cache.ts';

/**
 * Renders Markdown in a second thread while Astro writes pages in the first. The thread begins with the last source and
 * pages begin with the first, so that they meet in the middle and nobody waits: a page whose HTML is not there yet
 * renders it itself, to the same bytes.
 *
 * @param sources - Markdown in the order in which pages will ask for it.
 * @returns Ends the thread.
 */
export function fillRenderCache(sources: readonly string[]): () => Promise<unknown> {
	const rendered = new Map<string, string>();
	setRenderCache(rendered);
	const worker = new Worker(new URL('render-cache-worker.ts', import.meta.url), { workerData: sources });
	worker.on('message', (batch: readonly (readonly [string, string])[]) => {
		for (const [source, html] of batch) rendered.set(source, html);
	});
	// A source that fails here fails in its page, too, where the error says which page it is.
	worker.on('error', () => {});
	return () => worker.terminate();
}
