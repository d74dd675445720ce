/** `npm start`: builds the catalog for this machine and serves it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { readBuildSettings } from '../src/settings/build-settings.ts';
import { localUrl, readServeSettings } from '../src/settings/serve-settings.ts';
import { run } from './exit-with-sentence.ts';

await run(async () => {
	const { PORT } = readServeSettings(process.env);
	readBuildSettings(process.env);
	const environment = { ...process.env, SITE_URL: process.env['SITE_URL'] || localUrl(PORT) };
	const built = await finish('scripts/build.ts', environment);
	process.exitCode = built === 0 ? await finish('src/adapters/node/main.ts', environment) : built;
});

/** Runs a script of this project to its end and passes the signals on that this process gets. */
async function finish(script: string, environment: NodeJS.ProcessEnv): Promise<number> {
	const file = resolve(import.meta.dirname, '..', script);
	const child: ChildProcess = spawn(process.execPath, [file], { env: environment, stdio: 'inherit' });
	const pass = (signal: NodeJS.Signals) => void child.kill(signal);
	process.on('SIGTERM', pass).on('SIGINT', pass);
	const [code] = (await once(child, 'exit')) as [number | null];
	process.off('SIGTERM', pass).off('SIGINT', pass);
	return code ?? 1;
}
