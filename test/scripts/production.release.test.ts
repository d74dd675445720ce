/**
 * The documented way to production, `npm ci --omit=dev && npm run build && npm run serve`, by a user who may write
 * nothing of the checkout but the releases and the link to them: as in the Docker image and under systemd.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../src/content/schemas/week.ts';
import { isoWeekSlug } from '../../src/routes/iso-week.ts';
import { copyCheckout, type Environment, hashes, type Outcome } from '../support/checkout.ts';
import { clockSettings } from '../support/command-environment.ts';
import { installProduction, packages } from '../support/production-packages.ts';
import { currentMonday, writeSampleContent } from '../support/sample-content.ts';
import { addressOf } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const home = join(folder, 'home');
const dist = join(checkout, 'dist');
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const uid = isRoot ? { uid: nobody, gid: nobody } : {};
const monday = currentMonday();
const sunday = addDays(monday, -1);

/** Everything that is not written on the way: the sources and the names of what is beside them. */
const sources = () => ['content', 'public', 'scripts', 'src'].flatMap((name) => hashes(join(checkout, name)));
const beside = () => readdirSync(checkout).filter((name) => !['dist', '.builds'].includes(name));
let before: unknown;

beforeAll(() => {
	copyCheckout(checkout, { packages: false });
	rmSync(join(checkout, '.builds'), { recursive: true, force: true });
	installProduction(checkout);
	writeSampleContent(join(folder, 'content'), { products: 3, periods: 2, lastMonday: monday });
	for (const path of [home, join(checkout, '.builds')]) mkdirSync(path);
	chmodSync(folder, 0o755);
	if (isRoot) for (const path of [home, checkout, join(checkout, '.builds')]) chownSync(path, nobody, nobody);
	before = [sources(), beside()];
}, 300_000);

function npm(script: string, environment: Environment = {}): ChildProcessWithoutNullStreams {
	const { PATH = '' } = process.env;
	const settings = { HOME: home, npm_config_update_notifier: 'false', CONTENT_DIR: join(folder, 'content'), PORT: '0' };
	return spawn('npm', ['run', '--silent', script], {
		cwd: checkout,
		env: { PATH, ...clockSettings, ...settings, ...environment },
		...uid,
	});
}

async function finished(script: string, environment: Environment = {}): Promise<Outcome> {
	const child = npm(script, environment);
	const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
	return { code, stdout, stderr };
}

describe('production', () => {
	test('has none of the packages for development', () => {
		const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
		// A package that production needs, too, is no package for development alone.
		const forDevelopment = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev);
		expect(forDevelopment).toContain('vitest');
		expect(forDevelopment.filter((name) => existsSync(join(checkout, 'node_modules', name)))).toEqual([]);
	});

	test('builds, serves, rebuilds at the turn of the week and rolls back as a user who owns nothing else', async () => {
		const settings = { CATALOG_DATE: sunday, SITE_URL: 'https://catalog.example' };
		const built = await finished('build', settings);
		expect({ code: built.code, stderr: built.stderr }).toEqual({
			code: 0,
			stderr: '1 warning in the content. `npm run check` lists them.\n',
		});
		const first = realpathSync(dist);

		// It is polled more often than the limit allows.
		const server = npm('serve', { RATE_LIMIT_EXEMPT: '127.0.0.1' });
		let printed = '';
		for (const stream of [server.stdout, server.stderr]) {
			stream.on('data', (chunk: Buffer) => {
				printed += chunk;
			});
		}
		const ended = once(server, 'exit');
		const { url } = await addressOf(server, 'npm run serve');
		const newestWeek = async () => (await (await fetch(`${url}/api/launch_periods`)).json()).launch_periods[0].slug;
		await expect.poll(newestWeek, { timeout: 90_000 }).toBe(isoWeekSlug(monday));
		// The release is live a moment before its build has ended.
		await expect.poll(() => printed, { timeout: 90_000 }).toContain('"event":"rebuilt","reason":"date"');
		const second = realpathSync(dist);
		expect(second).not.toBe(first);

		const back = await finished('rollback');
		expect({ code: back.code, stderr: back.stderr }).toEqual({ code: 0, stderr: '' });
		expect(back.stdout).toMatch(/^`dist` is the release of \S+ for \S+ again, instead of /);
		expect(realpathSync(dist)).toBe(first);
		await expect.poll(newestWeek, { timeout: 30_000 }).toBe(isoWeekSlug(sunday));
		// The server sees that the date has passed, and leaves the rollback alone.
		await expect.poll(() => printed, { timeout: 90_000 }).toContain('This content was rolled back.');
		expect(realpathSync(dist)).toBe(first);

		expect((await finished('rollback')).code).toBe(0);
		expect(realpathSync(dist)).toBe(second);
		await expect.poll(newestWeek, { timeout: 30_000 }).toBe(isoWeekSlug(monday));
		server.kill('SIGTERM');
		expect(await ended).toEqual([0, null]);
		expect([sources(), beside()]).toEqual(before);
	}, 300_000);
});
