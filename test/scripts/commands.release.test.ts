import { once } from 'node:events';
import { cpSync, existsSync, realpathSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { copyCheckout, type Environment, hashes, run, settings } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const built = join(folder, 'built');
const out = join(folder, 'out');

beforeAll(() => {
	copyCheckout(checkout);
	writeSampleContent(content, { products: 3 });
	cpSync(inject('release'), built, { recursive: true, dereference: true });
});

/** Every file of the checkout but its packages, and of the folders beside it. */
const everything = (): string[] => {
	const parts = ['content', 'public', 'scripts', 'src', '.builds'].map((name) => join(checkout, name));
	return [content, built, ...parts.filter(existsSync)].flatMap(hashes);
};

/** Expects one sentence on stderr, or in a line of the log of a server, exit code 1, and that no file came, went or changed. */
async function refuses(script: string, environment: Environment, sentence: string): Promise<void> {
	const before = everything();
	const { code, stdout, stderr } = await run(checkout, script, environment);
	if (/serve|start/.test(script)) expect(JSON.parse(stdout)).toMatchObject({ level: 'error', message: sentence });
	else expect(stdout).toBe('');
	expect([code, stderr]).toEqual([1, /serve|start/.test(script) ? '' : `${sentence}\n`]);
	expect(everything()).toEqual(before);
	expect(existsSync(out)).toBe(false);
	expect(existsSync(join(checkout, 'dist'))).toBe(false);
}

const wholeNumber = (minimum: number, maximum: number) => `write a whole number from ${minimum} to ${maximum}.`;
const baseUrl = 'write an absolute http or https URL such as `https://catalog.example`, without a path or query.';

// The unit tests of the settings have their values; here each command reads them before it does anything.
test.each([
	['scripts/build.ts', 'SITE_URL', 'https://catalog.example/board', baseUrl],
	[
		'scripts/check.ts',
		'CONTENT_DIR',
		'/no/such/folder',
		'write the path of a folder that exists, or run the command in the folder of a board.',
	],
	['scripts/start.ts', 'SOURCE_DATE_EPOCH', 'now', 'write whole seconds since 1970 in UTC, such as `1795167000`.'],
	['scripts/serve.ts', 'TRUSTED_PROXIES', '-1', wholeNumber(0, 16)],
])('a wrong setting is refused by %s: %s=%s', async (script, name, value, remedy) => {
	const environment = { ...settings, CONTENT_DIR: content, OUT_DIR: out, PORT: '0', [name]: value };
	await refuses(script, environment, `Cannot use \`${name}=${value}\`: ${remedy}`);
});

test('an output without a build is refused', async () => {
	const remedy = 'Run `npm run build` first, or set `OUT_DIR`.';
	await refuses('scripts/serve.ts', { OUT_DIR: out }, `There is no build in \`${out}\`. ${remedy}`);
});

test('a release whose manifest is cut short is refused by the server', async () => {
	const cut = join(folder, 'cut');
	cpSync(built, cut, { recursive: true, dereference: true });
	const manifest = join(realpathSync(cut), 'client/data/manifest.json');
	truncateSync(manifest, 100);
	const sentence = `The release is damaged: \`${manifest}\` is not JSON. Run \`npm run build\`.`;
	await refuses('scripts/serve.ts', { OUT_DIR: cut, PORT: '0' }, sentence);
});

test('a host that this machine does not have is refused', async () => {
	const HOST = '203.0.113.7';
	const environment = { OUT_DIR: built, PORT: '0', HOST };
	await refuses('scripts/serve.ts', environment, `Cannot use \`HOST=${HOST}\`: this machine has no such address.`);
});

test.each(['scripts/serve.ts', 'scripts/start.ts', 'scripts/dev.ts'])(
	'%s refuses a port where another program listens',
	async (script) => {
		const other = createServer().listen(0, '127.0.0.1');
		await once(other, 'listening');
		const address = other.address();
		const port = String(typeof address === 'object' ? address?.port : '');
		const sentence = `Cannot use \`PORT=${port}\`: another program listens there. Set \`PORT\` to a free one.`;
		// The last two look before they build.
		const folders = script === 'scripts/serve.ts' ? { OUT_DIR: built } : { CONTENT_DIR: content, OUT_DIR: out };
		await refuses(script, { ...folders, PORT: port }, sentence).finally(() => other.close());
	},
);
