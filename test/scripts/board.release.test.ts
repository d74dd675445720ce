/**
 * A board, from `init` to production, with the package as `npm pack` makes it and the packages that it depends on, by a user
 * who may write nothing of the board but the releases and the link to them: as in the Docker image and under systemd.
 */
import { type ChildProcessWithoutNullStreams, execFileSync, spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
	appendFileSync,
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../src/content/schemas/week.ts';
import { isoWeekSlug } from '../../src/urls/iso-week.ts';
import { writeFiles } from '../content/content-folder.ts';
import { copyCheckout, type Environment, hashes, type Outcome } from '../support/checkout.ts';
import { clockSettings } from '../support/command-environment.ts';
import { picture } from '../support/pictures.ts';
import { installProduction } from '../support/production-packages.ts';
import { missing } from '../support/requirements.ts';
import { currentMonday, writeSampleContent } from '../support/sample-content.ts';
import { addressOf } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { toolCommand } from '../support/tools.ts';
import { brand, namesIn, onDemand, ownParts, pictured, vote } from './board.ts';
import { expectReplaced, expectWrapped, removeAll, replaceAll, wrapAll } from './own-components.ts';

const root = resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = temporaryFolder();
const board = join(folder, 'board');
/** A board that adds nothing to the software. */
const plain = join(folder, 'plain');
const home = join(folder, 'home');
const dist = join(board, 'dist');
const tarball = join(folder, `launch-catalog-${version}.tgz`);
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const uid = isRoot ? { uid: nobody, gid: nobody } : {};
const monday = currentMonday();
const sunday = addDays(monday, -1);

/** What a build may not write: all but the release and the packages, which take too long to read. */
const beside = () => readdirSync(board).filter((name) => !['dist', '.builds', 'node_modules'].includes(name));
const sources = () => beside().flatMap((name) => (name.includes('.') ? name : hashes(join(board, name))));
let before: unknown;

const call = (cwd: string, program: string, ...argv: string[]) =>
	execFileSync(program, argv, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(async () => {
	const tools = join(folder, 'tools');
	const software = join(tools, 'node_modules/launch-catalog');
	copyCheckout(join(folder, 'checkout'));
	call(join(folder, 'checkout'), 'npm', 'pack', '--pack-destination', folder);
	mkdirSync(software, { recursive: true });
	call(folder, 'tar', '-xzf', tarball, '-C', software, '--strip-components', '1');
	installProduction(tools);
	symlinkSync('../launch-catalog/bin/launch-catalog.mjs', join(tools, 'node_modules/.bin/launch-catalog'));
	call(
		folder,
		join(tools, 'node_modules/.bin/launch-catalog'),
		'init',
		'board',
		'--name',
		'Acme',
		'--repository',
		'https://github.com/acme/board',
		'--lang',
		'de',
		'--with',
		'votes',
		'--yes',
	);
	renameSync(join(tools, 'node_modules'), join(board, 'node_modules'));
	writeSampleContent(join(folder, 'sample'), { products: 3, periods: 2, lastMonday: monday });
	for (const name of ['categories', 'launch_periods', 'products']) {
		rmSync(join(board, 'content', name), { recursive: true, force: true });
		cpSync(join(folder, 'sample', name), join(board, 'content', name), { recursive: true });
	}
	cpSync(join(board, 'content'), join(plain, 'content'), { recursive: true });
	writeFiles(board, ownParts);
	const third = join(board, 'content/products/product-003.md');
	const launch = `  - { period: ${isoWeekSlug(monday)}, plan: free, approved: true }\n`;
	writeFileSync(third, readFileSync(third, 'utf8').replace('launches:\n', `launches:\n${launch}`));
	const first = join(board, 'content/products/product-001.md');
	writeFileSync(first, readFileSync(first, 'utf8').replace('---\n', `---\n${pictured}`));
	writeFiles(board, {
		'content/products/product-001.png': await picture('png', 128),
		'content/products/product-001.webp': await picture('webp', 800),
	});
	appendFileSync(join(board, 'content/site.yaml'), brand);
	for (const path of [home, join(board, '.builds')]) mkdirSync(path);
	chmodSync(folder, 0o755);
	if (isRoot) for (const path of [home, board, join(board, '.builds')]) chownSync(path, nobody, nobody);
	before = sources();
}, 300_000);

function npm(script: string, environment: Environment = {}, ...argv: string[]): ChildProcessWithoutNullStreams {
	const { PATH = '' } = process.env;
	const settings = { HOME: home, npm_config_update_notifier: 'false', PORT: '0' };
	return spawn('npm', ['run', '--silent', script, '--', ...argv], {
		cwd: board,
		env: { PATH, ...clockSettings, ...settings, ...environment },
		...uid,
	});
}

async function finished(script: string, environment: Environment = {}, ...argv: string[]): Promise<Outcome> {
	const child = npm(script, environment, ...argv);
	const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
	return { code, stdout, stderr };
}

const lint = missing('tools');

describe.skipIf(lint)(`the package ${lint}`, () => {
	test('has nothing that publint or attw finds wrong', () => {
		expect(call(folder, toolCommand('publint'), '--strict', tarball)).toContain('All good!');
		// TypeScript finds no types beside a component: those are in it.
		const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
		const components = Object.keys(exports).filter((path) => path.endsWith('.astro'));
		const options = ['--profile', 'esm-only', '--exclude-entrypoints', ...components];
		expect(call(folder, toolCommand('attw'), tarball, ...options)).toContain('launch-catalog/catalog');
	});
});

describe('a page of the board', () => {
	const file = join(board, 'src/pages/team.astro');
	const page = ownParts['src/pages/team.astro'];
	afterEach(() => writeFileSync(file, page));

	test.each([
		[
			'a wrong name',
			'({ produts }',
			"team.astro:4:34 - error ts(2339): Property 'produts' does not exist on type 'Catalog'",
		],
		['nothing wrong', '({ products }', '- 0 errors\n- 0 warnings\n- 0 hints'],
	])('is checked with the types of the package: %s', (_, parameters, result) => {
		writeFileSync(file, page.replace('({ products }', parameters));
		replaceAll(board);
		wrapAll(join(board, 'src/wrapped'));
		writeFileSync(join(board, 'tsconfig.json'), '{ "extends": "astro/tsconfigs/strictest" }');
		const { stdout } = spawnSync(join(root, 'node_modules/.bin/astro-check'), { cwd: board, encoding: 'utf8' });
		for (const path of ['tsconfig.json', 'src/wrapped']) rmSync(join(board, path), { recursive: true });
		removeAll(board);
		expect(stripVTControlCharacters(stdout)).toContain(result);
	});

	test.each([
		['file', page.replace('Page.astro', 'Pages.astro'), '"./components/Pages.astro" is not exported'],
		['component', page.replace('<h1>', '<Missing /><h1>'), 'Cannot render /team.html: Missing is not defined.\n'],
		[
			'server',
			page.replace('<h1>', '<Page server:defer layout={layout} title="" path="/x" /><h1>'),
			'Delete `server:defer` from the component.\n',
		],
	])('is refused without a stack trace if it names a %s that does not exist', async (_, text, sentence) => {
		writeFileSync(file, text);
		const { code, stderr } = await finished('build', { CATALOG_DATE: sunday, EXTRAS: 'none' });
		expect(code).toBe(1);
		expect(stderr).toContain(sentence);
		expect(stderr).not.toMatch(/^ +at /m);
	});
});

describe('a board without code and texts of its own', () => {
	const config = readFileSync(join(root, 'template/astro.config.mjs'), 'utf8');
	/** A package whose code is in the bundle. */
	const inside = join(board, 'node_modules/minisearch/package.json');
	/** The language of the bundle that it uses, and the key of its pages. */
	const bundle = (before = ''): readonly [lang: string, key: string] => {
		const module = join(board, 'node_modules/launch-catalog/lib/src/build/pages/shipped-bundle.js');
		const use = `const { shippedBundle } = await import('${module}'); const used = shippedBundle('.', 'content');`;
		const code = `${before};${use} console.log(JSON.stringify([used?.folder, used?.code]))`;
		const [path, key] = JSON.parse(call(plain, process.execPath, '--input-type=module', '--eval', code));
		return [basename(path ?? 'none'), key];
	};

	beforeAll(() => {
		const vote = '---\ntitle: Vote\ndescription: How to vote.\n---\nBy mail.\n';
		writeFiles(plain, { 'astro.config.mjs': config, 'content/pages/vote.md': vote });
		symlinkSync(join(board, 'node_modules'), join(plain, 'node_modules'));
	});

	test('uses the bundle of its language that the package brings, with a key of all packages and of Node', () => {
		const [lang, key] = bundle();
		expect(lang).toBe('de');
		expect(bundle()).toEqual(['de', key]);
		expect(bundle("Object.defineProperty(process, 'version', { value: 'v99.0.0' })")[1]).not.toBe(key);
		const outside = join(board, 'node_modules/ical-generator/package.json');
		const text = readFileSync(outside, 'utf8');
		writeFileSync(outside, text.replace(/"version": "[^"]+"/, '"version": "99.0.0"'));
		const [other, otherKey] = bundle();
		writeFileSync(outside, text);
		expect(other).toBe('de');
		expect(otherKey).not.toBe(key);
	});

	test.each([
		['components', 'src/components/Footer.astro', ''],
		['texts', 'content/texts.yaml', 'home: { heading: Hallo }\n'],
		['a configuration', 'astro.config.mjs', `${config}// Own\n`],
		['a configuration of PostCSS', 'postcss.config.mjs', ''],
		['a language without texts', 'content/site.yaml', 'lang: cs\n'],
		['another version of a package', inside, '{ "name": "minisearch", "version": "99.0.0" }'],
	])('bundles its pages once it has %s', (_, path, text) => {
		const file = resolve(plain, path);
		const former = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
		const used = bundle();
		if (former === undefined) rmSync(file);
		else writeFileSync(file, former);
		expect(used).toEqual(['none', null]);
		expect(bundle()[0]).toBe('de');
	});

	test('starts no bundler, and publishes what it would publish with one', () => {
		const build = (bundles: number) => {
			const settings = { CATALOG_DATE: sunday, SOURCE_DATE_EPOCH: '1795167000', EXTRAS: 'none' };
			call(plain, 'env', ...Object.entries(settings).map((one) => one.join('=')), 'npx', 'launch-catalog', 'build');
			expect(globSync('.builds/cache/pages-*', { cwd: plain })).toHaveLength(bundles);
			return hashes(join(plain, 'dist/client'));
		};
		const withoutBundler = build(0);
		writeFileSync(join(plain, 'tsconfig.json'), '{}');
		expect(build(1)).toEqual(withoutBundler);
	}, 120_000);
});

describe('components in the place of the software’s', () => {
	const client = join(dist, 'client');
	const week = isoWeekSlug(addDays(monday, -7));
	const published = { client, week, category: 'developer-tools' };
	const settings = {
		CATALOG_DATE: sunday,
		SITE_URL: 'https://board.example',
		EXTRAS: 'none',
		SOURCE_DATE_EPOCH: '1795167000',
	};
	const build = async (...argv: string[]) => {
		const { code, stderr } = await finished('build', settings, ...argv);
		expect({ code, stderr: stderr.replace(/^\d+ warnings.*\n/, '') }).toEqual({ code: 0, stderr: '' });
	};
	afterEach(() => removeAll(board));

	test('show pages and rows from their props, or fill the slots of the software’s, in the next build', async () => {
		replaceAll(board);
		await build();
		expectReplaced(published);
		wrapAll(board);
		await build();
		expectWrapped(published);
		const next = hashes(client);
		await build('--full');
		expect(hashes(client)).toEqual(next);
	}, 300_000);

	test('are noticed by a development server that runs', async () => {
		const server = npm('dev');
		const ended = once(server, 'exit');
		const { url } = await addressOf(server, 'npm run dev');
		const product = async () => (await fetch(`${url}/products/product-001`)).text();
		expect(await product()).toContain('Product 001');
		// Visits of its editors are none.
		expect(await product()).not.toContain('stats.example');
		expect(await (await fetch(`${url}/deals`)).text()).toContain('<h1>Deals</h1>');
		wrapAll(board);
		await expect.poll(product, { timeout: 60_000 }).toContain('<i>Product after-facts</i>');
		server.kill('SIGTERM');
		await ended;
		rmSync(join(board, '.astro'), { recursive: true });
	}, 120_000);
});

describe('a board', () => {
	test('replaces the one file that `init --update` names', () => {
		const files = ['.github/workflows/review.yml', '.github/workflows/votes.yml'];
		for (const path of files) appendFileSync(join(board, path), '# Own\n');
		call(board, 'npx', 'launch-catalog', 'init', '--update', '.github/workflows/review.yml');
		expect(files.map((path) => readFileSync(join(board, path), 'utf8').endsWith('# Own\n'))).toEqual([false, true]);
		expect(call(board, 'npx', 'launch-catalog', 'init', '--update')).toBe(
			'.github/workflows/votes.yml\nWrote 1 file.\n',
		);
		expect(() => call(board, 'npx', 'launch-catalog', 'init', '--update', 'nosuch.yml')).toThrow(
			'`nosuch.yml` is no file of this board that differs.',
		);
		expect(sources()).toEqual(before);
	});

	test('gets the files of another host when asked', () => {
		const written = call(board, 'npx', 'launch-catalog', 'init', '--update', '--host', 'docker');
		expect(written).toBe('Dockerfile\n.dockerignore\nWrote 2 files.\n');
		for (const path of ['Dockerfile', '.dockerignore']) rmSync(join(board, path));
	});

	test('is told of its files that no page shows, or that the build writes itself', async () => {
		writeFileSync(join(board, 'src/pages/products.astro'), '');
		const { stderr: checked } = await finished('check');
		writeFileSync(join(board, 'public/robots.txt'), '');
		const { code, stderr } = await finished('build', { CATALOG_DATE: sunday, EXTRAS: 'none' });
		for (const path of ['src/pages/products.astro', 'public/robots.txt']) rmSync(join(board, path));
		expect(checked).toContain('Is not used: `/products` is a page of the software. Rename the file.');
		expect(checked).toContain(
			'src/pages/island.astro:4:1 file: warning: Browsers block what this loads from `https://other.example`. Add `frame: [https://other.example]` to `policy` in `site.yaml`.',
		);
		writeFiles(board, { 'src/pages/api/own.ts': onDemand('() => {}'), 'src/pages/about.ts': onDemand('() => {}') });
		const { stderr: refused } = await finished('check');
		for (const path of ['src/pages/api', 'src/pages/about.ts']) rmSync(join(board, path), { recursive: true });
		expect(refused).toContain('src/pages/api/own.ts:1:1 file: Never runs: `/api` belongs to the software.');
		expect(refused).toContain('Never runs: `content/pages/about.md` is published at this path.');
		const whole = {
			'src/pages/landing/index.astro': '<html lang="de"></html>',
			'src/components/Produkt.astro': '<p style="">',
		};
		writeFiles(board, { 'src/pages/products/[slug].astro': '', ...whole });
		const { stderr: unused } = await finished('check');
		for (const path of ['src/pages/products', 'src/pages/landing', 'src/components/Produkt.astro']) {
			rmSync(join(board, path), { recursive: true });
		}
		expect(unused).toContain('src/pages/products/[slug].astro:1:1 file: `/products/[slug]` belongs to the software.');
		expect(unused).toContain('src/pages/landing/index.astro:1:1 file: note: Has an `<html>` element of its own');
		expect(unused).toContain('src/components/Produkt.astro:1:1 file: warning: Browsers block `style` attributes.');
		expect(unused).toContain('no component `Produkt`, and no file in `src` imports it. Did you mean `Product`?');
		writeFileSync(join(board, 'netlify.toml'), '');
		const { stderr: onNetlify } = await finished('check');
		rmSync(join(board, 'netlify.toml'));
		expect(onNetlify).toContain('warning: Netlify doesn’t have `/vote`, which the Node server renders on request.');
		expect([code, stderr]).toEqual([1, expect.stringContaining('If `public/robots.txt` is one, delete or rename it.')]);
	});

	test('builds, serves, rebuilds at the turn of the week and rolls back as a user who owns nothing else', async () => {
		const settings = { CATALOG_DATE: sunday, SITE_URL: 'https://board.example' };
		const built = await finished('build', settings);
		expect({ code: built.code, stderr: built.stderr }).toEqual({
			code: 0,
			stderr: '6 warnings in the content. `npm run check` lists them.\n',
		});
		const first = realpathSync(dist);
		const published = (path: string) => readFileSync(join(dist, 'client', path), 'utf8');
		expect(published('products.html')).toContain('Acme, Berlin');
		expect(published('team.html')).toContain('<h1>3 products</h1>');
		expect(published('team.md')).toContain('We are two.');
		for (const path of ['team', 'deals', 'deals/product-001']) {
			expect(published('sitemap.xml')).toContain(`<loc>https://board.example/${path}<`);
		}
		expect(published('deals/product-001.html')).toContain(
			'<h1>Deal for product-001 at https://board.example/deals/product-001</h1>',
		);
		expect(published('own.txt')).toBe('ours');
		expect(published('search.html')).toContain('<h1>Suche</h1>');
		const scripts = globSync('client/_astro/*.js', { cwd: dist }).map((path) => readFileSync(join(dist, path), 'utf8'));
		expect(scripts.filter((script) => script.includes('Produkte suchen'))).toHaveLength(1);
		expect(scripts.filter((script) => /Search products|Bisherige Launches/.test(script))).toEqual([]);
		for (const part of ['<html lang="de">', '<img src="/logo.svg" alt="Acme">', '>Produkte<', '>Firma<', 'theme.css']) {
			expect(published('products.html')).toContain(part);
		}
		expect(published('theme.css')).toContain('--accent: light-dark(#0f766e, ');
		expect(published('404.html')).toContain(
			'<script defer src="https://stats.example/a.js" data-domain="board.example"></script>',
		);
		const inline = Array.from(
			published('island.html').matchAll(/<(script|style)>(.*?)<\/\1>/gs),
			([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`,
		);
		expect(inline).toHaveLength(4);
		const policy = published('_headers').match(/(?<=Content-Security-Policy: ).*/)?.[0] ?? '';
		for (const source of inline) expect(policy).toContain(source);
		expect(namesIn(join(dist, 'client'))).toEqual([]);
		const styles = globSync('_astro/*.css', { cwd: join(dist, 'client') });
		expect(styles.some((path) => published(path).includes('.ours{color:teal}'))).toBe(true);

		// It is polled more often than the limit allows.
		const server = npm('serve', { RATE_LIMIT_EXEMPT: '127.0.0.1', DATA_DIR: home });
		let printed = '';
		for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk));
		const ended = once(server, 'exit');
		const { url } = await addressOf(server, 'npm run serve');
		const newestWeek = async () => (await (await fetch(`${url}/api/launch_periods`)).json()).launch_periods[0].slug;
		await expect.poll(newestWeek, { timeout: 90_000 }).toBe(isoWeekSlug(monday));
		// The release is live a moment before its build has ended.
		await expect.poll(() => printed, { timeout: 90_000 }).toContain('"event":"rebuilt","reason":"date"');
		const second = realpathSync(dist);
		expect(second).not.toBe(first);
		const file = writeFiles(temporaryFolder(), { 'votes.json': await vote(url, isoWeekSlug(monday)) });
		expect(
			call(board, 'npx', 'launch-catalog', 'votes', isoWeekSlug(monday), join(file, 'votes.json'), '--dry-run'),
		).toContain('product-003  votes 0 → 2');
		const failed = await fetch(`${url}/own/throws`);
		expect([failed.status, await failed.text()]).toEqual([500, published('500.html')]);
		expect(printed).toMatch(/"event":"error","request_id":"[\w-]+","route":"\/own\/throws","message":"boom"/);
		expect(await (await fetch(`${url}/own/left-alone`)).text()).toBe('ok');
		await expect
			.poll(() => printed)
			.toMatch(/"event":"error","request_id":"[\w-]+","route":"\/own\/left-alone","message":"alone"/);
		expect((await fetch(`${url}/own/load`)).status).toBe(500);
		expect(printed).toMatch(/"event":"error","request_id":"[\w-]+","route":"\/own\/load","message":"no setting"/);
		expect((await fetch(`${url}/own/hook`, { method: 'POST' })).status).toBe(200);
		expect((await fetch(`${url}/own/throws`, { method: 'POST' })).status).toBe(403);
		for (const path of ['/island', '/missing', '/team.md', '/own/left-alone'])
			expect((await fetch(url + path)).headers.get('content-security-policy')).toBe(policy);
		expect(await (await fetch(`${url}/own/product-001`)).json()).toMatchObject({ slug: 'product-001' });

		const back = await finished('rollback');
		expect({ code: back.code, stderr: back.stderr }).toEqual({ code: 0, stderr: '' });
		expect(back.stdout).toMatch(/^`dist` is the release of \S+ for \S+ again, instead of /);
		expect(realpathSync(dist)).toBe(first);
		await expect.poll(newestWeek, { timeout: 30_000 }).toBe(isoWeekSlug(sunday));
		// The server sees that the date has passed, and leaves the rollback alone.
		await expect.poll(() => printed, { timeout: 90_000 }).toContain('This content was rolled back.');
		expect(realpathSync(dist)).toBe(first);

		expect((await fetch(`${url}/vote`)).status).toBe(200);

		expect((await finished('rollback')).code).toBe(0);
		expect(realpathSync(dist)).toBe(second);
		await expect.poll(newestWeek, { timeout: 30_000 }).toBe(isoWeekSlug(monday));
		appendFileSync(join(board, 'src/styles/custom.css'), '.ours { margin: 0 }');
		expect((await finished('build')).code).toBe(0);
		await expect.poll(() => printed, { timeout: 30_000 }).toContain('"event":"restart_needed"');
		expect((await fetch(`${url}/vote`)).status).toBe(200);
		writeFiles(board, { 'src/styles/custom.css': ownParts['src/styles/custom.css'] });
		server.kill('SIGTERM');
		expect(await ended).toEqual([0, null]);
		expect(sources()).toEqual(before);
	}, 300_000);
});
