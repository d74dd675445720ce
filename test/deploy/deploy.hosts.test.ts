/** Runs the commands for new software as docs/hosting.md shows them, under load, there and back. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { documentAt } from '../docs/documents.ts';
import { build, copyCheckout, settings } from '../support/checkout.ts';
import { commandEnvironment } from '../support/command-environment.ts';
import { describeWith } from '../support/describe-with.ts';
import { startNginx } from '../support/nginx-process.ts';
import { freePort } from '../support/redis-process.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const [install = '', restart = ''] = documentAt('docs/hosting.md')
	.blocks.filter(({ comment }) => comment === 'run by: test/deploy/deploy.hosts.test.ts')
	.map(({ text }) => text);

const packages = resolve(import.meta.dirname, '../../node_modules');
const folder = temporaryFolder();
const srv = join(folder, 'srv');
const programs = join(folder, 'programs');
const clone = join(folder, 'clone');
const page = '/products/love';

/** Writes a program for `sh` that comes before the one of the system. */
const standIn = (name: string, script: string) =>
	writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

/** Starts the servers through the link, as the unit does. */
async function startUnits(ports: readonly [number, number]) {
	const start = (port: number) =>
		startServer('scripts/serve.ts', { PORT: String(port), TRUSTED_PROXIES: '1' }, join(srv, 'launch-catalog'));
	const servers = new Map<string, Promise<ServerProcess>>();
	for (const port of ports) servers.set(`launch-catalog@${port}`, start(port));
	const restarted: string[] = [];
	// Like `systemctl restart`, it responds when the old process has ended and the other one is starting.
	const control = createServer(async ({ url = '' }, response) => {
		const unit = url.slice(1);
		restarted.push(unit);
		await (await servers.get(unit))?.stop();
		servers.set(unit, start(Number(unit.split('@')[1])));
		response.end();
	}).listen(0, '127.0.0.1');
	await Promise.all([once(control, 'listening'), ...servers.values()]);
	const { port } = control.address() as AddressInfo;
	standIn('systemctl', `[ "$1" = restart ] && exec curl --silent --fail "http://127.0.0.1:${port}/$2"`);
	return {
		restarted,
		stop: async () => {
			control.close();
			control.closeAllConnections();
			for (const server of servers.values()) await (await server).stop();
		},
	};
}

/** Requests the page from nginx and, as Markdown, from the servers, until it is stopped. @returns What came, and how often. */
function startLoad(url: string) {
	const responses: Record<string, number> = {};
	let running = true;
	const request = async (accept: string) => {
		while (running) {
			const text = await fetch(url + page, { headers: { accept } }).then(
				async (response) => (response.ok ? await response.text() : String(response.status)),
				(error: unknown) => String(error),
			);
			const release = /(?:earlier|later) release/.exec(text)?.[0] ?? text;
			responses[release] = (responses[release] ?? 0) + 1;
		}
	};
	const ended = Promise.all(['text/html', 'text/markdown', 'text/markdown'].map(request));
	return async () => {
		running = false;
		await ended;
		return responses;
	};
}

describeWith(['nginx', 'curl'], 'docs/hosting.md, new software', () => {
	let ports: readonly [number, number];
	let units: Awaited<ReturnType<typeof startUnits>>;
	let nginx: Awaited<ReturnType<typeof startNginx>>;

	beforeAll(async () => {
		for (const each of [srv, programs]) mkdirSync(each);
		const earlier = copyCheckout(join(srv, 'launch-catalog-1.1.0'));
		appendFileSync(join(earlier, `content${page}.md`), '\nThe earlier release.\n');
		await build(earlier, {});
		symlinkSync('launch-catalog-1.1.0', join(srv, 'launch-catalog'));
		appendFileSync(join(copyCheckout(clone, { packages: false }), `content${page}.md`), '\nThe later release.\n');
		standIn('git', `for target; do :; done; exec mv '${clone}' "$target"`);
		standIn('npm', `[ "$1" = ci ] && exec ln -s '${packages}' .; PATH="\${PATH#*:}" exec npm "$@"`);
		// There is no such user where the tests run.
		for (const name of ['chown', 'chgrp']) standIn(name, 'exit 0');
		ports = [await freePort(), await freePort()];
		units = await startUnits(ports);
		nginx = await startNginx(ports, join(srv, 'launch-catalog/dist'));
	});
	afterAll(async () => {
		await nginx.stop();
		await units.stop();
	});

	async function run(commands: string) {
		const local = commands
			.replaceAll('/srv', srv)
			.replaceAll('4321', String(ports[0]))
			.replaceAll('4322', String(ports[1]));
		const PATH = [programs, process.env['PATH']].join(delimiter);
		await promisify(execFile)('sh', ['-c', local], { env: commandEnvironment({ ...settings, PATH }) });
	}

	/** The releases that the page comes from, through nginx and from both servers. */
	async function releases() {
		const addresses = [nginx.url, ...ports.map((port) => `http://127.0.0.1:${port}`)];
		const texts = await Promise.all(addresses.map(async (url) => (await fetch(url + page)).text()));
		return texts.map((text) => /(?:earlier|later) release/.exec(text)?.[0]);
	}
	const three = (release: string) => [release, release, release];

	test('puts another release live and goes back without a failed request', async () => {
		const stopLoad = startLoad(nginx.url);
		onTestFinished(async () => void (await stopLoad()));
		expect(await releases()).toEqual(three('earlier release'));
		await run(install);
		expect(await releases()).toEqual(three('earlier release'));
		await run(restart);
		expect(await releases()).toEqual(three('later release'));
		await run(restart.replace('launch-catalog-1.2.0', 'launch-catalog-1.1.0'));
		expect(await releases()).toEqual(three('earlier release'));
		const both = ports.map((port) => `launch-catalog@${port}`);
		expect(units.restarted).toEqual([...both, ...both]);
		expect(Object.keys(await stopLoad()).toSorted()).toEqual(['earlier release', 'later release']);
	});
});
