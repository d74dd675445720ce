#!/usr/bin/env node
/**
 * `launch-catalog COMMAND`: runs a command of the package in the board, which is the working folder. It runs on the Node in the
 * PATH if `engines` has its version, else on the Node package that `init` has added to the board. This file runs on whatever
 * Node there is.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { engines, scripts: npmScripts } = require('../package.json');
const scripts = fileURLToPath(new URL('../lib/scripts/', import.meta.url));
const commands = existsSync(join(scripts, 'start.js'))
	? readdirSync(scripts)
			.filter((name) => name.endsWith('.js'))
			.map((name) => name.slice(0, -3))
	: [];

const [command = '--help', ...rest] = process.argv.slice(2);
const isHelp = command === '--help' || command === '-h';
const current = process.versions.node;
const platform = `${process.platform}-${process.arch}`;
const nodePackage = platform === 'darwin-arm64' ? `node-bin-${platform}` : `node-${platform}`;
const node = engines.node.split(' || ').some(hasCurrent) ? process.execPath : nodeOfBoard();
if (commands.length === 0) {
	fail('Cannot run: the package is not compiled. Run `npm run prepare` in it.');
} else if (isHelp) {
	console.log(`launch-catalog COMMAND [OPTIONS]\n\nCommands: ${commands.join(', ')}.`);
	console.log('`launch-catalog COMMAND --help` explains each of them.');
} else if (!commands.includes(command)) {
	fail(`There is no command \`${command}\`. Use one of ${commands.join(', ')}.`);
} else if (node !== undefined) {
	run(node, []);
} else {
	const newest = `${nodePackage}@${readFileSync(new URL('../.nvmrc', import.meta.url), 'utf8').trim()}`;
	if (command === 'init') {
		// There is no board yet that could have the package.
		console.error(`Node ${current} is too old for the software. It runs on \`${newest}\`, which npx gets.`);
		run('npx', ['--yes', `--package=${newest}`, '--', 'node']);
	} else {
		fail(
			`Cannot run on Node ${current}. Install Node 24 or newer, or run \`npm install --save-optional ${newest}\` in the board.`,
		);
	}
}

/** Whether the version of Node is in a range of `engines`, such as `^22.22.0` or `>=24.0.0`. */
function hasCurrent(range) {
	const [major, minor] = current.split('.').map(Number);
	const [least, leastMinor] = range.replace(/^\D+/, '').split('.').map(Number);
	return major === least ? minor >= leastMinor : major > least && range.startsWith('>=');
}

/** The Node in the board's packages. */
function nodeOfBoard() {
	try {
		const file = createRequire(join(process.cwd(), 'package.json')).resolve(`${nodePackage}/package.json`);
		return join(dirname(file), 'bin', 'node');
	} catch {
		return undefined;
	}
}

/** Passes on signals, and ends as the command does. */
function run(program, argv) {
	// As npm runs it in a checkout.
	const flags = npmScripts[command]?.match(/--\S+/g) ?? [];
	// Only a board has a place for it.
	const isBoard = existsSync('astro.config.mjs') && command !== 'init';
	const cache = isBoard ? { NODE_COMPILE_CACHE: join(process.cwd(), '.builds', 'cache', 'compiled') } : {};
	// Below 24.15, Node says in each process that its own SQLite is experimental.
	const quiet = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`;
	const child = spawn(program, [...argv, ...flags, join(scripts, `${command}.js`), ...rest], {
		stdio: 'inherit',
		env: { ...cache, ...process.env, ...(isBoard ? { NODE_OPTIONS: quiet.trim() } : {}) },
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
