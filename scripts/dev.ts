import { dev } from 'astro';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { localUrl, readServeSettings } from '../src/config/serve-settings.ts';
import { requireFreePort } from '../src/hosts/node/serve.ts';
import { describeCommand } from './command-line/command.ts';
import { runCommand } from './command-line/run-command.ts';

const command = describeCommand({
	name: 'dev',
	does: "Starts Astro's dev server with the request handler in front of it.",
	settings: ['CONTENT_DIR', 'CATALOG_DATE', 'SITE_URL', 'PORT', 'HOST', 'TRUSTED_PROXIES', 'RATE_LIMIT_EXEMPT'],
});

await runCommand(command, async () => {
	const { PORT, HOST } = readServeSettings(process.env);
	// Astro would take the next port, and every absolute address would point to the other program.
	await requireFreePort({ PORT, HOST });
	process.env['SITE_URL'] ||= localUrl(PORT);
	readBuildSettings(process.env);
	process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
	process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';
	const server = await dev({ server: { port: PORT, host: HOST }, logLevel: 'warn' });
	console.log(`${localUrl(server.address.port)} shows every edit of the content.`);
	let ending = false;
	const end = () => {
		if (ending) return;
		ending = true;
		void server.stop();
	};
	process.on('SIGTERM', end).on('SIGINT', end);
});

// Astro's watchers stay open when its server cannot start, and would keep the process.
if (process.exitCode) process.exit();
