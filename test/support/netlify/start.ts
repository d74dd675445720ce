import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressOf } from '../server-process.ts';
import { toolCommand, toolsFolder } from '../tools.ts';
import { bundleEdgeFunctions } from './bundle.ts';
import { startOrigin } from './origin.ts';

const bootstrap = resolve(toolsFolder, '@netlify/edge-functions-dev/dist/deno/bootstrap.mjs');

/**
 * The site as Netlify serves it: our functions as its bundler packs them, in Deno under its bootstrap, in front of its
 * static files.
 *
 * @param folder - Empty folder for the bundle.
 */
export async function startNetlify(
	folder: string,
	release: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
	const { bundle } = await bundleEdgeFunctions(folder);
	const { server, host } = await startOrigin(release);
	const args = [
		...['run', '--allow-all', '--no-config', '--import-map', resolve(bundle, 'deno.json'), '--cached-only'],
		...[resolve(import.meta.dirname, 'edge.deno.mjs'), bundle, pathToFileURL(bootstrap).href, host],
	];
	const child = spawn(toolCommand('deno'), args, { env: { ...process.env, NO_COLOR: '1' } });
	const { url } = await addressOf(child, 'the edge');
	return {
		url,
		stop: async () => {
			child.stdin.end();
			await once(child, 'exit');
			server.closeAllConnections();
			server.close();
		},
	};
}
