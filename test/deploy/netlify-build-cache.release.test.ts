import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { build, copyCheckout } from '../support/checkout.ts';
import { describeWith } from '../support/describe-with.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { loadTool } from '../support/tools.ts';

/** What Netlify gives to plugins as `utils.cache`. */
interface CacheUtils {
	bindOpts(options: { readonly cacheDir: string; readonly cwd: string }): {
		restore(paths: readonly string[]): Promise<boolean>;
		save(paths: readonly string[]): Promise<boolean>;
	};
}

type Event = (given: { readonly utils: { readonly cache: ReturnType<CacheUtils['bindOpts']> } }) => Promise<void>;

const plugin = (await import(resolve('deploy/netlify-build-cache/index.js'))) as Record<
	'onPreBuild' | 'onPostBuild',
	Event
>;

const folder = temporaryFolder();
const content = join(folder, 'content');

/** A deploy in a new checkout, as Netlify makes one: the plugin, the command, the plugin. */
async function deploy(name: string): Promise<number> {
	const checkout = copyCheckout(join(folder, name));
	const { bindOpts } = loadTool('@netlify/cache-utils') as CacheUtils;
	const utils = { cache: bindOpts({ cacheDir: join(folder, 'cache'), cwd: checkout }) };
	await plugin.onPreBuild({ utils });
	const { stdout } = await build(checkout, { CONTENT_DIR: content, NETLIFY: 'true' });
	await plugin.onPostBuild({ utils });
	const [, written = ''] = /^([\d,]+) written/m.exec(stdout) ?? [];
	expect(lstatSync(join(checkout, 'dist')).isDirectory()).toBe(true);
	return Number(written.replaceAll(',', ''));
}

describeWith(['tools'], 'the build plugin of Netlify', () => {
	test('is one that netlify.toml names', () => {
		const { plugins } = parseToml(readFileSync('netlify.toml', 'utf8')) as unknown as {
			plugins: readonly { package: string }[];
		};
		expect(plugins.map((each) => each.package)).toEqual(['/deploy/netlify-build-cache']);
		expect(parse(readFileSync('deploy/netlify-build-cache/manifest.yml', 'utf8'))).toEqual({
			name: 'netlify-build-cache',
		});
	});

	test('lets a deploy in another checkout render what has changed, and nothing else', async () => {
		writeSampleContent(content, { products: 20, periods: 3 });
		const first = await deploy('first');
		expect(first).toBeGreaterThan(150);
		const file = join(content, 'products/product-007.md');
		writeFileSync(file, readFileSync(file, 'utf8').replace('A description', 'Another description'));
		const second = await deploy('second');
		// Page, Markdown version, JSON, export, changes, manifest, two feeds, and the words of descriptions with what names them;
		// `incremental` compares the bytes.
		expect(second).toBe(10);
	});
});
