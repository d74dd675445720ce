import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readBuildSettings, readRebuildSettings } from '../src/config/build-settings.ts';
import { localUrl, readServeSettings } from '../src/config/serve-settings.ts';
import { log, logConsole } from '../src/hosts/node/log.ts';
import { requireFreePort, serve, watchContent } from '../src/hosts/node/serve.ts';
import { commandArguments } from '../src/places.ts';
import { describeCommand, settingNames } from './command-line/command.ts';
import { runCommand } from './command-line/run-command.ts';

logConsole();
const command = describeCommand({
	name: 'start',
	does: 'Builds the catalog for this machine, serves it, and builds it again when content or the date changes.',
	settings: settingNames,
});

await runCommand(command, async () => {
	const serveSettings = readServeSettings(process.env);
	const { PORT } = serveSettings;
	readBuildSettings(process.env);
	const settings = readRebuildSettings(process.env);
	const { REBUILD: mode = 'on' } = settings;
	await requireFreePort(serveSettings);
	const environment = { ...process.env, SITE_URL: process.env['SITE_URL'] || localUrl(PORT) };
	const watch = await watchContent(settings, mode);
	process.exitCode = await build(environment);
	if (process.exitCode === 0) await serve(serveSettings, { settings, mode, environment, watch });
});

// The watch of the content, the connection to Redis and what routes of a board have begun would keep the process alive.
process.exit();

/** Builds in a child process and passes on the signals that this process gets. @returns Its exit code. */
async function build(environment: NodeJS.ProcessEnv): Promise<number> {
	const output = process.stdout.isTTY ? 'inherit' : 'pipe';
	const child = spawn(process.execPath, commandArguments('build'), {
		env: environment,
		stdio: ['inherit', output, output],
	});
	for (const input of [child.stdout, child.stderr])
		if (input) createInterface({ input }).on('line', (message) => log('build', { message }));
	const pass = (signal: NodeJS.Signals) => void child.kill(signal);
	process.on('SIGTERM', pass).on('SIGINT', pass);
	const [code] = (await once(child, 'close')) as [number | null];
	process.off('SIGTERM', pass).off('SIGINT', pass);
	return code ?? 1;
}
