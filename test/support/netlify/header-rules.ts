import { join, resolve } from 'node:path';
import { loadTool } from '../tools.ts';

/** What is used of `@netlify/headers`. */
interface HeadersHandler {
	/** The headers for a request; they are set on the response when there is one. */
	apply(request: Request, response?: Response): Promise<Record<string, string>>;
}

/**
 * Netlify's own reading of the header rules in `netlify.toml` and `_headers`, remembered by path: it reads the files for
 * each request.
 *
 * @param publishDir - The published folder.
 */
export function headerRules(publishDir?: string): HeadersHandler {
	const { HeadersHandler } = loadTool('@netlify/headers') as {
		HeadersHandler: new (options: object) => HeadersHandler;
	};
	const projectDir = resolve(import.meta.dirname, '../../..');
	const handler = new HeadersHandler({
		projectDir,
		publishDir,
		configPath: join(projectDir, 'netlify.toml'),
		logger: console,
	});
	const known = new Map<string, Promise<Record<string, string>>>();
	return {
		async apply(request, response) {
			const { pathname } = new URL(request.url);
			const reading = known.get(pathname) ?? handler.apply(request);
			known.set(pathname, reading);
			const headers = await reading;
			for (const [name, value] of Object.entries(headers)) response?.headers.set(name, value);
			return headers;
		},
	};
}
