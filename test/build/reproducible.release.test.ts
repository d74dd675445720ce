import { cpSync, globSync, lstatSync, readFileSync, realpathSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { listFiles } from '../../src/build/files.ts';
import { build, copyCheckout, hashes, run } from '../support/checkout.ts';
import { fixedSettings } from '../support/run-build.ts';
import { startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const reference = join(folder, 'reference');

beforeAll(async () => {
	copyCheckout(checkout);
	// Half of the products, those with names and texts of all kinds; the others show nothing that these do not.
	for (const name of globSync('sample-*.md', { cwd: join(checkout, 'content/products') })) {
		rmSync(join(checkout, 'content/products', name));
	}
	await build(checkout, { EXTRAS: 'images', OUT_DIR: reference });
});

/** Every file that two published folders do not have alike. */
function differences(one: string, other: string): string[] {
	const [left = [], right = []] = [one, other].map((out) => hashes(join(realpathSync(out), 'client')));
	const all = new Set([...left, ...right]);
	return [...new Set([...all].filter((entry) => !left.includes(entry) || !right.includes(entry)).map(pathOf))].sort();
}

const pathOf = (entry: string): string => entry.slice(0, entry.lastIndexOf(' '));

/** A process has one umask, which only its first thread may set. */
const umask = "import { isMainThread } from 'node:worker_threads'; if (isMainThread) process.umask(0o077);";

/** Writes the content file by file, last first, each as old as its place in that order. */
function copyBackwards(target: string): string {
	const source = join(checkout, 'content');
	for (const [index, path] of listFiles(source).reverse().entries()) {
		cpSync(join(source, path), join(target, path));
		utimesSync(join(target, path), 1_000_000_000 - index, 1_000_000_000 - index);
	}
	return target;
}

test('the published bytes depend on the instant of the build and on the host in the status alone', async () => {
	const out = join(folder, 'other-out');
	const content = copyBackwards(join(folder, 'a folder/with ünusual name/content'));
	const other = copyCheckout(join(folder, 'another place/checkout'));
	await build(other, {
		...{ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
		...{ CI: 'true', NO_COLOR: '1', NODE_ENV: 'development', NETLIFY: 'true' },
		...{ EXTRAS: 'images', CONTENT_DIR: content, OUT_DIR: out, SOURCE_DATE_EPOCH: '1795170600' },
		NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(umask)}`,
	});
	// Netlify publishes no link.
	expect(lstatSync(out).isDirectory()).toBe(true);
	expect(statSync(join(out, 'client/index.html')).mode & 0o777).toBe(0o600);
	// The manifest describes the status, too.
	expect(differences(reference, out)).toEqual(['data/manifest.json', 'status.json']);
	const [before, after] = [reference, out].map((path) =>
		JSON.parse(readFileSync(join(path, 'client/status.json'), 'utf8')),
	);
	expect(before.built_at).toBe('2026-11-20T09:30:00Z');
	expect(after).toEqual({ ...before, built_at: '2026-11-20T10:30:00Z', rate_limit: 'isolate' });
});

/** What the build makes beside the pages: rules of static hosts, the manifest and pictures. */
const isMadeByTheBuild = (entry: string): boolean =>
	/^(?:_headers|_redirects|data\/manifest\.json|(?:icons|images|screenshots)\/[\w/-]+\.(?:png|webp)) /.test(entry);

test('`astro build` renders every page as `npm run build` publishes it, and its output can be served', async () => {
	const whole = copyCheckout(join(folder, 'whole'));
	const { code, stderr } = await run(whole, 'node_modules/astro/bin/astro.mjs', fixedSettings, ['build']);
	expect({ code, stderr }).toMatchObject({ code: 0 });
	const published = hashes(join(inject('release'), 'client')).filter((entry) => !isMadeByTheBuild(entry));
	expect(published).toContainEqual(expect.stringMatching(/^categories\/[\w-]+\.md /));
	const rendered = hashes(join(whole, '.builds/astro/client')).filter((entry) => !isMadeByTheBuild(entry));
	expect(rendered.sort()).toEqual(published.sort());

	const { url, stop } = await startServer('scripts/serve.ts', { OUT_DIR: '.builds/astro' }, whole);
	const call = {
		jsonrpc: '2.0',
		id: 1,
		method: 'tools/call',
		params: { name: 'get_product', arguments: { slug: 'love' } },
	};
	const headers = { 'content-type': 'application/json' };
	const response = await fetch(`${url}/mcp`, { method: 'POST', headers, body: JSON.stringify(call) });
	expect(await response.json()).toMatchObject({ result: { structuredContent: { product: { slug: 'love' } } } });
	expect((await fetch(`${url}/products/love`)).status).toBe(200);
	expect(await stop()).toBe(0);
});
