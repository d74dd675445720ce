/** Astro's own handler behind the on-demand routes. It reads and writes node:http messages itself. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from './release.ts';

/** What `@astrojs/node` exports in middleware mode. */
type AstroHandler = (
	request: IncomingMessage,
	response: ServerResponse,
	next: (error?: unknown) => void,
	locals: object,
) => Promise<void>;

export class Doors {
	readonly #handlers = new WeakMap<Release, Promise<AstroHandler>>();

	/**
	 * Lets the door answer; its code is loaded with the first request.
	 *
	 * @returns Whether there is a door at this path; if not, nothing was written.
	 */
	async answer(release: Release, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
		const handler = await this.#handler(release);
		return new Promise((resolve, reject) => {
			response.once('close', () => resolve(true));
			// What a door refused without reading it must not keep the connection waiting for the rest.
			response.once('finish', () => request.complete || request.socket.destroySoon());
			const next = (error?: unknown) => (error === undefined ? resolve(false) : reject(error));
			handler(request, response, next, { assets: release.assets }).catch(reject);
		});
	}

	#handler(release: Release): Promise<AstroHandler> {
		const known = this.#handlers.get(release);
		if (known) return known;
		// The query keeps a later release in the same folder from being taken for this one.
		const url = `${pathToFileURL(join(release.folder, 'server', 'entry.mjs')).href}?${release.id}`;
		const loading = import(url).then(({ handler }: { handler: AstroHandler }) => handler);
		this.#handlers.set(release, loading);
		loading.catch(() => this.#handlers.delete(release));
		return loading;
	}
}
