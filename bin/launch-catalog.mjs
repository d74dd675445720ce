#!/usr/bin/env node
/**
 * `launch-catalog COMMAND`: runs a command of the package in the board, which is the working folder, on the Node that comes
 * with the package. This file runs on whatever Node there is.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const scripts = fileURLToPath(new URL('../lib/scripts/', import.meta.url));
const commands = existsSync(join(scripts, 'start.js'))
	? readdirSync(scripts)
			.filter((name) => name.endsWith('.js'))
			.map((name) => name.slice(0, -3))
	: [];

const [command = '--help', ...rest] = process.argv.slice(2);
const isHelp = command === '--help' || command === '-h';
const node = nodeOfPackage() ?? (Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : undefined);
if (commands.length === 0) {
	fail('Cannot run: the package is not compiled. Run `npm run prepare` in it.');
} else if (isHelp) {
	console.log(`launch-catalog COMMAND [OPTIONS]\n\nCommands: ${commands.join(', ')}.`);
	console.log('`launch-catalog COMMAND --help` explains each of them.');
} else if (!commands.includes(command)) {
	fail(`There is no command \`${command}\`. Use one of ${commands.join(', ')}.`);
} else if (node === undefined) {
	fail(`Cannot run on Node ${process.versions.node}: install Node 24 or newer.`);
} else {
	run(node);
}

/** The Node in the package for this platform, which npm has installed beside this one. */
function nodeOfPackage() {
	for (const name of [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]) {
		try {
			const file = join(dirname(require.resolve(`${name}/package.json`)), 'bin', 'node');
			if (existsSync(file)) return file;
		} catch {
			// Another platform's.
		}
	}
	return undefined;
}

/** Passes on signals, and ends as the command does. */
function run(program) {
	// As npm runs it in a checkout.
	const flags = require('../package.json').scripts[command]?.match(/--\S+/g) ?? [];
	// Only a board has a place for it.
	const isBoard = existsSync('astro.config.mjs') && command !== 'init';
	const cache = isBoard ? { NODE_COMPILE_CACHE: join(process.cwd(), '.builds', 'cache', 'compiled') } : {};
	const child = spawn(program, [...flags, join(scripts, `${command}.js`), ...rest], {
		stdio: 'inherit',
		env: { ...cache, ...process.env },
	});
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
	child.on('error', ({ message }) => fail(`Cannot run ${program}: ${message}.`));
	child.on('exit', (code, signal) => {
		if (signal === null) process.exit(code);
		process.removeAllListeners(signal);
		process.kill(process.pid, signal);
	});
}

function fail(message) {
	console.error(message);
	process.exitCode = 1;
}
