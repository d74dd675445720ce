import { join, resolve } from 'node:path';
import { loadTool } from '../tools.ts';

/** What is used of `@netlify/headers`. */
interface HeadersHandler {
	/** The headers for a request; they are set on the response when there is one. */
	apply(request: Request, response?: Response): Promise<Record<string, string>>;
}

/** Netlify's own reading of the header rules in `netlify.toml`. */
export function headerRules(): HeadersHandler {
	const { HeadersHandler } = loadTool('@netlify/headers') as {
		HeadersHandler: new (options: object) => HeadersHandler;
	};
	const projectDir = resolve(import.meta.dirname, '../../..');
	return new HeadersHandler({ projectDir, configPath: join(projectDir, 'netlify.toml'), logger: console });
}
