/**
 * HTML that a second thread of the build has rendered ahead, by Markdown source. It is made by the same function that
 * pages call, so that it changes when a page is ready and never what it says. It waits under a symbol of the process,
 * because Astro bundles its own copy of this module.
 */
const key = Symbol.for('launch-catalog.rendered-ahead');

/** Where the second thread's results go. */
export function setRenderCache(rendered: Map<string, string>): void {
	Reflect.set(globalThis, key, rendered);
}

/** The HTML of a source, once: pages ask a single time. `undefined` when it is not there yet. */
export function takeRendered(source: string): string | undefined {
	const rendered = Reflect.get(globalThis, key) as Map<string, string> | undefined;
	const html = rendered?.get(source);
	if (html !== undefined) rendered?.delete(source);
	return html;
}
